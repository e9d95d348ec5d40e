import type { Pool } from 'pg';

/** The event that has the same size in every database. */
export const oneEvent = 'report-one';
const partiesOfOneEvent = 1_000;

/** The number of other events. */
export const otherEvents = 40;

/** Number of parties written by one statement. */
const step = 50_000;

/** SQL for the number of people in a party: two and a half on average. */
const people = (n: string): string => `1 + ${n} % 4`;

interface FillInput {
  /** The number of the first party, and that of the last one if time allows. */
  readonly from: number;
  readonly to: number;
  readonly waiverVersion: string;
  /** After this many seconds it stops adding more. */
  readonly seconds: number;
}

/** Creates parties with their people, signatures, payments and emails. Returns the number of the last one. */
export async function fillParties(pool: Pool, { from, to, waiverVersion, seconds }: FillInput): Promise<number> {
  const began = performance.now();
  let last = from - 1;
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '256MB'`);
    while (last < to && performance.now() - began < seconds * 1000) {
      const next = Math.min(to, last + step);
      await fillStep(client.query.bind(client), last + 1, next, waiverVersion);
      last = next;
      console.log(`${String(last)} parties`);
    }
    await client.query('vacuum analyze');
    return last;
  } finally {
    client.release(true);
  }
}

async function fillStep(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  first: number,
  last: number,
  waiverVersion: string,
): Promise<void> {
  await query(
    `insert into registrations (
       id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone, language,
       payment_method, currency, total_cents, paid_cents, party_size, idempotency_key, body_hash, search_text, created_at, updated_at, owes_since,
       waiting_since, waiting_number
     )
     select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'R' || n,
       case when n <= ${String(partiesOfOneEvent)} then '${oneEvent}' else 'report-' || n % ${String(otherEvents)} end,
       (array['confirmed', 'pendingPayment', 'pendingPayment', 'confirmed', 'checkedIn', 'waitlisted', 'cancelled'])[1 + n % 7], n % 2,
       'Ana', 'Núñez ' || n, 'contact' || n || '@example.org', '+12025550123', case when n % 3 = 0 then 'es' else 'en' end,
       (array['Zelle', 'Check', 'Cash'])[1 + n % 3], 'USD', 10000 + n % 50 * 100, case when n % 2 = 0 then 5000 else 0 end,
       ${people('n')}, 'key' || n, '', 'ana nunez ' || n, timestamptz '2027-04-10' - n * interval '10 seconds', now(),
       case when n % 3 = 0 then null else timestamptz '2027-04-10' - n * interval '10 seconds' end,
       case when n % 7 = 5 then timestamptz '2027-04-10' - n * interval '10 seconds' end, case when n % 7 = 5 then n end
     from generate_series($1::int, $2::int) as n`,
    [first, last],
  );
  const ofStep = `from registrations r where r.id between ('00000000-0000-4000-8000-' || lpad(to_hex($1::int), 12, '0'))::uuid
    and ('00000000-0000-4000-8000-' || lpad(to_hex($2::int), 12, '0'))::uuid`;
  await query(
    `insert into registration_members (id, registration_id, position, first_name, last_name, age, gender, lodging, band)
     select gen_random_uuid(), r.id, p - 1, 'Name ' || p, r.contact_last_name, 3 + p * 11, case when p % 2 = 0 then 'male' else 'female' end,
       case when r.rooms > 0 then 'room' else 'none' end, (array['child', 'youngAdult', 'adult', 'adult'])[p]
     ${ofStep.replace('r where', 'r, generate_series(1, r.party_size) as p where')}`,
    [first, last],
  );
  await query(
    `insert into waiver_signatures (
       id, registration_id, member_id, version, language, person_name, event_name, signer_name, relation, method, signed_at
     )
     select gen_random_uuid(), r.id, m.id, $3, r.language, m.first_name, 'Weekend', m.first_name, 'self', 'typed', r.created_at
     ${ofStep.replace('r where', 'r join registration_members m on m.registration_id = r.id and m.position = 0 where')}`,
    [first, last, waiverVersion],
  );
  await query(
    `insert into payments (id, registration_id, kind, method, amount_cents, received_on, created_at)
     select gen_random_uuid(), r.id, 'payment', r.payment_method, 5000, r.created_at::date, r.created_at ${ofStep} and r.paid_cents > 0`,
    [first, last],
  );
  await query(
    `insert into registration_messages (id, registration_id, subject, text, idempotency_key, body_hash, created_at, sent_at)
     select gen_random_uuid(), r.id, 'Your weekend', 'We look forward to it.', r.idempotency_key, '', r.created_at, r.created_at
     ${ofStep} and r.rooms > 0`,
    [first, last],
  );
}
