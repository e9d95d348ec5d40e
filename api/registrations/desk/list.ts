import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Input } from '../../platform/contract/handler.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { balanceCents, netPaid } from '../../payments/rules.ts';
import { isOverdue, lateBefore } from '../rules.ts';
import { searchPatterns } from './search.ts';

type Page = components['schemas']['RegistrationPage'];
type Query = Input<'listRegistrations'>['query'];
type SortField = Query['sort'] extends `-${infer Field}` | infer _ ? Field : never;

/** Beyond this nobody counts pages, and counting would cost more than the page. */
const countLimit = 10_000;

const sortColumns = {
  createdAt: 'registrations.created_at',
  contact: 'registrations.contact_last_name',
  state: 'registrations.state',
  partySize: 'registrations.party_size',
  totalCents: 'registrations.total_cents',
} as const satisfies Record<Exclude<SortField, 'event'>, string>;

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
  'registrations.payment_method',
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

/** Which registrations are wanted, at which moment. */
interface Wish {
  readonly query: Query;
  readonly now: Date;
}

function matching(
  db: Kysely<Database>,
  { query: { search, eventId, state, paymentStatus, overdue, asksForHelp, unconfirmedAddress }, now }: Wish,
) {
  let query = db.selectFrom('registrations');
  if (eventId !== undefined) query = query.where('registrations.event_id', '=', eventId);
  if (state !== undefined) query = query.where('registrations.state', '=', state);
  if (paymentStatus !== undefined) query = query.where('registrations.payment_status', '=', paymentStatus);
  // The rule isOverdue. The index on what is owed knows the second condition: nobody owes before registering.
  if (overdue)
    query = query
      .where('registrations.owes_since', '<', lateBefore(now))
      .where('registrations.created_at', '<', lateBefore(now));
  if (asksForHelp)
    query = query
      .where('registrations.help_asked_at', 'is not', null)
      .where('registrations.help_answered_at', 'is', null);
  if (unconfirmedAddress)
    query = query
      .where('registrations.address_unconfirmed_since', 'is not', null)
      .where('registrations.state', '<>', 'cancelled');
  for (const pattern of searchPatterns(search ?? '')) {
    query = query.where('registrations.search_text', 'like', pattern);
  }
  return query;
}

async function countMatching(db: Kysely<Database>, wish: Wish): Promise<number> {
  const { count } = await db
    .selectFrom(
      matching(db, wish)
        .select('registrations.id')
        .limit(countLimit + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Events by their first day, those of one day by name. No index of registrations knows the days: of each event no more than
 * could be shown are read, by an index, and these few are put in order.
 */
async function findPageByEvent(db: Kysely<Database>, wish: Wish, direction: 'asc' | 'desc') {
  const { page, pageSize, lng } = wish.query;
  const ofEvent = matching(db, wish)
    .where(sql<boolean>`registrations.event_id = events.id`)
    .select(shown)
    .orderBy('registrations.id', direction)
    .limit(page * pageSize)
    .as('registrations');
  return db
    .selectFrom('events')
    .innerJoinLateral(ofEvent, (join) => join.onTrue())
    .select('events.texts')
    .select(shown)
    .orderBy('events.start_date', direction)
    .orderBy(sql`events.texts -> ${sql.lit(lng)} ->> 'name' collate "und-x-icu"`, direction)
    .orderBy('events.id', direction)
    .orderBy('registrations.id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

async function findPage(db: Kysely<Database>, wish: Wish) {
  const { page, pageSize, sort } = wish.query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const field = sort.replace('-', '') as SortField;
  if (field === 'event') return findPageByEvent(db, wish, direction);
  return (
    matching(db, wish)
      .innerJoin('events', 'events.id', 'registrations.event_id')
      .select('events.texts')
      .select(shown)
      .orderBy(sortColumns[field], direction)
      // Ties need an order of their own, or a row may show on two pages.
      .orderBy('registrations.id', sort === '-createdAt' ? 'asc' : direction)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute()
  );
}

/** One page of registrations with the number of all that match, counted up to a limit. */
export async function listRegistrations(db: Kysely<Database>, query: Query, now: Date): Promise<Page> {
  const [rows, count] = await Promise.all([findPage(db, { query, now }), countMatching(db, { query, now })]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      state: row.state,
      eventId: row.event_id,
      eventName: (row.texts as Record<Query['lng'], { name: string }>)[query.lng].name,
      contactFirstName: row.contact_first_name,
      contactLastName: row.contact_last_name,
      partySize: row.party_size,
      totalCents: row.total_cents,
      balanceCents: balanceCents(
        row.state,
        row.total_cents,
        netPaid({ paidCents: row.paid_cents, refundedCents: row.refunded_cents }),
      ),
      currency: row.currency as 'USD',
      paymentMethod: row.payment_method as components['schemas']['PaymentMethod'],
      // The column holds what the rule of payments says.
      paymentStatus: row.payment_status as components['schemas']['PaymentStatus'],
      isOverdue: isOverdue(row.owes_since, now),
      asksForHelp: row.help_asked_at !== null && row.help_answered_at === null,
      isClosed: row.closed_at !== null,
      isAddressConfirmed: row.address_unconfirmed_since === null,
      createdAt: row.created_at.toISOString(),
    })),
    page: query.page,
    pageSize: query.pageSize,
    total: Math.min(count, countLimit),
    totalIsExact: count <= countLimit,
  };
}
