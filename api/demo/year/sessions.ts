import { randomBytes, randomUUID } from 'node:crypto';
import { audited } from '../../audit/audit.ts';
import type { UserType } from '../../access/rules.ts';
import { wallClock } from '../../platform/clocks/rules.ts';
import { addDays, isoDay, readIsoDay } from '../../platform/moments/rules.ts';
import { authorizeAddress, tokensForCode } from '../../meetings/provider.ts';
import { keepTokens } from '../../meetings/store.ts';
import { joinerOf } from '../../online-sessions/joining/access.ts';
import { announce, enterSession } from '../../online-sessions/joining/entry.ts';
import { recordAttendance } from '../../online-sessions/attendance/record.ts';
import { registerPerson, wantRegistrant } from '../../online-sessions/meetings/registrants.ts';
import { syncMeeting } from '../../online-sessions/meetings/sync.ts';
import { scheduleSessions } from '../../online-sessions/schedule.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { meetingStandIn } from '../meetings/mount.ts';
import { daysAfter } from './year.ts';
import type { Year } from './year.ts';

type Content = components['schemas']['OnlineSessionContent'];

const minute = 1 / 24 / 60;

/** The participants, when they enter in minutes after the start, and how many minutes they stay. */
const people: readonly (readonly [UserType, number, number])[] = [
  ['U', -4, 62],
  ['C', -2, 60],
  ['P', 0, 45],
  ['D', 3, 50],
];

