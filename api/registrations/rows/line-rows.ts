import type { Insertable } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import { mapColumns } from '../../platform/data/columns.ts';
import type { RegistrationQuoteLinesTable } from '../../platform/data/tables.gen.ts';

type Quote = components['schemas']['Quote'];

/** The column of each property of a price line. Storing, archiving and reading use this list. */
const ofLine = mapColumns<'registration_quote_lines', Quote['lines'][number]>()({
  band: 'band',
  quantity: 'quantity',
  unitCents: 'unit_cents',
  totalCents: 'total_cents',
});

/** The columns of a price line apart from its registration. */
export const lineColumns = ['position', ...ofLine.columns] as const;

/** Converts the price lines of a registration to rows. */
export function lineRows({
  id,
  quote,
}: {
  readonly id: string;
  readonly quote: Quote;
}): Insertable<RegistrationQuoteLinesTable>[] {
  return quote.lines.map((line, position) => ({ registration_id: id, position, ...ofLine.toRow(line) }));
}

/** Converts a row to a price line. */
export const lineOf = ofLine.fromRow;
