import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { readsUnshared } from '../../prayer/rules.ts';
import { formTables } from '../tables.ts';
import { visibleOf } from './visible.ts';

type Schemas = components['schemas'];
type Kind = Schemas['HeldFormKind'];

/** The search terms, and how many results to show. */
interface Wanted {
  readonly patterns: readonly string[];
  /** The whole email address to search for, if the search is one. */
  readonly address?: string;
  /** Whether the text index can find one of these words; shorter ones are searched for among the newest forms. */
  readonly isIndexed: boolean;
  readonly newest: number;
  readonly shown: number;
}

/** Whether someone may search by address: the prayer team must not find a request by data that it may not read. */
function mayFindByAddress(kind: Kind, held: readonly UserType[]): boolean {
  return kind !== 'prayer' || readsUnshared(held);
}

/** The forms of a kind that contain every word, newest first, limited to what someone with these types may see. */
export async function findForms(
  db: Kysely<Database>,
  kind: Kind,
  held: readonly UserType[],
  { patterns, address, isIndexed, newest, shown }: Wanted,
): Promise<Schemas['FoundForm'][]> {
  if (patterns.length === 0) return [];
  const text = mayFindByAddress(kind, held) ? sql`search_text` : sql`team_search_text`;
  const matches = sql.join(
    patterns.map((pattern) => sql`searched like ${pattern}`),
    sql` and `,
  );
  const name = kind === 'prayer' ? sql`first_name::text` : sql`last_name || ', ' || first_name`;
  const visible = sql`
    select id, created_at, ${name} as name, ${text} as searched from ${sql.table(formTables[kind])}
    where state <> 'held' and ${visibleOf(kind, held)}
  `;
  if (address !== undefined && mayFindByAddress(kind, held)) {
    const found = await read(
      db,
      sql`${visible} and lower(email) = ${address} order by created_at desc, id limit ${sql.lit(shown)}`,
    );
    if (found.length > 0) return found;
  }
  const from = isIndexed ? sql`(${visible})` : sql`(${visible} order by created_at desc, id limit ${sql.lit(newest)})`;
  return read(
    db,
    sql`
      select id, created_at, name from ${from} as forms
      where ${matches}
      order by created_at desc, id
      limit ${sql.lit(shown)}
    `,
  );
}

async function read(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<Schemas['FoundForm'][]> {
  const { rows } = await sql<{ id: string; created_at: Date; name: string }>`${query}`.execute(db);
  return rows.map(({ id, created_at, name: found }) => ({ id, name: found, receivedAt: created_at.toISOString() }));
}
