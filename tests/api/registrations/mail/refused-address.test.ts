import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { jobsDone } from '../../../support/database/job-state.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';
import { signInAs } from '../../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  await createEvent(server.context.db, 'weekend');
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

test('an address that the mail server refuses permanently is shown at the party until an email arrives', async () => {
  const email = 'nobody@example.org';
  smtp.refuseRecipient(email);
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId: 'weekend', quotedTotalCents: 20_000, contact: buildContact({ email }) }),
  });
  if (!data) throw new Error('not registered');
  const { id } = data.registration;
  // The job has ended, so it is not retried for days.
  await jobsDone(database.pool);
  const staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
  const read = async () =>
    (await staff.GET('/registrations/{registrationId}', { params: { path: { registrationId: id } } })).data
      ?.emailProblem;
  expect(await read()).toBe('refused');
  expect(smtp.received).toEqual([]);

  smtp.refuseRecipient(undefined);
  await staff.POST('/registrations/{registrationId}/messages', {
    params: { path: { registrationId: id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { subject: 'Your room', text: 'Your room is ready.' },
  });
  await jobsDone(database.pool);
  expect(smtp.received.map(({ to }) => to?.[0]?.address)).toContain(email);
  expect(await read()).toBeUndefined();
});
