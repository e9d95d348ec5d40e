import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { FormTable } from '../tables.ts';

/** Which forms to count. A missing filter means all languages, all parts, and all states except held. */
interface Counted {
  readonly states?: readonly string[] | undefined;
  readonly language?: string | undefined;
  /** For prayer requests, whether they are shared; for Saturday requests, their kind. */
  readonly part?: string | undefined;
}

/** Counts forms. The database maintains the counts, so no form is read. */
export async function countForms(
  db: Kysely<Database>,
  table: FormTable,
  { states, language, part }: Counted,
): Promise<number> {
  let found = db
    .selectFrom('form_counts')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('count'), sql.lit(0)).as('count'))
    .where('form', '=', table);
  found = states ? found.where('state', 'in', states) : found.where('state', '<>', 'held');
  if (language !== undefined) found = found.where('language', '=', language);
  if (part !== undefined) found = found.where('part', '=', part);
  const { count } = await found.executeTakeFirstOrThrow();
  return count;
}

/** Merges the differences that each change has written, so that few rows remain to be read. */
export async function addUpFormCounts(db: Kysely<Database>): Promise<void> {
  await sql`
    with gone as (delete from form_counts returning form, state, language, part, count)
    insert into form_counts (form, state, language, part, count)
    select form, state, language, part, sum(count) from gone group by form, state, language, part having sum(count) <> 0
  `.execute(db);
}
