import type { Cell } from '#rules/reports';
import type { Schemas } from '../../platform/client/client.ts';

/** A column, and how many characters its longest value has. */
export type ReportColumn = Schemas['ReportColumn'] & { readonly characters: number };

/** A row as a table shows it: its number in the order of the report, and its values in the order of the columns. */
export interface ReportRow {
  readonly index: number;
  readonly cells: readonly Cell[];
}
