import type { Kysely } from 'kysely';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { isComing } from '../list.ts';
import { phaseOf, startLead } from '../rules.ts';
import { timesOf } from '../store.ts';
import { isFull, isHost, mayEnter, maySee } from './access.ts';
import type { Joiner } from './access.ts';
import { entryKey, findOwner, linkJoiner } from './entry-key.ts';

type Schemas = components['schemas'];

/** How many upcoming sessions are shown. */
const shownSessions = 20;

/** The online sessions that a person may see. */
function visible(db: Kysely<Database>, joiner: Joiner) {
  return db
    .selectFrom('online_sessions')
    .selectAll()
    .select([mayEnter(joiner).as('may_enter'), isFull(joiner).as('is_full'), isHost(joiner.userId).as('is_host')])
    .where(maySee(joiner));
}

type VisibleSession = Awaited<ReturnType<ReturnType<typeof visible>['executeTakeFirstOrThrow']>>;

function present(row: VisibleSession, language: 'en' | 'es', now: Date): Schemas['OwnOnlineSession'] {
  const times = timesOf(row);
  const about = language === 'es' ? row.about_es : row.about_en;
  return {
    id: row.id,
    title: language === 'es' ? row.title_es : row.title_en,
    ...(about !== null && { about }),
    kind: row.kind,
    startsAt: times.startsAt.toISOString(),
    endsAt: times.endsAt.toISOString(),
    timeZone: row.time_zone,
    spoken: row.spoken,
    phase: phaseOf(times, now),
    isExpected: row.may_enter,
    isFull: row.is_full,
    isHost: row.is_host,
    startsFrom: new Date(times.startsAt.getTime() - startLead).toISOString(),
    ...(row.event_id !== null && { eventId: row.event_id }),
  };
}

/** The upcoming sessions that a person may join, soonest first; for the page of a party only those of its event. */
export async function listOwnSessions(
  db: Kysely<Database>,
  joiner: Joiner,
  { language, now, isOfEvent = false }: { language: 'en' | 'es'; now: Date; isOfEvent?: boolean },
): Promise<Schemas['OwnOnlineSessionList']> {
  const rows = await visible(db, joiner)
    .where(isComing(now))
    .$if(isOfEvent, (sessions) => sessions.where('kind', '=', 'event'))
    .where('is_canceled', '=', false)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(shownSessions)
    .execute();
  return { items: rows.map((row) => present(row, language, now)) };
}

/**
 * The upcoming sessions that a party may join, each with the key of its link.
 * @throws ProblemError `not-found`.
 */
export async function listPartySessions(
  { db, secrets, clock }: Pick<AppContext, 'db' | 'secrets' | 'clock'>,
  registrationId: string,
  language: 'en' | 'es',
): Promise<Schemas['PartyOnlineSessionList']> {
  const found = await findOwner(db, 'registration', registrationId);
  if (!found) throw new ProblemError('not-found');
  const { items } = await listOwnSessions(db, linkJoiner(found), { language, now: clock(), isOfEvent: true });
  return { items: items.map((session) => ({ session, key: entryKey(secrets, session.id, found.owner) })) };
}

/** One session for a person who may join it, even if it has ended or is canceled; null if they may not see it. */
export async function findVisibleSession(
  db: Kysely<Database>,
  joiner: Joiner,
  sessionId: string,
  { language, now }: { readonly language: 'en' | 'es'; readonly now: Date },
): Promise<Schemas['OwnOnlineSession'] | null> {
  const row = await visible(db, joiner).where('online_sessions.id', '=', sessionId).executeTakeFirst();
  return row ? present(row, language, now) : null;
}

/**
 * Same as findVisibleSession, but throws if there is none.
 * @throws ProblemError `not-found`.
 */
export async function findOwnSession(
  db: Kysely<Database>,
  joiner: Joiner,
  sessionId: string,
  shown: { readonly language: 'en' | 'es'; readonly now: Date },
): Promise<Schemas['OwnOnlineSession']> {
  const session = await findVisibleSession(db, joiner, sessionId, shown);
  if (!session) throw new ProblemError('not-found');
  return session;
}

/**
 * The row of a session that a person may join.
 * @throws ProblemError `not-found`.
 */
export async function requireVisible(db: Kysely<Database>, joiner: Joiner, sessionId: string): Promise<VisibleSession> {
  const row = await visible(db, joiner).where('online_sessions.id', '=', sessionId).executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  return row;
}
