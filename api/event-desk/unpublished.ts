import type { Kysely } from 'kysely';
import { listStaffEvents } from './list.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

/** Selects the drafts that were never published. */
export function selectDraftEvents(db: Kysely<Database>) {
  return db
    .selectFrom('event_edits')
    .select('event_edits.id')
    .where('content', 'is not', null)
    .where((row) =>
      row.not(row.exists(row.selectFrom('events').select('events.id').whereRef('events.id', '=', 'event_edits.id'))),
    );
}

/** Returns the drafts and hidden events whose name, in either language, contains every word. */
export async function findStaffEvents(
  db: Kysely<Database>,
  wanted: string,
  { language, shown }: { readonly language: 'en' | 'es'; readonly shown: number },
): Promise<components['schemas']['FoundStaffEvent'][]> {
  const query = { search: wanted, lng: language, sort: '-start_date', page: 1, pageSize: shown } as const;
  const [drafts, hidden] = await Promise.all([
    listStaffEvents(db, { ...query, state: 'draft' }),
    listStaffEvents(db, { ...query, state: 'hidden' }),
  ]);
  return [...drafts.items, ...hidden.items].slice(0, shown).map(({ id, name, state }) => ({ id, name, state }));
}
