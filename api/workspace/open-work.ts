import { sql } from 'kysely';
import type { Expression } from 'kysely';
import { addDays, dayIn, endOfEvent, parseEventDate, startOfDay } from '../events/rules.ts';
import type { StoredEvent } from '../events/store.ts';
import { heldForms } from '../forms/port.ts';
import { selectOpenUnmatched } from '../payments/unmatched/store.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Parts } from '../context.ts';
import type { UserType } from '../access/rules.ts';
import { matching } from '../registrations/desk/list.ts';
import { arePlacesScarce } from '../registrations/rules.ts';
import { startsAt } from '../registrations/write/places.ts';
import { selectUnsigned } from '../waiver/port.ts';
import { maySeeCount } from './access.ts';

type OpenWork = components['schemas']['OpenWork'];
type CountParts = Pick<Parts, 'db' | 'waivers'>;

/** Beyond this nobody cares for the number, and counting would take longer the more there is. */
const countLimit = 1000;

/** From how many days before an event its missing signatures are open work. */
const signatureDays = 10;

/** One count: what it counts, of which event. */
interface Count {
  readonly kind: OpenWork['kind'];
  readonly event?: StoredEvent;
  readonly rows: Expression<unknown>;
}

/** Whether an event begins within the days in which signatures are asked after, or takes place now. */
function awaitsSignatures(event: StoredEvent, now: Date): boolean {
  const lastDay = addDays(dayIn(now, event.timeZone), signatureDays);
  const from = startOfDay(parseEventDate(event.start_date), event.timeZone);
  return from <= startOfDay(lastDay, event.timeZone) && now < endOfEvent(event);
}

function allCounts({ db, waivers }: CountParts, events: readonly StoredEvent[], now: Date): Count[] {
  const parties = (query: Parameters<typeof matching>[1]['query']) =>
    matching(db, { query, now }).select('registrations.id');
  return [
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
    { kind: 'helpRequests', rows: parties({ asksForHelp: true }) },
    { kind: 'unmatchedPayments', rows: selectOpenUnmatched(db) },
    { kind: 'stuckRefunds', rows: parties({ needs: 'stuckRefund' }) },
    { kind: 'overduePayments', rows: parties({ overdue: true }) },
    ...events
      .filter((event) => now < startsAt(event) && arePlacesScarce(event))
      .map(
        (event): Count => ({
          kind: 'unconfirmedAddresses',
          event,
          rows: parties({ eventId: event.id, unconfirmedAddress: true }),
        }),
      ),
    { kind: 'failedEmails', rows: parties({ needs: 'failedEmail' }) },
    { kind: 'newPrayerRequests', rows: db.selectFrom('prayer_requests').select('id').where('state', '=', 'new') },
    { kind: 'newSabbathRequests', rows: db.selectFrom('sabbath_requests').select('id').where('state', '=', 'new') },
    { kind: 'heldForms', rows: heldForms },
  ];
}

/** What waits for someone who holds these types, the most urgent first; what is not there is left out. One query. */
export async function countOpenWork(
  parts: CountParts,
  viewer: { readonly held: readonly UserType[]; readonly language: 'en' | 'es' },
  events: readonly StoredEvent[],
  now: Date,
): Promise<OpenWork[]> {
  const counts = allCounts(parts, events, now).filter(({ kind }) => maySeeCount(kind, viewer.held));
  if (counts.length === 0) return [];
  const queries = counts.map(
    ({ rows }, position) => sql`
      select ${sql.lit(position)}::int as position, count(*)::int as count
      from (select 1 from ${rows} as found limit ${sql.lit(countLimit + 1)}) as counted
    `,
  );
  const { rows } = await sql<{ position: number; count: number }>`${sql.join(queries, sql` union all `)}`.execute(
    parts.db,
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
