import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** The person in every plain registration. */
const person = ['Ana', 'Núñez'] as const;

async function store(client: PoolClient, eventId: string, number: number): Promise<boolean> {
  const id = randomUUID();
  const now = new Date();
  await client.query('begin');
  const { rowCount } = await client.query({
    name: 'registration',
    text: `
      insert into registrations (
        id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone,
        language, payment_method, currency, total_cents, party_size, idempotency_key, body_hash, search_text,
        created_at, updated_at, owes_since
      ) values ($1, $2, $3, 'pendingPayment', 0, $8, $9, 'ana.nunez@example.org', '+12025550123', 'en', 'Zelle',
        'USD', 20000, 1, $4, $5, $6, $7, $7, $7)
      on conflict (idempotency_key) do nothing`,
    values: [
      id,
      `plain-${String(number)}`,
      eventId,
      randomUUID(),
      randomUUID(),
      `ana nunez ana.nunez@example.org +12025550123 ${String(number)}`,
      now,
      ...person,
    ],
  });
  await client.query({
    name: 'member',
    text: `insert into registration_members (id, registration_id, position, first_name, last_name, age, lodging, band)
      values ($1, $2, 0, $3, $4, 40, 'none', 'adult')`,
    values: [randomUUID(), id, ...person],
  });
  await client.query({
    name: 'line',
    text: `insert into registration_quote_lines (registration_id, position, band, quantity, unit_cents, total_cents)
      values ($1, 0, 'adult', 1, 20000, 20000)`,
    values: [id],
  });
  await client.query({
    name: 'change',
    text: `insert into registration_changes (registration_id, at, kind, actor) values ($1, $2, 'registered', 'party')`,
    values: [id, now],
  });
  await client.query({
    name: 'job',
    text: `insert into jobs.job (name, data, start_after, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy)
      select name, $1, now() + interval '1 hour', expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy
      from jobs.queue where name = 'registration-mail'`,
    values: [JSON.stringify({ registrationId: id, notice: 'registered', version: 1 })],
  });
  // Last, so that the event's row is locked as briefly as possible.
  const { rowCount: placed } = await client.query({
    name: 'places',
    text: `update event_places set taken = taken + 1 from events
      where event_id = $1 and id = event_id and waiting = 0 and (max_registration_count is null or taken + 1 <= max_registration_count)`,
    values: [eventId],
  });
  const isWhole = rowCount === 1 && placed === 1;
  await client.query(isWhole ? 'commit' : 'rollback');
  return isWhole;
}

/**
 * Writes the same rows as a registration of one adult, with the same guarantees (all or nothing, never more people than places,
 * each key once), as a script without our server, rules or queue library would: the minimum cost without HTTP requests to serve.
 */
export async function plainRegistration(pool: Pool, eventId: string, number: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query({
      name: 'event',
      text: 'select * from events join event_places on event_id = id where id = $1',
      values: [eventId],
    });
    if (!(await store(client, eventId, number))) throw new Error('A plain registration was not stored');
  } finally {
    client.release();
  }
}
