import type { Pool } from 'pg';

/** Adds this many parties to an event, each with one room and `peopleEach` people. */
export async function addParties(pool: Pool, event: string, parties: number, peopleEach: number): Promise<void> {
  await pool.query(
    `insert into registrations (
       id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone, language,
       payment_method, currency, total_cents, party_size, idempotency_key, body_hash, search_text, created_at, updated_at
     )
     select gen_random_uuid(), $1 || '-' || n, $1, 'confirmed', 1, 'Ana', 'Perez ' || n, $1 || n || '@example.org',
       '+12025550123', 'en', 'Zelle', 'USD', 40000, $3, $1 || '-' || n, '', 'ana perez ' || n || ' ' || $1 || '-' || n || '@example.org',
       timestamptz '2027-04-10' - n * interval '1 minute', timestamptz '2027-04-10'
     from generate_series(1, $2::int) as n`,
    [event, parties, peopleEach],
  );
  await pool.query(
    `insert into registration_members (id, registration_id, position, first_name, last_name, age, gender, lodging, band, room)
     select gen_random_uuid(), id, n - 1, 'Ana', contact_last_name, 40, 'female', 'room', 'adult', 1
     from registrations, generate_series(1, $2::int) as n where event_id = $1`,
    [event, peopleEach],
  );
}
