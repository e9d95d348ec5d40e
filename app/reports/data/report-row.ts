import type { Cell } from '#rules/reports';
import type { Schemas } from '../../platform/client/client.ts';

/** A column, and the number of characters in its longest value. */
export type ReportColumn = Schemas['ReportColumn'] & { readonly characters: number };

/** A row for display: its position in the report, and its values in column order. */
export interface ReportRow {
  readonly index: number;
  readonly cells: readonly Cell[];
}
