import { beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../../factories/event.ts';
import { reportSite } from '../report-site.ts';
import type { Reader } from '../report-site.ts';

/*
 * Every figure of five reports, recomputed from people, ledger and requests with SQL that shares nothing with the reports. The
 * parties cover all states, sizes and ages, with odd cents.
 */

const site = reportSite();
let who: Reader;

const events = ['figures-a', 'figures-b', 'figures-c'];

/** Parties that are coming or have offered places. */
const coming = `r.state in ('offered', 'paying', 'pendingPayment', 'confirmed', 'checkedIn')`;

const parties = `
  insert into registrations (
    id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone, language, payment_method,
    currency, total_cents, party_size, idempotency_key, body_hash, search_text, created_at, updated_at, waiting_since, waiting_number, held_until
  )
  select gen_random_uuid(), 'FIG' || n, 'figures-' || (array['a', 'b', 'c'])[1 + n % 3], s.state, n % 4, 'Ana', 'Núñez',
    'figures' || n || '@example.org', '+12025550123', 'en', (array['Zelle', 'Check', 'Cash', 'PayPal'])[1 + n % 4], 'USD', 10001 + n * 37,
    1 + n % 5, 'figures' || n, '', '', timestamptz '2027-03-01' + n * interval '1 hour', now(),
    case when s.state = 'waitlisted' then now() end, case when s.state = 'waitlisted' then n end,
    case when s.state in ('offered', 'paying') then timestamptz '2027-06-01' end
  from generate_series(1, 210) as n,
    lateral (select (array['waitlisted', 'offered', 'paying', 'pendingPayment', 'confirmed', 'checkedIn', 'cancelled'])[1 + n % 7] as state) as s`;

const people = `
  insert into registration_members (id, registration_id, position, first_name, last_name, age, gender, lodging, band)
  select gen_random_uuid(), r.id, p, 'Name', 'Núñez', a.age, (array['female', 'male', null])[1 + (p + r.total_cents) % 3],
    case when (p + r.total_cents) % 4 = 0 then 'none' else 'room' end,
    case when a.age < 6 then 'toddler' when a.age < 13 then 'child' when a.age < 18 then 'teen' when a.age < 26 then 'youngAdult' else 'adult' end
  from registrations r, generate_series(0, r.party_size - 1) as p, lateral (select (r.total_cents * 7 + p * 13) % 71 as age) as a
  where r.event_id like 'figures-%'`;

const ledger = `
  insert into payments (id, registration_id, kind, method, amount_cents, received_on, created_at)
  select gen_random_uuid(), r.id, (array['payment', 'payment', 'refund'])[1 + part], r.payment_method,
    (array[r.total_cents / 2, r.total_cents / 2 + 1199, 333])[1 + part], date '2027-03-05' + (r.total_cents % 40), now()
  from registrations r, generate_series(0, 2) as part
  where r.event_id like 'figures-%' and r.total_cents % 5 >= part + 1`;

const saturdays = `
  insert into sabbath_requests (
    id, state, first_name, last_name, email, language, origin, idempotency_key, body_hash, held_reasons, search_text, created_at, updated_at,
    delete_after, kind, day, accepted_day, attendance, people, group_kind, phone
  )
  select gen_random_uuid(), (array['new', 'accepted', 'declined', 'answered', 'archived', 'held'])[1 + n % 6], 'Ana', 'Núñez ' || n,
    'ana@example.org', 'es', 'app', 'figures' || n, 'h', case when n % 6 = 5 then array['links'] else '{}' end, 'x', '2027-03-20', '2027-03-20',
    '2028-01-01', case when n % 2 = 0 then 'retreat' else 'prayer' end, date '2027-04-03' + 7 * (n % 8),
    case when n % 6 = 1 then date '2027-04-03' + 7 * (n % 4) end, case when n % 2 = 1 then 'online' end,
    case when n % 2 = 0 then 3 + n end, case when n % 2 = 0 then 'parish' end, '+12025550123'
  from generate_series(1, 60) as n`;

beforeAll(async () => {
  who = await site.reader('A,R,D');
  const { db } = site.server().context;
  for (const [index, id] of events.entries()) {
    const day = String(10 + index);
    const places = index === 1 ? { maxRegistrationCount: 400 } : {};
    await createEvent(db, id, { start_date: `${day}-MAY-2027`, end_date: `${day}-MAY-2027`, ...places });
  }
  for (const statement of [parties, people, ledger, saturdays]) await site.query(statement);
  await site.query(`
    update event_places set taken = (select coalesce(sum(r.party_size), 0) from registrations r where r.event_id = event_places.event_id and ${coming})
    where event_id like 'figures-%'
  `);
  await site.query(`
    update registrations r set
      paid_cents = (select coalesce(sum(amount_cents), 0) from payments p where p.registration_id = r.id and kind = 'payment'),
      refunded_cents = (select coalesce(sum(amount_cents), 0) from payments p where p.registration_id = r.id and kind = 'refund')
    where r.event_id like 'figures-%'
  `);
});

/** Returns the values of these columns, row by row. */
const valuesOf = (rows: readonly Readonly<Record<string, unknown>>[], names: readonly string[]) =>
  rows.map((row) => names.map((name) => row[name] ?? ''));

/** Returns the expected totals: the sums of the recomputed rows. */
function sumsOf(rows: readonly Readonly<Record<string, unknown>>[], names: readonly string[], unit = 1) {
  return Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + Math.round(Number(row[name] ?? 0) * unit), 0)]),
  );
}

