import { sql } from 'kysely';
import type { Expression } from 'kysely';
import { findEventsWithQuestions, selectQuestions, selectToCome } from '../arrivals/port.ts';
import { isComing, startOfEvent } from '../events/rules.ts';
import type { StoredEvent } from '../events/port.ts';
import { selectDraftEvents } from '../event-desk/port.ts';
import { heldForms, newForms, undeliveredForms } from '../forms/port.ts';
import { failedMailings } from '../mailings/port.ts';
import { selectLacking, selectToday } from '../online-sessions/port.ts';
import { selectOpenUnmatched } from '../payments/port.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { AppContext } from '../context.ts';
import type { UserType } from '../access/rules.ts';
import { matching } from '../registrations/port.ts';
import { arePlacesScarce } from '../registrations/rules.ts';
import { eventsWithNights, selectWithoutBed } from '../rooming/port.ts';
import { selectUnsigned } from '../waiver/port.ts';
import { maySeeCount } from './access.ts';
import { addDays, dayIn, startOfDay } from '../platform/moments/rules.ts';

type OpenWork = components['schemas']['OpenWork'];
type CountContext = Pick<AppContext, 'db' | 'waivers'>;

/** The person who sees the counts, with the center's time zone, which determines the current day. */
interface Viewer {
  readonly held: readonly UserType[];
  readonly language: 'en' | 'es';
  readonly timeZone: string;
}

/** The exact number does not matter beyond this limit, and counting further would take longer. */
const countLimit = 1000;

/** How many days before an event its missing signatures become open work. */
const signatureDays = 10;

/** One count, with its kind and event. */
interface Count {
  readonly kind: OpenWork['kind'];
  readonly event?: StoredEvent;
  readonly rows: Expression<unknown>;
}

/** What is known before counting. Questions wait for a decision whatever the day: a device may send its records after the event. */
interface Known {
  readonly events: readonly StoredEvent[];
  /** The ids of the events with open questions of check-in. */
  readonly withQuestions: ReadonlySet<string>;
}

/** Whether an event takes place now or begins soon enough that missing signatures are open work. */
function awaitsSignatures(event: StoredEvent, now: Date): boolean {
  const lastDay = addDays(dayIn(now, event.timeZone), signatureDays);
  return isComing(event, now) && startOfEvent(event) <= startOfDay(lastDay, event.timeZone);
}

function allCounts(
  { db, waivers }: CountContext,
  { held, timeZone }: Viewer,
  { events, withQuestions }: Known,
  now: Date,
): Count[] {
  const parties = (query: Parameters<typeof matching>[1]['query']) =>
    matching(db, { query, now, waivers }).select('registrations.id');
  const atTheDoor = events.filter((event) => isComing(event, now) && startOfEvent(event) <= now);
  return [
    ...events
      .filter(({ id }) => withQuestions.has(id))
      .map((event): Count => ({ kind: 'arrivalQuestions', event, rows: selectQuestions(event.id) })),
    ...atTheDoor.map((event): Count => ({ kind: 'arrivalsToday', event, rows: selectToCome(event.id) })),
    { kind: 'sessionsWithoutHost', rows: selectLacking('host', now) },
    { kind: 'sessionsWithoutMeeting', rows: selectLacking('meeting', now) },
    { kind: 'sessionsToday', rows: selectToday(now, timeZone) },
    { kind: 'offersEndingToday', rows: parties({ needs: 'offerEndsToday' }) },
    ...events
      .filter((event) => awaitsSignatures(event, now))
      .map(
        (event): Count => ({
          kind: 'missingSignatures',
          event,
          rows: selectUnsigned(event.id, waivers[event.type].en.version),
        }),
      ),
    ...eventsWithNights(events, now)
      .slice(0, 1)
      .map((event): Count => ({ kind: 'withoutBed', event, rows: selectWithoutBed(event.id) })),
    { kind: 'helpRequests', rows: parties({ asksForHelp: true }) },
    { kind: 'unmatchedPayments', rows: selectOpenUnmatched(db) },
    ...events
      .filter(({ cancelled_at }) => cancelled_at !== undefined)
      .map(
        (event): Count => ({
          kind: 'refundsLeft',
          event,
          rows: parties({ eventId: event.id, needs: 'refundLeft' }),
        }),
      ),
    { kind: 'stuckRefunds', rows: parties({ needs: 'stuckRefund' }) },
    { kind: 'overduePayments', rows: parties({ overdue: true }) },
    ...events
      .filter((event) => now < startOfEvent(event) && arePlacesScarce(event))
      .map(
        (event): Count => ({
          kind: 'unconfirmedAddresses',
          event,
          rows: parties({ eventId: event.id, unconfirmedAddress: true }),
        }),
      ),
    { kind: 'failedEmails', rows: parties({ needs: 'failedEmail' }) },
    { kind: 'failedMailings', rows: failedMailings(now, held) },
    { kind: 'undeliveredPrayerRequests', rows: undeliveredForms('prayer', held) },
    { kind: 'undeliveredSabbathRequests', rows: undeliveredForms('sabbath', held) },
    { kind: 'undeliveredMessages', rows: undeliveredForms('contact', held) },
    { kind: 'draftEvents', rows: selectDraftEvents(db) },
    { kind: 'newPrayerRequests', rows: newForms('prayer', held) },
    { kind: 'newSabbathRequests', rows: newForms('sabbath', held) },
    { kind: 'newMessages', rows: newForms('contact', held) },
    { kind: 'heldPrayerRequests', rows: heldForms('prayer', held) },
    { kind: 'heldSabbathRequests', rows: heldForms('sabbath', held) },
    { kind: 'heldMessages', rows: heldForms('contact', held) },
  ];
}

/** The open work of someone with these types, most urgent first; empty counts are left out. */
export async function countOpenWork(
  context: CountContext,
  viewer: Viewer,
  events: readonly StoredEvent[],
  now: Date,
): Promise<OpenWork[]> {
  const maySeeQuestions = maySeeCount('arrivalQuestions', viewer.held);
  const withQuestions = maySeeQuestions ? await findEventsWithQuestions(context.db) : new Set<string>();
  const counts = allCounts(context, viewer, { events, withQuestions }, now).filter(({ kind }) =>
    maySeeCount(kind, viewer.held),
  );
  if (counts.length === 0) return [];
  const queries = counts.map(
    ({ rows }, position) => sql`
      select ${sql.lit(position)}::int as position, count(*)::int as count
      from (select 1 from ${rows} as found limit ${sql.lit(countLimit + 1)}) as counted
    `,
  );
  const { rows } = await sql<{ position: number; count: number }>`${sql.join(queries, sql` union all `)}`.execute(
    context.db,
  );
  const found = new Map(rows.map(({ position, count }) => [position, count]));
  return counts.flatMap(({ kind, event }, position) => {
    const count = found.get(position) ?? 0;
    if (count === 0) return [];
    return {
      kind,
      count: Math.min(count, countLimit),
      countIsExact: count <= countLimit,
      ...(event && { eventId: event.id, eventName: event.texts[viewer.language].name }),
    };
  });
}
