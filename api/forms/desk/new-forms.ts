import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { holdsAny } from '../../access/rules.ts';
import type { UserType } from '../../access/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { formReaders } from '../rules.ts';
import { formTables } from '../tables.ts';
import type { FormTable } from '../tables.ts';
import { visibleOf } from './visible.ts';

/** The limit of the count. */
const mostNew = 100;

/** When a form appeared in the list: when it was received or, if it was held, released. */
const listedAt = sql<Date>`coalesce(released_at, created_at)`;

/** When the newest form that is not held, and that the reader may see, appeared; null if there is none. One index lookup. */
export async function newestFormAt(
  db: Kysely<Database>,
  table: FormTable,
  visible: RawBuilder<boolean> = sql`true`,
): Promise<Date | null> {
  const { rows } = await sql<{ listed_at: Date }>`
    select ${listedAt} as listed_at from ${sql.table(table)} where state <> 'held' and ${visible}
    order by ${listedAt} desc, id limit 1
  `.execute(db);
  return rows[0]?.listed_at ?? null;
}

/** A subquery of the new forms of a kind that someone with these types sees, for counting. */
export function newForms(kind: components['schemas']['HeldFormKind'], held: readonly UserType[]): RawBuilder<unknown> {
  return sql`(select id from ${sql.table(formTables[kind])} where state = 'new' and ${visibleOf(kind, held)})`;
}

/**
 * How many forms of a kind appeared in its list after a given time, counting only those that the reader may see.
 * @throws ProblemError `forbidden` for a kind that they may not read.
 */
export async function countNewForms(
  db: Kysely<Database>,
  held: readonly UserType[],
  { kind, since }: { readonly kind: components['schemas']['HeldFormKind']; readonly since: string },
): Promise<number> {
  if (!holdsAny(held, formReaders[kind])) throw new ProblemError('forbidden');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sql.table(formTables[kind])}
      where ${listedAt} > ${new Date(since)} and state <> 'held' and ${visibleOf(kind, held)}
      order by ${listedAt} desc, id
      limit ${sql.lit(mostNew)}
    ) as newer
  `.execute(db);
  return rows[0]?.count ?? 0;
}
