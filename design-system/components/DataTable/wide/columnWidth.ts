import type { DataTableColumn } from '../tableFeatures.ts';
import { columnWidths } from './wide.css.ts';

const steps = [4, 8, 12, 16, 20, 24, 28] as const;

/** The class of a column of a wide table: as wide as its longest value, and as the longest word of its header with its sign. */
export function columnWidth<Row>({ characters = 12, header }: DataTableColumn<Row>): string {
  const ofHeader = Math.max(...header.split(' ').map((word) => word.length)) + 3;
  const needed = Math.max(characters, ofHeader);
  return columnWidths[steps.find((step) => step >= needed) ?? 32];
}
