import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { components } from '../../api/platform/contract/schema.gen.ts';
import { followAddresses } from '../../api/registrations/lifecycle/release-unconfirmed.ts';
import { createEvent } from '../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../factories/registration.ts';
import { createClock } from './clock.ts';
import { createTestDatabase } from './database/database.ts';
import type { TestDatabase } from './database/database.ts';
import { startTestServer } from './servers/server.ts';
import type { TestClient, TestServer } from './servers/server.ts';
import { signInAs } from './users.ts';

type Schemas = components['schemas'];

const start = '2027-04-01T12:00:00Z';
const hour = 3_600_000;

/** Parties with unconfirmed addresses, and the rounds that remind and release them, in their own database. */
export function addressedParties() {
  const clock = createClock(start);
  let database: TestDatabase;
  let server: TestServer;
  let staff: TestClient;
  let number = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer({ database: database.config, clock: clock.now });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  /** Logs in staff with a new session: an earlier one has expired after the clock was moved. */
  async function comeBack(): Promise<TestClient> {
    staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
    return staff;
  }

  beforeEach(async () => {
    clock.set(start);
    await comeBack();
  });

  /** Creates an event without rooms, 200 dollars each, with this many places. */
  async function eventOf(places: number): Promise<string> {
    number += 1;
    return createEvent(server.context.db, `addresses-${String(number)}`, { maxRegistrationCount: places });
  }

  function partyOf({ registration, key }: Schemas['Confirmation']) {
    const { id } = registration;
    const params = { path: { registrationId: id } };
    const client = server.clientWith({ Authorization: `Bearer ${key}` });
    const read = async (): Promise<Schemas['Registration']> => {
      const { data } = await client.GET('/registrations/{registrationId}/confirmation', { params });
      if (!data) throw new Error('not found');
      return data.registration;
    };
    return {
      id,
      key,
      registration,
      client,
      params,
      read,
      /** Returns the token of the emailed link, by default for the party's current address. */
      token: (email = registration.contact.email ?? '') => server.context.secrets.addressToken(id, email),
      confirm: (token?: string, as = client) =>
        as.POST('/registrations/{registrationId}/address-confirmation', {
          params,
          body: token === undefined ? {} : { token },
        }),
      history: async () => {
        const { data } = await staff.GET('/registrations/{registrationId}/history', { params });
        return data?.items.map(({ kind, by }) => `${kind} ${by}`).reverse() ?? [];
      },
      /** Returns the kinds of emails the party was sent. */
      notices: async () => {
        const { rows } = await database.pool.query<{ notice: string }>(
          `select data ->> 'notice' as notice from jobs.job where name = 'registration-mail' and data ->> 'registrationId' = $1
           order by created_on`,
          [id],
        );
        return rows.map(({ notice }) => notice);
      },
    };
  }

  async function register(
    eventId: string,
    people = 1,
    { as = server.client, email }: { readonly as?: TestClient; readonly email?: string } = {},
  ) {
    const { data, error } = await as.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId,
        members: Array.from({ length: people }, () => buildMember()),
        quotedTotalCents: 20_000 * people,
        joinsWaitingList: true,
        ...(email !== undefined && { contact: buildContact({ email }) }),
      }),
    });
    if (!data) throw new Error(error.code);
    clock.advance(1000);
    return partyOf(data);
  }

  return {
    clock,
    register,
    eventOf,
    partyOf,
    comeBack,
    server: () => server,
    staff: () => staff,
    /** Moves the clock by this many hours and runs a round of the job. */
    round: async (hours = 0) => {
      clock.advance(hours * hour);
      await followAddresses(server.context);
      await comeBack();
    },
    placesOf: async (eventId: string) => {
      const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId } } });
      return data?.registration;
    },
    auditOf: async (id: string) =>
      (
        await server.context.db
          .selectFrom('audit_entries')
          .select('action')
          .where('subject', '=', `registration:${id}`)
          .where('action', '<>', 'registration-viewed')
          .orderBy('id')
          .execute()
      ).map(({ action }) => action),
  };
}
