import { useEffect, useState } from 'react';
import { ChunkLoadError } from '../../chunks/load-chunk.ts';
import { mayReload, reloadOnce } from '../../chunks/recovery.ts';
import { NoAnswer } from '../../client/client.ts';
import { hasWorker } from '../../offline/worker-link.ts';

/**
 * Loads the page whole where that can help, and answers whether it does. The address is already that of the screen that
 * could not be shown: the server can send it; and without a connection the worker has it as it was saved, or says so.
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
