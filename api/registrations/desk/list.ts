import { expressionBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Input } from '../../platform/contract/handler.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { conditionsOf, countUpToLimit, onPage, readSort } from '../../platform/data/list.ts';
import type { ListFilters, SortField } from '../../platform/data/list.ts';
import { currentDeposit } from '../../events/rules.ts';
import { depositOf } from '../../events/port.ts';
import { balanceOf, whatIsDue } from '../../payments/rules.ts';
import { awaitingHelp, overdue, paymentReview, unconfirmedAddress } from '../rows/conditions.ts';
import { detailsHaveExpired } from '../details/retention.ts';
import { isPartOf, withBand, withPresence, withRooming } from '../rows/figure-conditions.ts';
import type { WaiverVersions } from '../rows/figure-conditions.ts';
import { inNeedOf } from '../rows/staff-needs.ts';
import { searchPatterns } from '../../platform/text/search.ts';
import { statusOf } from './party-status.ts';

type Page = components['schemas']['RegistrationPage'];
type Query = Input<'listRegistrations'>['query'];

const sortColumns = {
  createdAt: 'registrations.created_at',
  state: 'registrations.state',
  partySize: 'registrations.party_size',
  totalCents: 'registrations.total_cents',
} as const satisfies Record<Exclude<SortField<'listRegistrations'>, 'event' | 'contact'>, string>;

const shown = [
  'registrations.id',
  'registrations.reference',
  'registrations.state',
  'registrations.event_id',
  'registrations.contact_first_name',
  'registrations.contact_last_name',
  'registrations.party_size',
  'registrations.total_cents',
  'registrations.currency',
  'registrations.payment_status',
  'registrations.paid_cents',
  'registrations.refunded_cents',
  'registrations.created_at',
  'registrations.owes_since',
  'registrations.help_asked_at',
  'registrations.help_answered_at',
  'registrations.closed_at',
  'registrations.address_unconfirmed_since',
] as const;

const eventColumns = [
  'events.texts',
  'events.time_zone',
  'events.end_date',
  'events.deposit_percent',
  'events.rest_due_on',
] as const;

const row = expressionBuilder<Database, 'registrations'>();

const filtersAt = (waivers: WaiverVersions): ListFilters<'listRegistrations'> => ({
  search: (words) => row.and(searchPatterns(words).map((pattern) => row('registrations.search_text', 'like', pattern))),
  eventId: (eventId) => row('registrations.event_id', '=', eventId),
  state: (state) => row('registrations.state', '=', state),
  paymentStatus: (status) => row('registrations.payment_status', '=', status),
  overdue: (_, now) => overdue(now),
  asksForHelp: () => awaitingHelp,
  unconfirmedAddress: (_, now) => unconfirmedAddress(now),
  needs: (need, now) => inNeedOf(need, { now, waivers }),
  band: withBand,
  money: isPartOf,
  presence: withPresence,
  rooms: withRooming,
});

/** The filters for registrations, with the time and the waiver versions that they refer to. */
interface Filters<Of = Query> {
  readonly query: Of;
  readonly now: Date;
  readonly waivers: WaiverVersions;
  /** The only events whose registrations match; by default, those of all events do. */
  readonly eventIds?: readonly string[];
}

/** Whether these filters are about the people of a party, and no event is chosen. */
function concernsPeopleOfAnyEvent({ eventId, band, presence, rooms, needs }: Query): boolean {
  return eventId === undefined && (band ?? presence ?? rooms ?? (needs === 'signature' || undefined)) !== undefined;
}

/**
 * The events whose people staff still deal with: their details are not deleted yet. Searching the people of every event that ever
 * was would take longer each year.
 */
async function findCurrentEvents(db: Kysely<Database>, now: Date): Promise<string[]> {
  const events = await db
    .selectFrom('events')
    .select('id')
    .where((event) => event.not(detailsHaveExpired(now)))
    .execute();
  return events.map(({ id }) => id);
}

/**
 * Selects the registrations that match these filters. Counts of open work use it too, so that a count and its list never differ.
 */
export function matching(db: Kysely<Database>, { query, now, waivers, eventIds }: Filters<Partial<Query>>) {
  // The offset keeps PostgreSQL from looking for the newest matches among all registrations.
  const ofEvents = db
    .selectFrom('registrations')
    .selectAll()
    .where(sql<boolean>`event_id = any(${eventIds}::text[])`)
    .offset(0);
  const found = eventIds === undefined ? db.selectFrom('registrations') : db.selectFrom(ofEvents.as('registrations'));
  return found.where(row.and(conditionsOf(filtersAt(waivers), query, now)));
}

