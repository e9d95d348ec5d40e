import type { Language } from '#rules/language';
import type { ReportRow } from './report-row.ts';
import type { ReportPage, ReportView } from './report-rows.ts';
import type { ReadReport, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type Question = WorkerRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never;

/** Follows the creation of a file: `onProgress` gets the finished share, from 0 to 1, and `signal` cancels. */
interface Watch {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** The rows of one report in a separate thread, so that the page stays responsive while it reads, sorts and writes files. */
export interface ReportWorker {
  /** Reads a response while it arrives; throws a TypeError if the connection breaks. */
  readonly read: (body: ReadableStream<Uint8Array<ArrayBuffer>>, language: Language) => Promise<ReadReport>;
  readonly view: (view: ReportView) => Promise<ReportPage>;
  /** Some rows of a view, by position. */
  readonly rows: (view: ReportView, from: number, to: number) => Promise<readonly ReportRow[]>;
  readonly workbook: (view: ReportView, totalLabel: string, watch: Watch) => Promise<Blob>;
  /** Ends the thread; pending requests never settle. */
  readonly close: () => void;
}

export function openReportWorker(): ReportWorker {
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' });
  let last = 0;

  function ask<Kind extends WorkerAnswer['kind']>(
    question: Question,
    kind: Kind,
    watch?: Watch,
  ): Promise<Extract<WorkerAnswer, { kind: Kind }>> {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const done = new AbortController();
      const settle = (act: () => void) => {
        done.abort();
        act();
      };
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerAnswer>) => {
          if (data.id !== id) return;
          if (data.kind === 'progress') watch?.onProgress(data.done);
          else if (data.kind === 'failed') settle(() => reject(new Error(data.message)));
          else settle(() => resolve(data as Extract<WorkerAnswer, { kind: Kind }>));
        },
        { signal: done.signal },
      );
      worker.addEventListener(
        'error',
        ({ message }) => {
          settle(() => reject(new Error(message)));
        },
        { signal: done.signal },
      );
      watch?.signal.addEventListener('abort', () => {
        worker.postMessage({ id: 0, kind: 'cancel', workbook: id } satisfies WorkerRequest);
      });
      worker.postMessage({ id, ...question }, question.kind === 'part' ? [question.bytes.buffer] : []);
    });
  }

  return {
    read: async (body, language) => {
      // One chunk at a time, each in its own task: taking a large response at once would freeze a slow page.
      const reader = body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read())
        await ask({ kind: 'part', bytes: part.value }, 'part');
      return (await ask({ kind: 'read', language }, 'read')).report;
    },
    view: async (view) => (await ask({ kind: 'view', view }, 'view')).page,
    rows: async (view, from, to) => (await ask({ kind: 'rows', view, from, to }, 'rows')).rows,
    workbook: async (view, totalLabel, watch) =>
      (await ask({ kind: 'workbook', view, totalLabel }, 'workbook', watch)).file,
    close: () => {
      worker.terminate();
    },
  };
}
