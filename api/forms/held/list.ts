import { sql } from 'kysely';
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Input } from '../../platform/contract/handler.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, limitCount, pageClause, readSort } from '../../platform/data/list.ts';
import type { ListFilters, SortField } from '../../platform/data/list.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { searchPatterns } from '../../platform/text/search.ts';
import { readsUnshared } from '../../prayer/rules.ts';
import { countForms } from '../desk/counts.ts';
import { visibleOf } from '../desk/visible.ts';
import { formTables } from '../tables.ts';
import { readableKinds } from './kinds.ts';

type Schemas = components['schemas'];
type Kind = Schemas['HeldFormKind'];
type Query = Input<'listHeldForms'>['query'];

interface Row {
  readonly kind: Kind;
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly text: string;
  readonly held_reasons: Schemas['HeldReason'][];
  readonly language: 'en' | 'es';
  readonly created_at: Date;
}

/** The text of each kind of form. */
const texts = {
  contact: sql`message`,
  prayer: sql`prayer_request`,
  sabbath: sql`coalesce(intention, wishes, '')`,
} as const satisfies Record<Kind, RawBuilder<unknown>>;

/** Whether someone reads this kind only as the prayer team does: without last names and addresses. */
function readsAsTeam(kind: Kind, held: readonly UserType[]): boolean {
  return kind === 'prayer' && !readsUnshared(held);
}

/** The filters for one kind. The prayer team cannot search data that it may not read. */
function filtersOf(kind: Kind, held: readonly UserType[]): ListFilters<'listHeldForms'> {
  const searched = readsAsTeam(kind, held) ? sql`team_search_text` : sql`search_text`;
  return {
    search: (words) => allOf(searchPatterns(words).map((pattern) => sql<SqlBool>`${searched} like ${pattern}`)),
    kind: (wanted) => sql<SqlBool>`${sql.lit(wanted === kind)}`,
    reason: (reason) => sql<SqlBool>`held_reasons @> array[${reason}]::text[]`,
    from: (from) => sql<SqlBool>`created_at >= ${new Date(from)}`,
    to: (to) => sql<SqlBool>`created_at < ${new Date(to)}`,
  };
}

function allOf(conditions: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The held forms of a kind that someone with these types may read. */
function heldOf(
  kind: Kind,
  held: readonly UserType[],
  columns: RawBuilder<unknown>,
  conditions: readonly Expression<SqlBool>[] = [],
): RawBuilder<unknown> {
  return sql`
    select ${columns} from ${sql.table(formTables[kind])}
    where state = 'held' and ${visibleOf(kind, held)} and ${allOf(conditions)}
  `;
}

/** A subquery of the held forms of a kind that someone with these types may read, for counting. */
export function heldForms(kind: Kind, held: readonly UserType[]): RawBuilder<unknown> {
  return sql`(${heldOf(kind, held, sql`id`)})`;
}

/** Conditions on the held forms of each kind. */
type Wanted = (kind: Kind) => readonly Expression<SqlBool>[];

/** The matching held forms of all kinds that someone with these types may read. */
function matching(wanted: Wanted, held: readonly UserType[]): RawBuilder<unknown> {
  return sql.join(
    readableKinds(held).map((kind) => heldOf(kind, held, sql`id`, wanted(kind))),
    sql` union all `,
  );
}

/**
 * The first matching held forms of each kind in an order, to be sorted together. Each kind is cut off by itself, in the order of its
 * index: without that, PostgreSQL would sort all held forms.
 */
function firstOf(
  wanted: Wanted,
  held: readonly UserType[],
  { order, count }: { readonly order: RawBuilder<unknown>; readonly count: number },
): RawBuilder<unknown> {
  const ofKind = (kind: Kind) => sql`(
    ${heldOf(kind, held, sql`id, first_name, created_at`, wanted(kind))} order by ${order} limit ${sql.lit(count)}
  )`;
  return sql`(${sql.join(readableKinds(held).map(ofKind), sql` union all `)})`;
}

const newestFirst = sql`created_at desc, id`;

/** The conditions of a query. */
function wantedBy(query: Query, held: readonly UserType[], now: Date): Wanted {
  return (kind) => conditionsOf(filtersOf(kind, held), query, now);
}

/** Counts the matching forms: from counts that the database maintains, or by searching up to a limit. */
async function countMatching(db: Kysely<Database>, query: Query, held: readonly UserType[], now: Date) {
  const { search, kind: wanted, reason, from, to } = query;
  if ([search, reason, from, to].some((value) => value !== undefined))
    return countUpToLimit(db, sql`(${matching(wantedBy(query, held, now), held)})`);
  const kinds = readableKinds(held).filter((kind) => wanted === undefined || kind === wanted);
  const counts = await Promise.all(
    kinds.map((kind) =>
      countForms(db, formTables[kind], { states: ['held'], part: readsAsTeam(kind, held) ? 'true' : undefined }),
    ),
  );
  return limitCount(counts.reduce((sum, count) => sum + count, 0));
}

/** These forms for display; last names and addresses are left out for the prayer team, which may not see them. */
async function readForms(
  db: Kysely<Database>,
  ids: readonly string[],
  held: readonly UserType[],
): Promise<Schemas['HeldForm'][]> {
  if (ids.length === 0) return [];
  const all = sql.join(
    readableKinds(held).map((kind) => {
      const contact = readsAsTeam(kind, held)
        ? sql`null::text as last_name, null::text as email`
        : sql`last_name, email`;
      return heldOf(
        kind,
        held,
        sql`${kind}::text as kind, id, first_name, ${contact}, ${texts[kind]} as text, held_reasons, language, created_at`,
        [sql<SqlBool>`id = any(${ids}::uuid[])`],
      );
    }),
    sql` union all `,
  );
  const { rows } = await sql<Row>`${all}`.execute(db);
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ kind, id, first_name, last_name, email, text, held_reasons, language, created_at }) => ({
      kind,
      id,
      firstName: first_name,
      ...(last_name !== null && { lastName: last_name }),
      ...(email !== null && { email }),
      text,
      reasons: held_reasons,
      language,
      receivedAt: created_at.toISOString(),
    }));
}

