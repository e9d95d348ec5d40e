import type { Schemas } from '../../platform/client/client.ts';
import { createReportRows, type ReportRows } from './report-rows.ts';
import { makeWorkbook } from './report-workbook.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** The part of the worker's global scope that is used here, typed. */
const self = globalThis as unknown as {
  postMessage: (answer: WorkerAnswer) => void;
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
};

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let rows: ReportRows | undefined;

/** The text of the response received so far. */
let parts: string[] = [];
const decoder = new TextDecoder();

/** The ids of canceled workbook requests. */
const canceled = new Set<number>();

async function answer(request: Exclude<WorkerRequest, { kind: 'cancel' }>): Promise<WorkerAnswer> {
  const { id } = request;
  if (request.kind === 'part') {
    parts.push(decoder.decode(request.bytes, { stream: true }));
    return { id, kind: 'part' };
  }
  if (request.kind === 'read') {
    const text = parts.join('') + decoder.decode();
    parts = [];
    const result = JSON.parse(text) as Schemas['ReportResult'];
    rows = undefined;
    if (result.error !== undefined) return { id, kind: 'read', report: { kind: 'error', error: result.error } };
    rows = createReportRows(result, request.language);
    const { columns, chart, count } = rows;
    return { id, kind: 'read', report: { kind: 'rows', columns, ...(chart && { chart }), count } };
  }
  if (!rows) throw new Error('No report was read');
  if (request.kind === 'view') return { id, kind: 'view', page: rows.page(request.view) };
  if (request.kind === 'rows') {
    const { view, from, to } = request;
    return { id, kind: 'rows', rows: rows.all(view).rows.slice(from, to) };
  }
  const { columns } = rows;
  const content = { columns, ...rows.all(request.view), totalLabel: request.totalLabel };
  const file = await makeWorkbook(content, (done) => {
    if (canceled.delete(id)) throw new Error('Canceled');
    self.postMessage({ id, kind: 'progress', done });
  });
  // Copying a large file here does not block the page.
  return { id, kind: 'workbook', file: new Blob([file], { type: workbookType }) };
}

self.onmessage = ({ data }) => {
  if (data.kind === 'cancel') {
    canceled.add(data.workbook);
    return;
  }
  answer(data).then(
    (result) => {
      self.postMessage(result);
    },
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      self.postMessage({ id: data.id, kind: 'failed', message });
    },
  );
};
