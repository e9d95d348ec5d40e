import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Input } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, onPage, readSort } from '../platform/data/list.ts';
import type { ListFilters } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { nextMidnight } from '../platform/moments/rules.ts';
import { searchPatterns } from '../platform/text/search.ts';
import { hasHost, hasMeeting, presentSummary, withNames } from './present.ts';

const row = expressionBuilder<Database, 'online_sessions'>();

/** No session is longer than a day. The first condition lets the database use the index on the start. */
const hasEnded = (now: Date) =>
  sql<boolean>`(starts_at <= ${now} and starts_at + make_interval(mins => minutes) <= ${now})`;
export const isComing = (now: Date) =>
  sql<boolean>`(starts_at > ${now}::timestamptz - interval '1 day' and starts_at + make_interval(mins => minutes) > ${now})`;

const lacking = (lack: 'host' | 'meeting', now: Date) =>
  sql<boolean>`${isComing(now)} and not is_canceled and not ${lack === 'host' ? hasHost : hasMeeting}`;

/** Sessions that are running now, or begin before the end of the center's day. */
const isToday = (now: Date, timeZone: string) =>
  sql<boolean>`${isComing(now)} and starts_at < ${nextMidnight(now, timeZone)} and not is_canceled`;

const filtersAt = (timeZone: string): ListFilters<'listOnlineSessions'> => ({
  search: (words) => row.and(searchPatterns(words).map((pattern) => row('search_text', 'like', pattern))),
  kind: (kind) => row('kind', '=', kind),
  during: (period, now) => ({ coming: isComing(now), today: isToday(now, timeZone), past: hasEnded(now) })[period],
  lacks: lacking,
});

/** One page of occurrences, for staff. */
export async function listSessions(
  db: Kysely<Database>,
  query: Input<'listOnlineSessions'>['query'],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<components['schemas']['OnlineSessionPage']> {
  const conditions = row.and(conditionsOf(filtersAt(timeZone), query, now));
  const { direction } = readSort<'startsAt'>(query.sort);
  const [rows, count] = await Promise.all([
    onPage(
      withNames(db).where(conditions).orderBy('starts_at', direction).orderBy('online_sessions.id', direction),
      query,
    ).execute(),
    countUpToLimit(db, db.selectFrom('online_sessions').where(conditions).select('id')),
  ]);
  return {
    items: rows.map((found) => presentSummary(found, query.lng, now)),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
  };
}

/** A query of the upcoming sessions without a host or without a meeting. */
export function selectLacking(lack: 'host' | 'meeting', now: Date) {
  return sql`(select id from online_sessions where ${lacking(lack, now)})`;
}

/** A query of today's sessions. */
export function selectToday(now: Date, timeZone: string) {
  return sql`(select id from online_sessions where ${isToday(now, timeZone)})`;
}

/** Sessions whose title, in either language, matches these patterns; latest first. */
export async function findOnlineSessions(
  db: Kysely<Database>,
  patterns: readonly string[],
  { language, shown }: { readonly language: 'en' | 'es'; readonly shown: number },
): Promise<components['schemas']['FoundOnlineSession'][]> {
  if (patterns.length === 0) return [];
  const rows = await db
    .selectFrom('online_sessions')
    .select(['id', 'starts_at', 'time_zone', language === 'es' ? 'title_es as title' : 'title_en as title'])
    .where((session) => session.and(patterns.map((pattern) => session('search_text', 'like', pattern))))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ id, title, starts_at, time_zone }) => ({
    id,
    title,
    startsAt: starts_at.toISOString(),
    timeZone: time_zone,
  }));
}
