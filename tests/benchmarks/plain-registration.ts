import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/**
 * The same rows as a registration of one adult writes, in one transaction, as a script without our server, rules or
 * queue library would write them: what the database alone allows.
 */
export async function plainRegistration(pool: Pool, eventId: string, number: number): Promise<void> {
  const id = randomUUID();
  const now = new Date();
  const client = await pool.connect();
  try {
    await client.query({ name: 'event', text: 'select * from events join event_places on event_id = id where id = $1', values: [eventId] });
    await client.query('begin');
    await client.query({
      name: 'registration',
      text: `
        insert into registrations (
          id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone,
          language, payment_method, currency, total_cents, party_size, idempotency_key, body_hash, search_text,
          created_at, updated_at
        ) values ($1, $2, $3, 'pendingPayment', 0, 'Ana', 'Núñez', 'ana.nunez@example.org', '+12025550123', 'en', 'Zelle',
          'USD', 20000, 1, $4, $5, $6, $7, $7)
        on conflict (idempotency_key) do nothing`,
      values: [id, `plain-${String(number)}`, eventId, randomUUID(), randomUUID(), `ana nunez ana.nunez@example.org +12025550123 ${String(number)}`, now],
    });
    await client.query({
      name: 'member',
      text: `insert into registration_members (id, registration_id, position, first_name, last_name, age, lodging, band)
        values ($1, $2, 0, 'Ana', 'Núñez', 40, 'none', 'adult')`,
      values: [randomUUID(), id],
    });
    await client.query({
      name: 'line',
      text: `insert into registration_quote_lines (registration_id, position, band, quantity, unit_cents, total_cents)
        values ($1, 0, 'adult', 1, 20000, 20000)`,
      values: [id],
    });
    await client.query({
      name: 'job',
      text: `insert into jobs.job (name, data) values ('registration-mail', $1)`,
      values: [JSON.stringify({ registrationId: id })],
    });
    await client.query({
      name: 'places',
      text: `update event_places set taken = taken + 1 from events
        where event_id = $1 and id = event_id and (max_registration_count is null or taken + 1 <= max_registration_count)`,
      values: [eventId],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}
