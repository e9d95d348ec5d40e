import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import type { Turn } from '../connections.ts';
import type { Column } from '../define.ts';
import type { FileFormat } from './store.ts';

/** The input of the thread that writes a file. */
export interface FileJob {
  readonly database: Turn['database'];
  readonly query: Pick<CompiledQuery, 'sql' | 'parameters'>;
  readonly columns: readonly (Pick<Column, 'id' | 'type' | 'isSummed'> & { readonly title: string })[];
  readonly totalLabel: string;
  readonly format: FileFormat;
}

/** The messages of the thread. */
export type FileNews =
  | { readonly kind: 'connected'; readonly processId: number }
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' };

/**
 * The heap for new objects, in MB. Rows are written soon after they are read, so more memory would only be taken from the server.
 */
const newObjects = 8;

/** The heap for longer-lived objects, in MB. A workbook is built in memory and has no such limit. */
const oldObjects = 96;

const script = new URL('./file.worker.ts', import.meta.url);

/**
 * Writes a file in its own thread, with its own connection, as fast as the reader reads it. When the reader leaves, the query is
 * canceled. The turn is released when the thread has ended.
 */
export function writeFile(turn: Turn, job: FileJob): Readable {
  let isComplete = false;
  const thread = new Worker(script, {
    workerData: job,
    resourceLimits: {
      maxYoungGenerationSizeMb: newObjects,
      ...(job.format === 'csv' && { maxOldGenerationSizeMb: oldObjects }),
    },
  });
  const stream = new Readable({
    read: () => {
      thread.postMessage('more');
    },
    destroy: (error, done) => {
      void turn
        .cancel()
        .then(() => thread.terminate())
        .then(
          () => {
            done(error);
          },
          () => {
            done(error);
          },
        );
    },
  });
  turn.whenStopped((reason) => stream.destroy(reason));
  thread.on('message', (news: FileNews) => {
    if (news.kind === 'connected') turn.runsAs(news.processId);
    else if (news.kind === 'chunk') stream.push(news.bytes);
    else {
      isComplete = true;
      stream.push(null);
    }
  });
  thread.on('error', (error: Error) => {
    stream.destroy(turn.cancelled() ?? error);
  });
  thread.on('exit', () => {
    turn.release();
    // The reader may still have data to take; an unannounced end must not look like a complete file.
    if (!isComplete) stream.destroy(turn.cancelled() ?? new Error('The file could not be finished'));
  });
  return stream;
}