test.each([1, 4, 5])('%i: events of the same name are told apart by their first day', async (reportId) => {
  const dates: Record<string, string> = reportId === 1 ? { from: '2027-05-10', to: '2027-05-12' } : { event: '' };
  const { rows } = await site.resultOf(who, reportId, dates);
  const names = new Set(rows.map(({ event }) => event));
  expect([...names].filter((name) => String(name).startsWith('Weekend of prayer')).toSorted()).toEqual(
    events.map((_, index) => `Weekend of prayer, ${String(10 + index)}-MAY-2027`),
  );
});

test('1: parties, people, rooms, places, and waiting or canceled parties, by event', async () => {
  const { rows, totals } = await site.resultOf(who, 1, { from: '2027-05-10', to: '2027-05-12' });
  const expected = await site.query(`
    with one as (
      select r.*, (select count(*) from registration_members m where m.registration_id = r.id) as heads
      from registrations r where r.event_id like 'figures-%'
    )
    select to_char(e.start_date, 'DD-MON-YYYY') as "firstDay",
      sum(case when ${coming} then 1 else 0 end)::int as parties, sum(case when ${coming} then heads else 0 end)::int as people,
      sum(case when ${coming} then rooms else 0 end)::int as rooms, e.max_registration_count as places,
      (e.max_registration_count - sum(case when ${coming} then heads else 0 end))::int as "placesLeft",
      sum(case when state = 'waitlisted' then 1 else 0 end)::int as "waitingParties",
      sum(case when state = 'waitlisted' then heads else 0 end)::int as "waitingPeople",
      sum(case when state = 'cancelled' then 1 else 0 end)::int as canceled
    from one r join events e on e.id = r.event_id group by e.id order by e.start_date
  `);
  const summed = ['parties', 'people', 'rooms', 'waitingParties', 'waitingPeople', 'canceled'];
  const names = ['firstDay', 'places', 'placesLeft', ...summed];
  expect(valuesOf(rows, names)).toEqual(valuesOf(expected, names));
  expect(expected.every(({ canceled, people: heads }) => Number(canceled) > 0 && Number(heads) > 0)).toBe(true);
  expect(totals).toEqual(sumsOf(expected, summed));
});

test('3: every amount of the ledger, refunds below zero', async () => {
  const { rows, totals } = await site.resultOf(who, 3, {});
  const expected = await site.query(`
    select to_char(p.received_on, 'DD-MON-YYYY') as "receivedOn", r.reference,
      (case p.kind when 'payment' then p.amount_cents else -p.amount_cents end / 100.0)::float8 as amount
    from payments p join registrations r on r.id = p.registration_id order by p.received_on, p.entry
  `);
  const names = ['receivedOn', 'reference', 'amount'];
  expect(valuesOf(rows, names)).toEqual(valuesOf(expected, names));
  expect(totals).toEqual(sumsOf(expected, ['amount'], 100));
});

