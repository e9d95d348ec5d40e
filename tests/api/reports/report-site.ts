import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];
type Row = Readonly<Record<string, string | number>>;

/** A user who runs reports. */
export interface Reader {
  readonly client: TestClient;
  readonly cookie: string;
  readonly userId: number;
  readonly types: string;
}

const family = [
  buildMember({ firstName: 'Ana', lastName: 'Núñez', age: 40, gender: 'female' }),
  buildMember({ firstName: 'Luis', lastName: 'Núñez', age: 42, gender: 'male' }),
  buildMember({ firstName: 'Eva', lastName: 'Núñez', age: 9, gender: 'female' }),
];

/** A site with parties, money and requests, on April 1, 2027, in its own database. */
export function reportSite() {
  const clock = createClock('2027-04-01T12:00:00Z');
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer({ database: database.config, clock: clock.now });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function reader(types: string, language: 'en' | 'es' = 'en'): Promise<Reader> {
    const { cookie, userId } = await signInAs(server.context.db, types, clock.now());
    return { client: server.clientWith({ Cookie: cookie, 'Accept-Language': language }), cookie, userId, types };
  }

  function run(who: Reader, reportId: number, filterValues: Record<string, string | boolean> = {}) {
    const body = { reportId, filterValues, userId: who.userId, mode: 'list' as const, userType: who.types };
    return who.client.POST('/reports/run', { body });
  }

  /** Returns a report's response, with each row keyed by column id. */
  async function resultOf(who: Reader, reportId: number, filterValues: Record<string, string | boolean> = {}) {
    const { data, error } = await run(who, reportId, filterValues);
    if (!data?.columns || !data.results || !data.totals) throw new Error(data?.error ?? error?.code ?? 'no rows');
    const { columns, results, totals } = data;
    const titles = columns.map(({ title }) => title);
    for (const row of results) expect(Object.keys(row)).toEqual(titles);
    const rows: Row[] = results.map((row) =>
      Object.fromEntries(columns.map(({ id, title }) => [id, row[title] ?? ''])),
    );
    return { columns, rows, totals, results };
  }

  /** Returns the addresses of a report's complete files. */
  async function addresses(who: Reader, reportId: number, filterValues: Record<string, string | boolean> = {}) {
    const body = { reportId, filterValues, userId: who.userId, mode: 'download' as const, userType: who.types };
    const { data, error } = await who.client.POST('/reports/run', { body });
    if (!data) throw new Error(error.code);
    expect(data.results).toBeUndefined();
    return data;
  }

  const fetchFile = ({ cookie }: Pick<Reader, 'cookie'>, address: string | undefined, signal?: AbortSignal) =>
    fetch(server.url + (address ?? ''), { headers: { Cookie: cookie }, ...(signal && { signal }) });

  async function register(overrides: Partial<Schemas['RegistrationRequest']>): Promise<Schemas['Registration']> {
    const { data, error } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration(overrides),
    });
    if (!data) throw new Error(JSON.stringify(error));
    return data.registration;
  }

  /** Registers a family in one room, one day guest, and a party that canceled, all at one event. */
  async function parties(eventId: string, overrides: Record<string, unknown> = {}) {
    await createEvent(server.context.db, eventId, overrides);
    const staying = await register({ eventId, rooms: 1, members: family, quotedTotalCents: (385 + 230 + 210) * 100 });
    const dayGuest = await register({
      eventId,
      contact: buildContact({ firstName: 'Zoë', lastName: 'Ames' }),
      members: [buildMember({ firstName: 'Zoë', lastName: 'Ames', age: 20, lodging: 'none' })],
      quotedTotalCents: 20_000,
      paymentMethod: 'Check',
      language: 'es',
    });
    const canceled = await register({ eventId, members: [buildMember({ lodging: 'none' })], quotedTotalCents: 20_000 });
    await database.pool.query(`update registrations set state = 'cancelled' where id = $1`, [canceled.id]);
    return { staying, dayGuest, canceled };
  }

  /** Runs hand-written SQL; numbers are returned as numbers. */
  async function query(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await database.pool.query<Record<string, unknown>>(text, [...values])).rows;
  }

  /** How many connections of reports are running a statement now. */
  async function running(): Promise<unknown> {
    const [row] = await query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'site reports' and state <> 'idle'`,
    );
    return row?.['count'];
  }

  /** Blocks every run that reads prayer requests, until the returned function is called. */
  async function holdPrayerRequests(): Promise<() => Promise<void>> {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('lock table prayer_requests in access exclusive mode');
    return async () => {
      await client.query('rollback');
      client.release();
    };
  }

  return {
    clock,
    reader,
    run,
    resultOf,
    addresses,
    fetchFile,
    register,
    parties,
    server: () => server,
    database: () => database,
    query,
    running,
    holdPrayerRequests,
    /** Stores very many rows. The limit for a statement of the site does not apply: a busy machine is not a failure. */
    fill: async (text: string): Promise<void> => {
      await database.pool.query(`begin; set local statement_timeout = 0; ${text}; commit`);
    },
    pay: (registrationId: string, kind: 'payment' | 'refund', cents: number, day: string, method = 'Zelle') =>
      database.pool.query(
        `insert into payments (id, registration_id, kind, method, amount_cents, received_on, created_at) values ($1, $2, $3, $4, $5, $6, now())`,
        [randomUUID(), registrationId, kind, method, cents, day],
      ),
  };
}
