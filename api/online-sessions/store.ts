import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Database, OnlineSessionsTable } from '../platform/data/tables.gen.ts';
import type { TimedSession } from './rules.ts';

/** An occurrence as it is stored. */
export type SessionRow = Selectable<OnlineSessionsTable>;

/** The times of an occurrence. */
export function timesOf({
  starts_at,
  minutes,
  is_canceled,
}: Pick<SessionRow, 'starts_at' | 'minutes' | 'is_canceled'>): TimedSession {
  const endsAt = new Date(starts_at.getTime() + minutes * 60_000);
  return { startsAt: starts_at, endsAt, isCanceled: is_canceled };
}

export async function findSession(db: Kysely<Database>, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('online_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Locks an occurrence until the transaction ends, and with `following` all later ones of its series that can still be changed.
 * @returns the occurrence first
 * @throws ProblemError `not-found`, `changed-meanwhile`, and `state-conflict` if it is canceled or has begun.
 */
export async function lockSessions(
  transaction: Transaction<Database>,
  { id, version, scope, now }: { id: string; version: number; scope: 'one' | 'following'; now: Date },
): Promise<[SessionRow, ...SessionRow[]]> {
  const asked = await findSession(transaction, id);
  if (!asked) throw new ProblemError('not-found');
  const rows = await transaction
    .selectFrom('online_sessions')
    .selectAll()
    .where('series_id', '=', asked.series_id)
    .where((session) =>
      session.or([
        session('id', '=', id),
        session.and([
          sql.lit(scope === 'following'),
          session('starts_at', '>', asked.starts_at),
          session('is_canceled', '=', false),
        ]),
      ]),
    )
    // The same order everywhere, so that two changes of a series wait instead of deadlocking.
    .orderBy('starts_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  const first = rows.find((row) => row.id === id);
  if (first?.version !== version) throw new ProblemError('changed-meanwhile');
  if (first.is_canceled || first.starts_at <= now) throw new ProblemError('state-conflict');
  return [first, ...rows.filter((row) => row.id !== id && row.starts_at > now)];
}

/** How many later occurrences of a series can still be changed. */
export async function countFollowing(db: Kysely<Database>, { series_id, starts_at }: SessionRow, now: Date) {
  const row = await db
    .selectFrom('online_sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('series_id', '=', series_id)
    .where('starts_at', '>', starts_at)
    .where('starts_at', '>', now)
    .where('is_canceled', '=', false)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Staff with a connected account at the provider. */
export async function findHosts(db: Kysely<Database>) {
  return db
    .selectFrom('users')
    .innerJoin('meeting_accounts', 'meeting_accounts.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .where('users.is_active', '=', true)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(200)
    .execute();
}

/** The users among these whose provider account is connected. */
export async function connectedAmong(db: Kysely<Database>, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .innerJoin('meeting_accounts', 'meeting_accounts.user_id', 'users.id')
    .select('users.id')
    .where('users.id', 'in', [...userIds])
    .where('users.is_active', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