test('4: the price, payments, refunds and balance of every party', async () => {
  const { rows, totals } = await site.resultOf(who, 4, {});
  const expected = await site.query(`
    with one as (
      select r.reference, r.state, r.total_cents as price,
        coalesce(sum(p.amount_cents) filter (where p.kind = 'payment'), 0) as received,
        coalesce(sum(p.amount_cents) filter (where p.kind = 'refund'), 0) as refunded
      from registrations r left join payments p on p.registration_id = r.id
      where r.state <> 'cancelled' group by r.id
    )
    select reference, price / 100.0::float8 as price, received / 100.0::float8 as received, refunded / 100.0::float8 as refunded,
      case when state in ('waitlisted', 'offered') then least(0, price - received + refunded) else price - received + refunded end
        / 100.0::float8 as balance
    from one order by reference
  `);
  const summed = ['price', 'received', 'refunded', 'balance'];
  const names = ['reference', ...summed];
  const byReference = rows.toSorted((one, other) => (String(one['reference']) < String(other['reference']) ? -1 : 1));
  expect(valuesOf(byReference, names)).toEqual(
    valuesOf(expected, names).map(([reference, ...money]) => [reference, ...money.map(Number)]),
  );
  expect(expected.some(({ balance }) => Number(balance) < 0)).toBe(true);
  expect(totals).toEqual(sumsOf(expected, summed, 100));
});

test.each([false, true])('5: people by age, night and gender, with overnight only: %s', async (overnight) => {
  const { rows, totals } = await site.resultOf(who, 5, { overnight });
  const bands = { toddlers: 0, children: 6, teenagers: 13, youngAdults: 18, adults: 26 };
  const upTo = [5, 12, 17, 25, 200];
  const expected = await site.query(`
    select ${Object.entries(bands)
      .map(
        ([name, from], index) =>
          `sum((m.age between ${String(from)} and ${String(upTo[index])})::int)::int as "${name}"`,
      )
      .join(', ')},
      count(*)::int as people, sum((m.lodging = 'room' and r.rooms > 0)::int)::int as overnight,
      (select sum(o.rooms)::int from registrations o where o.event_id = e.id and ${coming.replace('r.', 'o.')}) as rooms,
      coalesce(sum((m.gender = 'female')::int), 0)::int as women, coalesce(sum((m.gender = 'male')::int), 0)::int as men,
      round(sum((m.age >= 18)::int)::numeric / sum((m.age < 18)::int), 1)::float8 as "adultsPerMinor"
    from registrations r join events e on e.id = r.event_id join registration_members m on m.registration_id = r.id
    where ${coming} ${overnight ? `and m.lodging = 'room' and r.rooms > 0` : ''}
    group by e.id order by e.start_date desc
  `);
  const summed = [...Object.keys(bands), 'people', 'overnight', 'rooms', 'women', 'men'];
  expect(valuesOf(rows, [...summed, 'adultsPerMinor'])).toEqual(valuesOf(expected, [...summed, 'adultsPerMinor']));
  expect(totals).toEqual(sumsOf(expected, summed));
});

test('8: how many people ask for each Saturday', async () => {
  const { rows, totals } = await site.resultOf(who, 8, {});
  const expected = await site.query(`
    select to_char(case state when 'accepted' then accepted_day else day end, 'DD-MON-YYYY') as saturday, first_name || ' ' || last_name as name, people
    from sabbath_requests where state in ('new', 'accepted', 'declined', 'answered', 'archived') order by name
  `);
  const byName = rows.toSorted((one, other) => (String(one['name']) < String(other['name']) ? -1 : 1));
  const sorted = expected.toSorted((one, other) => (String(one['name']) < String(other['name']) ? -1 : 1));
  const names = ['saturday', 'name', 'people'];
  expect(valuesOf(byName, names)).toEqual(valuesOf(sorted, names));
  expect(totals).toEqual(sumsOf(expected, ['people']));
});
