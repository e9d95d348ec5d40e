import type { Kysely } from 'kysely';
import type { ClientBase, Pool } from 'pg';
import type { Database } from '../../../api/platform/data/tables.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { fillForms } from './fill-forms.ts';

/** The parties of one event, however many rows there are: a house has room for no more. */
export const partiesOfEvent = 500;
/** The events to come, to which the newest parties belong. */
export const eventsToCome = 10;

/** Creates the events that this many registrations belong to: ten to come, and past ones. */
async function fillEvents(db: Kysely<Database>, rows: number): Promise<void> {
  for (let event = 0; event < eventsToCome; event += 1)
    await createEvent(db, `list-${String(event)}`, {
      start_date: `${String(10 + event)}-MAY-2027`,
      end_date: '30-MAY-2027',
    });
  for (let event = eventsToCome; event <= rows / partiesOfEvent; event += 1)
    await createEvent(db, `past-${String(event)}`, {
      reg_date: '01-MAR-2026',
      reg_end_date: '30-APR-2026',
      start_date: '15-MAY-2026',
      end_date: '17-MAY-2026',
    });
}

/** Creates the parties and their people, most of whom have arrived. */
async function fillParties(client: ClientBase, rows: number): Promise<void> {
  await client.query(
    `insert into registrations (
       id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone, language,
       payment_method, currency, total_cents, paid_cents, party_size, idempotency_key, body_hash, search_text, created_at, updated_at, owes_since
     )
     select gen_random_uuid(), 'R' || n,
       case when n < $2 then 'list-' || n % $3 else 'past-' || n / $4 end, case when n % 3 = 0 then 'confirmed' else 'pendingPayment' end, 0,
       'Ana', 'Perez ' || n, 'contact' || n || '@example.org', '+12025550123', 'en', 'Zelle', 'USD', 10000 + n % 50 * 100,
       case when n % 40 = 0 then 5000 else 0 end, 1, 'key' || n, '', 'ana perez ' || n || ' contact' || n || '@example.org r' || n
         || case when n % 1000 = 0 then ' rareza' else '' end,
       timestamptz '2027-04-10' - n * interval '1 minute', now(),
       case when n % 3 = 0 then null else timestamptz '2027-04-10' - n * interval '1 minute' end
     from generate_series(1, $1::int) as n`,
    [rows, eventsToCome * partiesOfEvent, eventsToCome, partiesOfEvent],
  );
  await client.query(`
    insert into registration_members (id, registration_id, position, first_name, last_name, age, lodging, band)
    select gen_random_uuid(), id, 0, contact_first_name, contact_last_name, 40, 'none', 'adult' from registrations`);
  // Every third party brings a child, who stays in its room.
  await client.query(`
    insert into registration_members (id, registration_id, position, first_name, last_name, age, lodging, band)
    select gen_random_uuid(), id, 1, 'Eva', contact_last_name, 9, 'room', 'child' from registrations
    where right(reference, 1) in ('0', '3', '6')`);
  await client.query(`
    insert into attendances (member_id, kind, registration_id, at)
    select m.id, 'arrived', m.registration_id, now() from registration_members m
    join registrations on registrations.id = m.registration_id where m.position = 0 or state = 'confirmed'`);
}

/** Creates the users, and the audit trail of the first ones. */
async function fillUsers(client: ClientBase, rows: number): Promise<void> {
  await client.query(
    `insert into users (email, first_name, last_name, user_type, language, is_active, created_at, last_sign_in_at)
     select 'user' || n || '@example.org', 'Rosa', 'Vega ' || n || case when n % 1000 = 0 then ' Rareza' else '' end, case when n % 200 = 0 then 'R,P' else 'U' end, 'en', n % 50 <> 0,
       timestamptz '2027-04-10' - n * interval '1 minute',
       case when n % 3 = 0 then null else timestamptz '2027-04-10' - n * interval '2 minutes' end
     from generate_series(1, $1::int) as n`,
    [rows],
  );
  await client.query(
    `insert into audit_entries (at, actor_user_id, action, subject, details)
     select timestamptz '2027-04-10' - n * interval '1 minute', 1 + n % 20, case when n % 4 = 0 then 'registration-viewed' else 'signed-in' end,
       'user:' || n % 5000, '{}'
     from generate_series(1, $1::int) as n`,
    [rows],
  );
}

/** Fills the staff's lists with this many registrations, users and audit trail entries, and the events of the registrations. */
export async function fillLists({ db, pool }: { db: Kysely<Database>; pool: Pool }, rows: number): Promise<void> {
  await fillEvents(db, rows);
  const onOwnConnection = async (fill: (client: ClientBase) => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await fill(client);
    } finally {
      client.release(true);
    }
  };
  // The two parts take about as long as each other: one processor each.
  await Promise.all([
    onOwnConnection((client) => fillParties(client, rows)),
    onOwnConnection(async (client) => {
      await fillUsers(client, rows);
      await fillForms(client, rows);
    }),
  ]);
  await onOwnConnection(async (client) => {
    await client.query('vacuum analyze');
  });
}
