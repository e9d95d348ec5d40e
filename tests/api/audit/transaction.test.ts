import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { createUser, signInAs } from '../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  await createEvent(server.parts.db, 'weekend');
  const { cookie } = await signInAs(server.parts.db, 'A,R', clock.now());
  staff = server.clientWith({ Cookie: cookie });
  await database.pool.query(`
    create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'the entry is lost'; end $$`);
});

beforeEach(async () => {
  await database.pool.query('drop trigger if exists refuse_entry on audit_entries');
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function register(): Promise<string> {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId: 'weekend', members: [buildMember()], quotedTotalCents: 20_000 }),
  });
  if (!data) throw new Error('not registered');
  return data.registration.id;
}

type Prepared = () => Promise<{ status: number }>;

/** Each prepares what it acts on and answers a request that can be sent again just as it is. */
const actions: Record<string, () => Promise<Prepared>> = {
  createStaffRegistration: async () => {
    const header = { 'Idempotency-Key': buildIdempotencyKey() };
    const registration = buildRegistration({ eventId: 'weekend', members: [buildMember()], quotedTotalCents: 20_000 });
    return async () =>
      (await staff.POST('/staff-registrations', { params: { header }, body: { source: 'phone', registration } }))
        .response;
  },
  cancelRegistration: async () => {
    const params = { path: { registrationId: await register() } };
    return async () =>
      (await staff.POST('/registrations/{registrationId}/cancellation', { params, body: { version: 1 } })).response;
  },
  recordPayment: async () => {
    const params = {
      path: { registrationId: await register() },
      header: { 'Idempotency-Key': buildIdempotencyKey() },
    };
    const body = { kind: 'payment', method: 'Check', amountCents: 5_000, receivedOn: '2027-04-01' } as const;
    return async () => (await staff.POST('/registrations/{registrationId}/payments', { params, body })).response;
  },
  sendRegistrationMessage: async () => {
    const params = {
      path: { registrationId: await register() },
      header: { 'Idempotency-Key': buildIdempotencyKey() },
    };
    const body = { subject: 'Your arrival', text: 'Your room is ready.' };
    return async () => (await staff.POST('/registrations/{registrationId}/messages', { params, body })).response;
  },
  deactivateUser: async () => {
    const params = { path: { userId: (await createUser(server.parts.db, 'U')).id } };
    return async () =>
      (await staff.PATCH('/users/{userId}', { params, body: { version: 1, isActive: false } })).response;
  },
  proposeAddress: async () => {
    const { id: userId, email } = await createUser(server.parts.db, 'U');
    const body = { version: 1, email: `new.${email}` };
    return async () => (await staff.PATCH('/users/{userId}', { params: { path: { userId } }, body })).response;
  },
  endUserSessions: async () => {
    const { userId } = await signInAs(server.parts.db, 'U', clock.now());
    return async () => (await staff.DELETE('/users/{userId}/sessions', { params: { path: { userId } } })).response;
  },
  updateAccount: async () => {
    const { cookie } = await signInAs(server.parts.db, 'U', clock.now());
    const body = { firstName: 'Eva', lastName: 'Sol', phone: null, language: 'es' } as const;
    return async () => (await server.clientWith({ Cookie: cookie }).PATCH('/account', { body })).response;
  },
  endSessions: async () => {
    const { cookie, userId } = await signInAs(server.parts.db, 'U', clock.now());
    const other = await signInAs(server.parts.db, 'U', clock.now());
    await server.parts.db
      .updateTable('sessions')
      .set({ user_id: userId })
      .where('user_id', '=', other.userId)
      .execute();
    return async () =>
      (await server.clientWith({ Cookie: cookie }).POST('/account/sessions/ending', { body: {} })).response;
  },
};

const countEntries = async () =>
  (await database.pool.query<{ count: number }>('select count(*) from audit_entries')).rows[0]?.count ?? -1;

describe.each(Object.entries(actions))('%s', (_name, prepare) => {
  test('is not done without its entry; done after a lost answer it has one, and repeated it has no other', async () => {
    const act = await prepare();
    const before = await countEntries();
    await database.pool.query(
      'create trigger refuse_entry before insert on audit_entries for each row execute function refuse_entry()',
    );
    expect((await act()).status).toBe(500);
    await database.pool.query('drop trigger refuse_entry on audit_entries');
    expect((await act()).status).toBeLessThan(300);
    expect(await countEntries()).toBe(before + 1);
    await act();
    expect(await countEntries()).toBe(before + 1);
  });

  test('many at the same moment are one action with one entry', async () => {
    const act = await prepare();
    const before = await countEntries();
    const statuses = (await Promise.all(Array.from({ length: 12 }, act))).map(({ status }) => status);
    expect(statuses.some((status) => status < 300)).toBe(true);
    expect(await countEntries()).toBe(before + 1);
  });
});
