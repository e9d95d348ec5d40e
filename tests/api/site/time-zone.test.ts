import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

test.each([
  ['America/New_York', '2027-04-01', '2027-04-02'],
  ['Pacific/Kiritimati', '2027-04-02', '2027-04-03'],
  ['Pacific/Pago_Pago', '2027-03-31', '2027-04-01'],
])('a center in %s has one date for today', async (zone, today, tomorrow) => {
  const database = await createTestDatabase();
  const clock = createClock('2027-04-01T10:30:00Z');
  const server = await startTestServer({ database: database.config, clock: clock.now, env: { SITE_TIME_ZONE: zone } });
  try {
    const { client } = server;
    const query = { lng: 'en' } as const;
    expect((await client.GET('/day', { params: { query } })).data?.date).toBe(today);
    expect((await client.GET('/form-stamp')).data?.today).toBe(today);
    expect((await client.GET('/site', { params: { query } })).data).toMatchObject({ timeZone: zone, today });

    const { cookie } = await signInAs(server.context.db, 'R', clock.now());
    const eventId = await createEvent(server.context.db, 'paid');
    const registered = await client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId, quotedTotalCents: 20_000 }),
    });
    const registrationId = registered.data?.registration.id ?? '';
    const record = async (receivedOn: string) => {
      const { response } = await server
        .clientWith({ Cookie: cookie })
        .POST('/registrations/{registrationId}/payments', {
          params: { path: { registrationId }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
          body: { kind: 'payment', method: 'Cash', amountCents: 1_000, receivedOn },
        });
      return response.status;
    };
    expect([await record(tomorrow), await record(today)]).toEqual([400, 201]);

    const drafted = await server.clientWith({ Cookie: cookie }).POST('/staff-events', { body: {} });
    expect(drafted.data?.content.timeZone).toBe(zone);

    const { rows } = await sql<{ zones: string[] }>`
      select array_agg(distinct timezone) as zones from jobs.schedule
    `.execute(server.context.db);
    expect(rows).toEqual([{ zones: [zone] }]);
  } finally {
    await server.close();
    await database.close();
  }
});