/** When the newest held form arrived that someone with these types may read; null if there is none. One index lookup per kind. */
async function newestHeldAt(db: Kysely<Database>, held: readonly UserType[]): Promise<Date | null> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from ${firstOf(() => [], held, { order: newestFirst, count: 1 })} as held order by ${newestFirst} limit 1
  `.execute(db);
  return rows[0]?.created_at ?? null;
}

/** One page of the forms that are held as suspected spam. */
export async function listHeldForms(
  db: Kysely<Database>,
  query: Query,
  held: readonly UserType[],
  now: Date,
): Promise<Schemas['HeldFormPage']> {
  const { field, direction } = readSort<SortField<'listHeldForms'>>(query.sort);
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  // Ties need an order of their own, or a row could appear on two pages; this is the order of the indexes.
  const order =
    field === 'firstName'
      ? sql`first_name ${sql.raw(direction)}, created_at ${sql.raw(direction)}, id ${sql.raw(direction)}`
      : sql`created_at ${sql.raw(direction)}, id ${sql.raw(opposite)}`;
  const [{ rows }, count, newestAt] = await Promise.all([
    // A late page is found in the indexes alone; only its own rows are read.
    sql<{ id: string }>`
      select id from ${firstOf(wantedBy(query, held, now), held, { order, count: query.page * query.pageSize })} as held
      order by ${order} ${pageClause(query)}
    `.execute(db),
    countMatching(db, query, held, now),
    newestHeldAt(db, held),
  ]);
  const items = await readForms(
    db,
    rows.map(({ id }) => id),
    held,
  );
  return {
    items,
    page: query.page,
    pageSize: query.pageSize,
    ...count,
    newestAt: newestAt?.toISOString() ?? null,
  };
}

/**
 * One held form.
 * @throws ProblemError `not-found` when it is not held, is no longer held, or may not be read with these types.
 */
export async function getHeldForm(
  db: Kysely<Database>,
  formId: string,
  held: readonly UserType[],
): Promise<Schemas['HeldForm']> {
  const [form] = await readForms(db, [formId], held);
  if (!form) throw new ProblemError('not-found');
  return form;
}

/** The limit of the count. */
const mostNew = 100;

/** How many held forms arrived after a given time, counting only those that someone with these types may read. */
export async function countNewHeldForms(
  db: Kysely<Database>,
  held: readonly UserType[],
  since: string,
): Promise<number> {
  const isNewer = sql<SqlBool>`created_at > ${new Date(since)}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from ${firstOf(() => [isNewer], held, { order: newestFirst, count: mostNew })} as held limit ${sql.lit(mostNew)}) as newer
  `.execute(db);
  return rows[0]?.count ?? 0;
}
