import type { DataTableColumn } from '../engine/tableFeatures.ts';
import { columnWidths } from './wide.css.ts';

const steps = [4, 8, 12, 16, 20, 24, 28] as const;

/** The class for a wide table's column: it fits the longest value and the longest word of the header with its sort icon. */
export function columnWidth<Row>({ characters = 12, header }: DataTableColumn<Row>): string {
  const ofHeader = Math.max(...header.split(' ').map((word) => word.length)) + 3;
  const needed = Math.max(characters, ofHeader);
  return columnWidths[steps.find((step) => step >= needed) ?? 32];
}
