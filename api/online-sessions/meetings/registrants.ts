import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { meetingAccountApi } from '../../meetings/port.ts';
import { lockKey } from '../../platform/data/lock-key.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { seal } from '../../platform/keys/sealing.ts';
import { withoutTags } from '../../platform/text/rules.ts';
import { isComing } from '../list.ts';
import { expectedAt, idIn } from '../expected-people.ts';
import { timesOf } from '../store.ts';
import type { SessionRow } from '../store.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll'>;

/** The name at the provider of a person whose name this site does not know, in the spoken language of the session. */
const guestName = { en: 'Guest', es: 'Invitado', both: 'Guest' } as const;

/** The context with which a registrant's own address is sealed. */
export const registrantPlace = (id: string): string => `registrant ${id}`;

/** Whether each person gets a personal join address. Visitors of a public page are not known in advance. */
export function registersPeople(
  { meetings }: Pick<AppContext['config'], 'meetings'>,
  { is_on_page }: Pick<SessionRow, 'is_on_page'>,
): boolean {
  return meetings?.registersPeople === true && !is_on_page;
}

/** Enqueues the registration of these people for a meeting, unless they are registered already. */
async function want(
  { clock, enqueueAll }: Pick<Parts, 'clock' | 'enqueueAll'>,
  transaction: Transaction<Database>,
  wanted: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into meeting_registrants (id, meeting_id, person, user_id, wanted_at)
    select gen_random_uuid(), meeting_id, person, ${idIn('user', 'int')}, ${clock()} from ${wanted} as wanted
    on conflict (meeting_id, person) do nothing returning id
  `.execute(transaction);
  await enqueueAll(
    transaction,
    'meeting-registrant',
    rows.map(({ id }) => ({ registrantId: id })),
  );
}

/** Enqueues the registration of a person who is about to enter. */
export async function wantRegistrant(context: Parts, meetingId: string, person: string): Promise<void> {
  await context.db
    .transaction()
    .execute((transaction) =>
      want(context, transaction, sql`(select ${meetingId}::uuid as meeting_id, ${person}::text as person)`),
    );
}

/** Enqueues the registration of everyone expected at these sessions, for the meeting in the host's account. */
async function wantExpected(context: Parts, sessions: RawBuilder<unknown>): Promise<void> {
  const wanted = sql`(
    select distinct meetings.id as meeting_id, person from ${expectedAt(sessions)} as expected
    join online_sessions as sessions on sessions.id = expected.session_id and not sessions.is_on_page
    join provider_meetings as meetings on meetings.session_id = sessions.id and meetings.provider_id is not null
      and not meetings.is_replaced
  )`;
  await context.db.transaction().execute((transaction) => want(context, transaction, wanted));
}

/** Enqueues the registrations for one session, once its meeting exists. */
export async function registerExpected(context: Parts, session: Pick<SessionRow, 'id' | 'is_on_page'>): Promise<void> {
  if (!registersPeople(context.config, session)) return;
  await wantExpected(context, sql`(select * from online_sessions where id = ${session.id})`);
}

/** Enqueues the registrations of people who became expected later, at sessions that begin within a day. */
export async function registerWhoeverIsExpected(context: Parts): Promise<void> {
  if (context.config.meetings?.registersPeople !== true) return;
  const now = context.clock();
  await wantExpected(
    context,
    sql`(
      select * from online_sessions
      where ${isComing(now)} and starts_at < ${now}::timestamptz + interval '1 day' and not is_canceled
    )`,
  );
}

/** A registrant with the meeting and the name of the person. */
async function findRegistrant(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('meeting_registrants as registrants')
    .innerJoin('provider_meetings as meetings', 'meetings.id', 'registrants.meeting_id')
    .innerJoin('online_sessions as sessions', 'sessions.id', 'meetings.session_id')
    .select([
      ...(['registrants.is_requested', 'registrants.join_url', 'meetings.user_id', 'meetings.is_replaced'] as const),
      ...(['meetings.provider_id', 'starts_at', 'minutes', 'is_canceled', 'spoken'] as const),
      sql<string | null>`coalesce(
        (select first_name from users where users.id = ${idIn('user', 'int')}),
        (select first_name from sabbath_requests where sabbath_requests.id = ${idIn('request', 'uuid')}),
        (select contact_first_name from registrations where registrations.id = ${idIn('registration', 'uuid')})
      )`.as('first_name'),
    ])
    .where('registrants.id', '=', id)
    .executeTakeFirst();
}

/**
 * Registers a person at the provider, which gets only the first name: the email address is made up and receives no email.
 * @throws MeetingError
 */
export async function registerPerson(
  context: Parts,
  { registrantId: id }: JobPayloads['meeting-registrant'],
): Promise<void> {
  const { config, db, clock } = context;
  const { meetings: provider } = config;
  if (!provider) return;
  await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, `meeting-registrant ${id}`);
    // Everything else is written outside this transaction, so that it is stored even if the process ends in between.
    const found = await findRegistrant(db, id);
    if (!found || found.join_url !== null || found.provider_id === null || found.is_replaced) return;
    const { endsAt, isCanceled } = timesOf(found);
    if (isCanceled || endsAt <= clock()) return;
    const api = meetingAccountApi(context, provider, found.user_id);
    const email = `${id}@${new URL(config.publicUrl).hostname}`;
    const update = (columns: { is_requested: true } | { provider_id: string; join_url: Buffer }) =>
      db.updateTable('meeting_registrants').set(columns).where('id', '=', id).execute();
    // A response was lost: the registration may exist.
    const known = found.is_requested ? await api.findRegistrant(found.provider_id, email) : null;
    if (!known) await update({ is_requested: true });
    const firstName = found.first_name === null ? guestName[found.spoken] : withoutTags(found.first_name);
    const { id: providerId, url } = known ?? (await api.register(found.provider_id, { email, firstName }));
    await update({ provider_id: providerId, join_url: seal(url, registrantPlace(id), provider.key) });
  });
}
