import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { audited } from '../../audit/audit.ts';
import type { AppContext } from '../../context.ts';
import type { JoinDetails } from '../../meetings/port.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { unseal } from '../../platform/keys/sealing.ts';
import { registersPeople, registrantPlace, wantRegistrant } from '../meetings/registrants.ts';
import { phaseOf, registrantPatience } from '../rules.ts';
import { timesOf } from '../store.ts';
import type { SessionRow } from '../store.ts';
import { recipientName } from '../expected-people.ts';
import { isFull, mayEnter, maySee } from './access.ts';
import type { Joiner } from './access.ts';

type Schemas = components['schemas'];
type EntryContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll'>;

/**
 * A person's own join address. If the provider takes too long to issue one, the shared address opens the meeting.
 * @returns null if they have none
 * @throws ProblemError `session-link-pending` while it is being prepared.
 */
async function ownAddress(
  context: EntryContext,
  meetingId: string,
  person: string,
  key: string,
): Promise<string | null> {
  const registrant = await context.db
    .selectFrom('meeting_registrants')
    .select(['id', 'join_url', 'wanted_at'])
    .where('meeting_id', '=', meetingId)
    .where('person', '=', person)
    .executeTakeFirst();
  if (registrant?.join_url) return unseal(registrant.join_url, registrantPlace(registrant.id), key);
  if (!registrant) await wantRegistrant(context, meetingId, person);
  const waited = registrant ? context.clock().getTime() - registrant.wanted_at.getTime() : 0;
  if (waited < registrantPatience) throw new ProblemError('session-link-pending', { retryAfter: 2 });
  return null;
}

/**
 * How a person joins the meeting of an occurrence: the host's meeting, or the substitute host's while the host has none.
 * @throws ProblemError `session-without-meeting`, `session-link-pending`.
 */
async function joinDetails(
  context: EntryContext,
  session: Pick<SessionRow, 'id' | 'host_user_id' | 'is_on_page'>,
  person: string,
  key: string,
): Promise<JoinDetails> {
  const meetings = await context.db
    .selectFrom('provider_meetings')
    .select(['id', 'user_id', 'join_details'])
    .where('session_id', '=', session.id)
    .where('provider_id', 'is not', null)
    .where('is_replaced', '=', false)
    .execute();
  const meeting = meetings.find(({ user_id }) => user_id === session.host_user_id) ?? meetings[0];
  const opened = meeting?.join_details ? unseal(meeting.join_details, `meeting ${meeting.id}`, key) : null;
  if (!meeting || opened === null) throw new ProblemError('session-without-meeting');
  const details = JSON.parse(opened) as JoinDetails;
  const url = registersPeople(context.config, session) ? await ownAddress(context, meeting.id, person, key) : null;
  return url === null ? details : { ...details, url };
}

/**
 * Records that someone entered.
 * @throws ProblemError `session-full`.
 */
async function enter(transaction: Transaction<Database>, id: string, joiner: Joiner, now: Date): Promise<void> {
  const { max_people } = await transaction
    .selectFrom('online_sessions')
    .select('max_people')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (max_people !== null) {
    // The row lock makes others wait, so that the last place cannot be taken twice.
    await sql`select from online_sessions where id = ${id} for update`.execute(transaction);
    const { full } = await transaction
      .selectFrom('online_sessions')
      .select(isFull(joiner).as('full'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (full) throw new ProblemError('session-full');
  }
  await transaction
    .insertInto('online_session_people')
    .values({ session_id: id, person: joiner.person, user_id: joiner.accountId, entered_at: now })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'person']).doUpdateSet((row) => ({
        entered_at: row.fn.coalesce('online_session_people.entered_at', 'excluded.entered_at'),
      })),
    )
    .execute();
}

/**
 * Lets a person enter the meeting now. The provider is not called.
 * @throws ProblemError `meetings-not-configured`, `not-found`, `forbidden`, `session-not-open`, `session-without-meeting`,
 * `session-link-pending`, `session-full`.
 */
export async function enterSession(
  context: EntryContext,
  sessionId: string,
  joiner: Joiner,
): Promise<Schemas['OnlineSessionEntry']> {
  const { db, clock, config } = context;
  if (!config.meetings) throw new ProblemError('meetings-not-configured');
  const session = await db
    .selectFrom('online_sessions')
    .select(['id', 'host_user_id', 'starts_at', 'minutes', 'is_canceled', 'is_on_page'])
    .select(mayEnter(joiner).as('may_enter'))
    .where('id', '=', sessionId)
    .where(maySee(joiner))
    .executeTakeFirst();
  if (!session) throw new ProblemError('not-found');
  if (!session.may_enter) throw new ProblemError('forbidden');
  const now = clock();
  if (phaseOf(timesOf(session), now) !== 'open') throw new ProblemError('session-not-open');
  const { url, dialIn } = await joinDetails(context, session, joiner.person, config.meetings.key);
  await db.transaction().execute((transaction) => enter(transaction, sessionId, joiner, now));
  return { url, ...(dialIn && { dialIn }) };
}

/**
 * Records that a user is coming to a Saturday prayer that has not ended; repeating it changes nothing.
 * @throws ProblemError `not-found`, `state-conflict`.
 */
export async function announce(
  context: Pick<AppContext, 'db' | 'clock' | 'enqueueAll'>,
  sessionId: string,
  userId: number,
  { person }: Joiner,
): Promise<void> {
  await audited(context, async (transaction, now) => {
    const session = await transaction
      .selectFrom('online_sessions')
      .select(['starts_at', 'minutes', 'is_canceled'])
      .where('id', '=', sessionId)
      .where('kind', '=', 'saturdayPrayer')
      .executeTakeFirst();
    if (!session) throw new ProblemError('not-found');
    if (!['upcoming', 'open'].includes(phaseOf(timesOf(session), now))) throw new ProblemError('state-conflict');
    const added = await transaction
      .insertInto('online_session_people')
      .values({ session_id: sessionId, person, user_id: userId, is_coming: true })
      .onConflict((conflict) =>
        conflict
          .columns(['session_id', 'person'])
          .doUpdateSet({ is_coming: true })
          .where('online_session_people.is_coming', '=', false),
      )
      .returning('session_id')
      .executeTakeFirst();
    if (added)
      await context.enqueueAll(transaction, 'session-mail', [
        { sessionId, recipient: recipientName({ of: 'user', id: userId }) },
      ]);
    const entry = {
      action: 'online-session-announced',
      subject: `online-session:${sessionId}`,
      actorUserId: userId,
    } as const;
    return { result: undefined, entries: added ? [entry] : [] };
  });
}
