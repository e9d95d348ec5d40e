import pg from 'pg';
import { takesPlaces } from '../../registrations/rules.ts';
import { registrationStates } from '../contract/enums.gen.ts';
import { schemaObjects } from './objects.gen.ts';

/** A condition that must be true of the whole database. */
export interface Check {
  readonly name: string;
  /** Finds violations: one row for each, with a sentence for people that contains no personal names or addresses. */
  readonly query: string;
}

const withPlaces = registrationStates
  .filter(takesPlaces)
  .map((state) => `'${state}'`)
  .join(', ');

const dollars = (cents: string): string => `to_char(${cents} / 100.0, 'FM999999990.00')`;

/** Columns whose values must be unique. */
const unique = [
  { table: 'registrations', columns: ['reference'], what: 'The reference' },
  { table: 'registrations', columns: ['idempotency_key'], what: 'The submission' },
  { table: 'payments', columns: ['provider_reference'], what: 'The PayPal payment or refund' },
  { table: 'payments', columns: ['idempotency_key'], what: 'The entry of a payment' },
  { table: 'paypal_orders', columns: ['capture_id'], what: 'The PayPal capture' },
  { table: 'paypal_refunds', columns: ['refund_id'], what: 'The PayPal refund' },
  { table: 'unmatched_payments', columns: ['capture_id'], what: 'The unmatched payment' },
  { table: 'mailing_recipients', columns: ['mailing_id', 'lower(address)'], what: 'The address of a bulk email' },
  { table: 'waiver_signatures', columns: ['member_id', 'version', 'person_number'], what: 'The signature' },
  { table: 'users', columns: ['email'], what: 'The address of a user' },
] as const;

function once({ table, columns, what }: (typeof unique)[number]): Check {
  const list = columns.join(', ');
  return {
    name: `nothing twice in ${table} (${list})`,
    query: `
      select format('${what} is in %s rows of ${table} instead of one.', count(*)) as sentence
      from ${table} where num_nulls(${list}) = 0 group by ${list} having count(*) > 1`,
  };
}

const places: readonly Check[] = [
  {
    name: 'places and waiting parties of each event',
    query: `
      with counted as (
        select r.event_id,
          coalesce(sum(coalesce(m.people, 0) - r.freed_places) filter (where r.state in (${withPlaces})), 0) as taken,
          count(*) filter (where r.state = 'waitlisted' and r.address_released_at is null) as waiting
        from registrations r
        left join (select registration_id, count(*) as people from registration_members group by 1) m on m.registration_id = r.id
        group by 1
      )
      select format('Event %s: %s places are recorded as taken, and its parties have %s people; %s parties are recorded as waiting, and %s wait.',
        coalesce(p.event_id, c.event_id), coalesce(p.taken, 0), coalesce(c.taken, 0), coalesce(p.waiting, 0), coalesce(c.waiting, 0)) as sentence
      from event_places p full join counted c on c.event_id = p.event_id
      where coalesce(p.taken, 0) <> coalesce(c.taken, 0) or coalesce(p.waiting, 0) <> coalesce(c.waiting, 0)`,
  },
  {
    name: 'no event has more people than places',
    query: `
      select format('Event %s has %s places, and %s are taken.', e.id, e.max_registration_count, p.taken) as sentence
      from events e join event_places p on p.event_id = e.id where p.taken > e.max_registration_count`,
  },
  {
    name: 'the people of each party',
    query: `
      select format('Registration %s is recorded with %s people, and has %s.', r.reference, r.party_size, coalesce(m.people, 0)) as sentence
      from registrations r
      left join (select registration_id, count(*) as people from registration_members group by 1) m on m.registration_id = r.id
      where coalesce(m.people, 0) <> r.party_size`,
  },
];

