import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

/** The table of each kind of form. */
export const formTables = {
  contact: 'contact_messages',
  prayer: 'prayer_requests',
  sabbath: 'sabbath_requests',
} as const satisfies Record<components['schemas']['HeldFormKind'], keyof Database>;

/** One of these tables. */
export type FormTable = (typeof formTables)[keyof typeof formTables];

/** The column that refers to each kind of form from its answers. */
export const answerColumns = {
  contact: 'contact_id',
  prayer: 'prayer_id',
  sabbath: 'sabbath_id',
} as const satisfies Record<keyof typeof formTables, string>;