/** Registers a person for the meeting, as the job does. */
async function register({ context }: Year, sessionId: string, person: string) {
  const meeting = await context.db
    .selectFrom('provider_meetings')
    .select(['id', 'provider_id'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await wantRegistrant(context, meeting.id, person);
  const { id } = await context.db
    .selectFrom('meeting_registrants')
    .select('id')
    .where('meeting_id', '=', meeting.id)
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  await registerPerson(context, { registrantId: id });
  const { provider_id } = await context.db
    .selectFrom('meeting_registrants')
    .select('provider_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { meetingId: meeting.provider_id ?? '', registrantId: provider_id ?? '' };
}

/** A staff member connects an account and grants the permission that the stand-in's page asks for. */
async function connect({ context }: Year, origin: string, userId: number): Promise<void> {
  const { meetings, publicUrl } = context.config;
  if (!meetings) return;
  const codeVerifier = randomBytes(32).toString('base64url');
  const { pathname, search } = new URL(authorizeAddress(meetings, publicUrl, 'demonstration', codeVerifier));
  const page = await (await fetch(`${origin}${pathname}${search}`)).text();
  const [, code = ''] = /[?;&]code=([\w-]+)/.exec(page) ?? [];
  const tokens = await tokensForCode(meetings, publicUrl, code, codeVerifier);
  await audited(context, async (transaction, now) => ({
    result: await keepTokens(transaction, userId, tokens, now, meetings.key),
    entries: [{ action: 'meeting-connected', subject: `user:${String(userId)}`, actorUserId: userId }],
  }));
}

/** Plans the participants of a session: they announce themselves the day before, enter, and leave, as the provider would report. */
function planPeople(
  year: Year,
  session: { readonly id: string; readonly startsAt: Date; readonly isSaturday: boolean; readonly isOnPage: boolean },
) {
  const { agenda, context, staff } = year;
  const { id, startsAt, isSaturday, isOnPage } = session;
  agenda.at(daysAfter(startsAt, -30 * minute), () => syncMeeting(context, { sessionId: id }));
  for (const [type, minutes, stays] of people) {
    const joiner = joinerOf({ id: '', userId: staff[type] });
    if (isSaturday)
      agenda.at(daysAfter(startsAt, -1 + minutes * minute), () => announce(context, id, staff[type], joiner));
    agenda.at(daysAfter(startsAt, minutes * minute), async () => {
      const { meetingId, registrantId } = await register(year, id, joiner.person);
      await enterSession(context, id, joiner);
      const seen = { meetingId, stay: randomUUID(), visitor: randomUUID(), ...(!isOnPage && { registrantId }) };
      await recordAttendance(context, { ...seen, joinedAt: agenda.now().toISOString() });
      const leaves = daysAfter(startsAt, (minutes + stays) * minute);
      agenda.at(leaves, () => recordAttendance(context, { ...seen, leftAt: agenda.now().toISOString() }));
    });
  }
}

/** The online sessions of the year: prayer each Saturday, an evening before a retreat, and an open session that is running now. */
export function planSessions(played: Year, origin: string): void {
  const { agenda, end, staff, enqueueNow } = played;
  const { config } = played.context;
  if (!config.meetings) return;
  const context = { ...played.context, config: { ...config, meetings: meetingStandIn(config.meetings, origin) } };
  const year = { ...played, context };
  const { timeZone } = config.site;
  const hosts = { hostUserId: staff.S, substituteUserId: staff.P, timeZone };
  const on = (days: number): string => wallClock(daysAfter(end, days), timeZone).date;
  const shifted = (date: string, days: number): string => isoDay(addDays(readIsoDay(date), days));
  const nextSaturday = (date: string): string => shifted(date, (13 - new Date(`${date}T00:00:00Z`).getUTCDay()) % 7);

  const schedule = async (content: Content, until?: string): Promise<void> => {
    const repetition = until === undefined ? { repeats: 'once' as const } : { repeats: 'weekly' as const, until };
    const id = await scheduleSessions(
      context,
      { content, repetition },
      { userId: staff.S, idempotencyKey: randomUUID() },
    );
    const { series_id } = await context.db
      .selectFrom('online_sessions')
      .select('series_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await context.db
      .selectFrom('online_sessions')
      .select(['id', 'kind', 'starts_at', 'minutes', 'is_on_page'])
      .where('series_id', '=', series_id)
      .execute();
    for (const row of rows) {
      planPeople(year, {
        id: row.id,
        startsAt: row.starts_at,
        isSaturday: row.kind === 'saturdayPrayer',
        isOnPage: row.is_on_page,
      });
      if (daysAfter(row.starts_at, row.minutes * minute) > end)
        await context.db
          .transaction()
          .execute((transaction) => enqueueNow(transaction, 'meeting-sync', { sessionId: row.id }));
    }
  };

  agenda.at(daysAfter(end, -30), async () => {
    for (const host of [staff.S, staff.P]) await connect(year, origin, host);
    await schedule(
      {
        texts: {
          en: { title: 'Saturday prayer', about: 'We pray the rosary and listen to the Gospel of the coming Sunday.' },
          es: { title: 'Oración del sábado', about: 'Rezamos el rosario y escuchamos el Evangelio del domingo.' },
        },
        kind: 'saturdayPrayer',
        date: nextSaturday(on(-29)),
        time: '10:00',
        minutes: 60,
        spoken: 'both',
        ...hosts,
      },
      on(45),
    );
  });
  agenda.at(daysAfter(end, -12), async () => {
    const { date, time } = wallClock(daysAfter(end, -20 * minute), timeZone);
    await schedule({
      texts: {
        en: { title: 'Open hour of praise', about: 'Songs, intercession and silence, open to everyone.' },
        es: { title: 'Hora de alabanza', about: 'Cantos, intercesión y silencio, abierta a todos.' },
      },
      kind: 'open',
      date,
      time,
      minutes: 120,
      spoken: 'es',
      isOnPage: true,
      ...hosts,
    });
    await schedule({
      texts: {
        en: { title: 'Getting ready for the retreat', about: 'What to bring, how to get there, and your questions.' },
        es: { title: 'Preparación para el retiro', about: 'Qué traer, cómo llegar y sus preguntas.' },
      },
      kind: 'event',
      eventId: 'demo-retreat',
      date: on(3),
      time: '19:00',
      minutes: 45,
      spoken: 'both',
      ...hosts,
    });
  });
}