/**
 * Returns a page sorted by the event's first day, then by its name. No index of registrations contains the days, so the events are
 * sorted first, and their registrations are read one event after another until the page is full.
 */
async function findPageByEvent(db: Kysely<Database>, filters: Filters, direction: 'asc' | 'desc') {
  const { query } = filters;
  const events = db
    .selectFrom('events')
    .select(eventColumns)
    .select(['events.id', 'events.start_date'])
    .select(sql<string>`events.texts -> ${sql.lit(query.lng)} ->> 'name' collate "und-x-icu"`.as('name'))
    .orderBy('events.start_date', direction)
    .orderBy('name', direction)
    .orderBy('events.id', direction)
    .as('events');
  const ofEvent = matching(db, filters)
    .where(sql<boolean>`registrations.event_id = events.id`)
    .select(shown)
    .select(paymentReview.as('payment_review'))
    .orderBy('registrations.id', direction)
    .limit(query.page * query.pageSize)
    .as('registrations');
  const ordered = db
    .selectFrom(events)
    .innerJoinLateral(ofEvent, (join) => join.onTrue())
    .select(eventColumns)
    .select(shown)
    .select('registrations.payment_review')
    .orderBy('events.start_date', direction)
    .orderBy('events.name', direction)
    .orderBy('events.id', direction)
    .orderBy('registrations.id', direction);
  return onPage(ordered, query).execute();
}

async function findPage(db: Kysely<Database>, filters: Filters) {
  const { query } = filters;
  const { field, direction } = readSort<SortField<'listRegistrations'>>(query.sort);
  if (field === 'event') return findPageByEvent(db, filters, direction);
  const found = matching(db, filters)
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select(eventColumns)
    .select(shown)
    .select(paymentReview.as('payment_review'));
  if (field === 'contact') {
    const byContact = found
      .orderBy('registrations.contact_last_name', direction)
      .orderBy('registrations.contact_first_name', direction)
      .orderBy('registrations.reference', direction);
    return onPage(byContact, query).execute();
  }
  const ordered = found
    .orderBy(sortColumns[field], direction)
    // Ties need an order of their own, or a row could appear on two pages.
    .orderBy('registrations.id', query.sort === '-createdAt' ? 'asc' : direction);
  return onPage(ordered, query).execute();
}

type Row = Awaited<ReturnType<typeof findPage>>[number];

/** Returns the balance, how much of it is due at this moment, in cents, and when the rest is due. */
function amountsOf(row: Row, now: Date): Pick<Page['items'][number], 'balanceCents' | 'dueNowCents' | 'restDueOn'> {
  const account = {
    state: row.state,
    quote: { totalCents: row.total_cents },
    receipts: { paidCents: row.paid_cents, refundedCents: row.refunded_cents },
  };
  const deposit = currentDeposit({ timeZone: row.time_zone, ...depositOf(row) }, now);
  const { nowCents, laterCents } = whatIsDue(account, deposit);
  if (row.closed_at !== null) return { balanceCents: balanceOf(account), dueNowCents: 0 };
  return {
    balanceCents: balanceOf(account),
    dueNowCents: nowCents,
    ...(deposit && laterCents > 0 && { restDueOn: deposit.restDueOn }),
  };
}

/** Returns one page of registrations with the total number of matches, counted up to a limit. */
export async function listRegistrations(
  { db, waivers }: { readonly db: Kysely<Database>; readonly waivers: WaiverVersions },
  query: Query,
  now: Date,
): Promise<Page> {
  const filters = {
    query,
    now,
    waivers,
    ...(concernsPeopleOfAnyEvent(query) && { eventIds: await findCurrentEvents(db, now) }),
  };
  const [rows, count] = await Promise.all([
    findPage(db, filters),
    countUpToLimit(db, matching(db, filters).select('registrations.id')),
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      ...statusOf(row, now),
      eventId: row.event_id,
      eventName: (row.texts as Record<Query['lng'], { name: string }>)[query.lng].name,
      contactFirstName: row.contact_first_name,
      contactLastName: row.contact_last_name,
      partySize: row.party_size,
      ...amountsOf(row, now),
      currency: row.currency as 'USD',
      createdAt: row.created_at.toISOString(),
    })),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
  };
}
