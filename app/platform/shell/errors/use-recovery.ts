import { useEffect, useState } from 'react';
import { ChunkLoadError } from '../../chunks/load-chunk.ts';
import { mayReload, reloadOnce } from '../../chunks/recovery.ts';
import { NoAnswer } from '../../client/client.ts';
import { hasWorker } from '../../offline/worker-link.ts';

/**
 * Reloads the page if that can help, and returns whether it does. The address is already that of the failed screen: the server can
 * render it, and offline the worker shows a saved copy or the offline page.
 */
export function useRecovery(error: unknown, isNoted: boolean): boolean {
  const [way] = useState(() => {
    if (error instanceof ChunkLoadError && mayReload()) return 'once';
    return error instanceof NoAnswer && hasWorker() ? 'saved' : undefined;
  });
  useEffect(() => {
    if (isNoted && way !== 'saved') console.error(error);
    if (way === 'once') reloadOnce();
    if (way === 'saved') window.location.reload();
  }, [error, isNoted, way]);
  return way !== undefined;
}
