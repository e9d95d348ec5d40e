import { expressionBuilder, sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { UserType } from '../access/rules.ts';
import type { Input } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { conditionsOf, countUpToLimit, onPage, readSort } from '../platform/data/list.ts';
import type { ListFilters, SortField } from '../platform/data/list.ts';
import { searchPatterns } from '../platform/text/search.ts';
import { presentUserSummary } from './present.ts';

type Query = Input<'listUsers'>['query'];

const sortColumns = {
  name: ['last_name', 'first_name'],
  email: ['email'],
  createdAt: ['created_at'],
  lastSignInAt: ['last_sign_in_at'],
} as const satisfies Record<SortField<'listUsers'>, readonly string[]>;

const row = expressionBuilder<Database, 'users'>();

/** The few users with types other than U and G have a partial index, whose condition this is. */
function amongStaff(type: UserType): RawBuilder<unknown> {
  return type === 'U' || type === 'G' ? sql`true` : sql`user_type not in ('U', 'G', 'U,G', 'G,U')`;
}

const filters: ListFilters<'listUsers'> = {
  search: (words) => row.and(searchPatterns(words).map((pattern) => row('search_text', 'like', pattern))),
  type: (type) => sql<boolean>`string_to_array(user_type, ',') @> array[${type}] and ${amongStaff(type)}`,
  // Not a comparison with a parameter: the indexes of these lists are partial.
  state: (state) => (state === 'active' ? sql<boolean>`is_active` : sql<boolean>`not is_active`),
};

function matching(db: Kysely<Database>, query: Query, now: Date) {
  return db.selectFrom('users').where(row.and(conditionsOf(filters, query, now)));
}

async function findPage(db: Kysely<Database>, query: Query, now: Date) {
  let found = matching(db, query, now).select([
    'id',
    'email',
    'first_name',
    'last_name',
    'user_type',
    'is_active',
    'created_at',
    'last_sign_in_at',
  ]);
  // Ties need an order of their own, or a row could appear on two pages; this is the order of the indexes.
  const { field, direction } = readSort<SortField<'listUsers'>>(query.sort);
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  const isTime = field === 'createdAt' || field === 'lastSignInAt';
  for (const column of sortColumns[field]) {
    found = found.orderBy(column, (order) => {
      const ordered = order[direction]();
      // Users who have never signed in sort as the oldest.
      if (column !== 'last_sign_in_at') return ordered;
      return direction === 'asc' ? ordered.nullsFirst() : ordered.nullsLast();
    });
  }
  return onPage(found.orderBy('id', isTime ? opposite : direction), query).execute();
}

/** One page of users with the number of all that match, counted up to a limit. */
export async function listUsers(
  db: Kysely<Database>,
  query: Query,
  now: Date,
): Promise<components['schemas']['UserPage']> {
  const [rows, count] = await Promise.all([
    findPage(db, query, now),
    countUpToLimit(db, matching(db, query, now).select('id')),
  ]);
  return {
    items: rows.map(presentUserSummary),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
  };
}

/** A user with everything that staff may know, or null; sessions that have expired by `now` do not count. */
export async function findWholeUser(db: Kysely<Database>, userId: number, now: Date) {
  const row = await db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'user_type',
      'is_active',
      'created_at',
      'last_sign_in_at',
      'version',
      'phone',
      'language',
    ])
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .select((expression) =>
      expression
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('expires_at', '>', now)
        .as('open_sessions'),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, open_sessions: row.open_sessions ?? 0 } : null;
}
