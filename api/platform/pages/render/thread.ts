import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Prepared } from '../send.ts';
import { RenderingFailed, type Rendering, type RenderPage } from './render-page.ts';
import type { Answer, Question } from './worker.ts';

/** Rendered pages are short-lived garbage; little stays in memory besides the application, about 30 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

interface Waiting {
  readonly resolve: (rendering: Rendering) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that renders pages. */
export interface RenderThread {
  readonly render: RenderPage;
  readonly close: () => Promise<void>;
}

/** Buffers arrive from the thread as plain Uint8Arrays, without the methods of Buffer. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const asBuffer = ({ etag, identity, br }: Prepared): Prepared => ({
  etag,
  identity: bufferOf(identity),
  ...(br && { br: bufferOf(br) }),
});

function received(rendering: Rendering): Rendering {
  if ('redirect' in rendering) return rendering;
  const { whole, light } = rendering;
  return {
    ...rendering,
    whole: asBuffer(whole),
    ...(light && { light: { ...light, page: asBuffer(light.page), data: asBuffer(light.data) } }),
  };
}

/**
 * Starts a thread that renders pages and waits until it is ready. If the thread dies, for example because a page used all its
 * memory, the pages in progress fail, and the next page starts a new thread.
 */
export async function startRenderThread(
  log: Logger,
  script = new URL('./worker.ts', import.meta.url),
): Promise<RenderThread> {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isClosed = false;
  let worker: Worker | undefined;

  const settle = ({ id, rendering, failure }: Answer): void => {
    const settled = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !settled) return;
    waiting.delete(id);
    if (rendering) settled.resolve(received(rendering));
    else settled.reject(new RenderingFailed(failure?.description ?? '', failure?.isAway ?? false));
  };

  const start = (): Worker => {
    const started = new Worker(script, { resourceLimits });
    started.on('message', settle);
    started.on('error', (error) => {
      log.error({ err: error }, 'the rendering thread failed');
    });
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(new RenderingFailed('The thread has ended', false));
      waiting.clear();
    });
    return started;
  };

  worker = start();
  await once(worker, 'message');
  // The thread alone must not keep the process alive.
  worker.unref();
  return {
    render: (input) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new RenderingFailed('The site is being closed', false));
          return;
        }
        worker ??= start();
        const id = (asked += 1);
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, input } satisfies Question);
      }),
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
