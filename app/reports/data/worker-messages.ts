import type { Schemas } from '../../platform/client/client.ts';
import type { Language } from '#rules/language';
import type { ReportColumn, ReportRow } from './report-row.ts';
import type { ReportPage, ReportView } from './report-rows.ts';

/** A request from the page to the worker; `id` matches it with its answer. */
export type WorkerRequest = { readonly id: number } &
  /** The next bytes of a response. */
  (| { readonly kind: 'part'; readonly bytes: Uint8Array<ArrayBuffer> }
    /** The response is complete. */
    | { readonly kind: 'read'; readonly language: Language }
    | { readonly kind: 'view'; readonly view: ReportView }
    | { readonly kind: 'rows'; readonly view: ReportView; readonly from: number; readonly to: number }
    | { readonly kind: 'workbook'; readonly view: ReportView; readonly totalLabel: string }
    /** Cancels the workbook that was requested with this id. */
    | { readonly kind: 'cancel'; readonly workbook: number }
  );

/** The result of reading a response: rows, or the API's reason for having none. */
export type ReadReport =
  | {
      readonly kind: 'rows';
      readonly columns: readonly ReportColumn[];
      readonly chart?: Schemas['ReportChart'];
      readonly count: number;
    }
  | { readonly kind: 'error'; readonly error: string };

/** An answer from the worker. */
export type WorkerAnswer = { readonly id: number } & (
  | { readonly kind: 'part' }
  | { readonly kind: 'read'; readonly report: ReadReport }
  | { readonly kind: 'view'; readonly page: ReportPage }
  | { readonly kind: 'rows'; readonly rows: readonly ReportRow[] }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'workbook'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string }
);