const money: readonly Check[] = [
  {
    name: 'the ledger of each party',
    query: `
      select format('Registration %s: %s is recorded as paid and %s as refunded, and its ledger has %s and %s.', r.reference,
        ${dollars('r.paid_cents')}, ${dollars('r.refunded_cents')}, ${dollars('coalesce(l.paid, 0)')}, ${dollars('coalesce(l.refunded, 0)')}) as sentence
      from registrations r left join (
        select registration_id,
          coalesce(sum(amount_cents) filter (where kind = 'payment'), 0) as paid,
          coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) as refunded
        from payments group by 1
      ) l on l.registration_id = r.id
      where r.paid_cents <> coalesce(l.paid, 0) or r.refunded_cents <> coalesce(l.refunded, 0)`,
  },
  {
    name: 'no party got back more than it paid',
    query: `
      select format('Registration %s was refunded %s of %s.', reference, ${dollars('refunded_cents')}, ${dollars('paid_cents')}) as sentence
      from registrations where refunded_cents > paid_cents`,
  },
  {
    name: 'the price of each party',
    query: `
      select format('Registration %s is to pay %s, and the lines of its price come to %s.', r.reference,
        ${dollars('r.total_cents')}, ${dollars('greatest(0, coalesce(q.total, 0) - r.adjustment_cents)')}) as sentence
      from registrations r left join (
        select registration_id, sum(total_cents) as total from registration_quote_lines group by 1
      ) q on q.registration_id = r.id
      where r.total_cents <> greatest(0, coalesce(q.total, 0) - r.adjustment_cents)`,
  },
  {
    name: 'each PayPal payment is in a ledger or unmatched',
    query: `
      select format('PayPal took %s in the order %s, which is in no ledger and not among the unmatched payments.',
        ${dollars('o.amount_cents')}, o.id) as sentence
      from paypal_orders o
      where o.state = 'captured'
        and not exists (select from payments p where p.provider_reference = o.capture_id and p.kind = 'payment')
        and not exists (select from unmatched_payments u where u.capture_id = o.capture_id)`,
  },
  {
    name: 'no PayPal payment is in a ledger and unmatched',
    query: `
      select format('The unmatched payment %s is in a ledger, but was not assigned there.', u.id) as sentence
      from unmatched_payments u join payments p on p.provider_reference = u.capture_id
      where u.resolution is distinct from 'assigned'`,
  },
];

const rest: readonly Check[] = [
  {
    name: 'the numbers of forms',
    query: `
      with counted as (
        select 'prayer_requests' as form, state, language, share_with_team::text as part, count(*) from prayer_requests group by 2, 3, 4
        union all select 'sabbath_requests', state, language, kind, count(*) from sabbath_requests group by 2, 3, 4
        union all select 'contact_messages', state, language, '', count(*) from contact_messages group by 2, 3, 4
      ), recorded as (
        select form, state, language, part, sum(count) as count from form_counts group by 1, 2, 3, 4
      )
      select format('%s (%s, %s): %s are recorded, and there are %s.', form, state, language, coalesce(r.count, 0), coalesce(c.count, 0)) as sentence
      from counted c full join recorded r using (form, state, language, part)
      where coalesce(r.count, 0) <> coalesce(c.count, 0)`,
  },
  {
    name: 'every index and every reference works',
    query: `
      select format('The index %s is incomplete: REINDEX it.', indexrelid::regclass) as sentence
      from pg_index i join pg_class c on c.oid = i.indrelid
      where not (i.indisvalid and i.indisready) and c.relnamespace = 'public'::regnamespace
      union all
      select format('The constraint %s of %s was never checked.', conname, conrelid::regclass)
      from pg_constraint where not convalidated and connamespace = 'public'::regnamespace`,
  },
];

/** Constraints and triggers keep invalid rows out, and indexes keep lists fast. Otherwise a missing one would go unnoticed. */
const schema: Check = {
  name: 'every index, constraint and trigger of this version is there',
  query: `
    with present as (
      select 'constraint' as kind, conrelid as table, conname as name from pg_constraint
      union all select 'index', indrelid, relname from pg_index join pg_class on oid = indexrelid
      union all select 'trigger', tgrelid, tgname from pg_trigger
    )
    select format('The %s %s of %s is missing. To create it again: %s;', e.kind, e.name, e.table, e.statement) as sentence
    from jsonb_to_recordset(${pg.escapeLiteral(JSON.stringify(schemaObjects))}) as e (kind text, "table" text, name text, statement text)
    where not exists (
      select from present p where p.kind = e.kind and p.name = e.name and p.table = to_regclass('public.' || quote_ident(e.table))
    )`,
};

/** All checks: places and ledgers add up, there are no duplicates, and no index, constraint or trigger is missing. */
export const checks: readonly Check[] = [...places, ...money, ...unique.map(once), ...rest, schema];
