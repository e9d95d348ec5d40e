import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Input } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { searchPatterns } from '../registrations/desk/search.ts';
import { presentUserSummary } from './present.ts';

type Query = Input<'listUsers'>['query'];
type SortField = Query['sort'] extends `-${infer Field}` | infer _ ? Field : never;

/** Beyond this nobody counts pages, and counting would cost more than the page. */
const countLimit = 10_000;

const sortColumns = {
  name: ['last_name', 'first_name'],
  email: ['email'],
  createdAt: ['created_at'],
  lastSignInAt: ['last_sign_in_at'],
} as const satisfies Record<SortField, readonly string[]>;

function matching(db: Kysely<Database>, { search, type, state }: Query) {
  let query = db.selectFrom('users');
  if (type !== undefined) query = query.where(sql<boolean>`string_to_array(user_type, ',') @> array[${type}]`);
  if (state !== undefined)
    query = query.where(state === 'active' ? sql<boolean>`is_active` : sql<boolean>`not is_active`);
  for (const pattern of searchPatterns(search ?? '')) query = query.where('search_text', 'like', pattern);
  return query;
}

async function countMatching(db: Kysely<Database>, query: Query): Promise<number> {
  const { count } = await db
    .selectFrom(
      matching(db, query)
        .select('id')
        .limit(countLimit + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function findPage(db: Kysely<Database>, query: Query) {
  const { page, pageSize, sort } = query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  let found = matching(db, query).select([
    'id',
    'email',
    'first_name',
    'last_name',
    'user_type',
    'is_active',
    'created_at',
    'last_sign_in_at',
  ]);
  // Ties need an order of their own, or a row may show on two pages; it is the indexes' own.
  const field = sort.replace('-', '') as SortField;
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  const isTime = field === 'createdAt' || field === 'lastSignInAt';
  for (const column of sortColumns[field]) {
    found = found.orderBy(column, (order) => {
      const ordered = order[direction]();
      // Who has never signed in did so longest ago.
      if (column !== 'last_sign_in_at') return ordered;
      return direction === 'asc' ? ordered.nullsFirst() : ordered.nullsLast();
    });
  }
  return found
    .orderBy('id', isTime ? opposite : direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** One page of users with the number of all that match, counted up to a limit. */
export async function listUsers(db: Kysely<Database>, query: Query): Promise<components['schemas']['UserPage']> {
  const [rows, count] = await Promise.all([findPage(db, query), countMatching(db, query)]);
  return {
    items: rows.map(presentUserSummary),
    page: query.page,
    pageSize: query.pageSize,
    total: Math.min(count, countLimit),
    totalIsExact: count <= countLimit,
  };
}

/** A user with everything that staff may know, or null; sessions that are over by `now` do not count. */
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
