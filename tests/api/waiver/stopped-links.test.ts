import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { jobsDone, retryNow } from '../../support/database/job-state.ts';
import { startWaiverServer } from '../../support/waivers.ts';
import type { Family, WaiverServer } from '../../support/waivers.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let waivers: WaiverServer;
let number = 0;

beforeAll(async () => {
  waivers = await startWaiverServer(clock);
});

afterAll(() => waivers.close());

function newEmail(): string {
  number += 1;
  return `wrong${String(number)}@example.org`;
}

/** Requests a link for Marta; returns its id. */
async function order(family: Family, email: string, memberIds = [family.marta]): Promise<string> {
  const { data } = await waivers.sendLink(family.id, family.key, { email, language: 'en', memberIds });
  const link = data?.links.find((sent) => sent.email === email);
  if (!link) throw new Error('not sent');
  return link.id;
}

/** Returns the entries of the history and the audit trail about stopped links. */
async function traces({ id }: Family) {
  const { db } = waivers.server.context;
  const [changes, entries] = await Promise.all([
    db
      .selectFrom('registration_changes')
      .select(['actor', 'actor_user_id', 'details'])
      .where('registration_id', '=', id)
      .where('kind', '=', 'waiverLinkStopped')
      .execute(),
    db
      .selectFrom('audit_entries')
      .select(['actor_user_id', 'details'])
      .where('action', '=', 'waiver-link-stopped')
      .where('subject', '=', `registration:${id}`)
      .execute(),
  ]);
  return { changes, entries };
}

const emailsTo = (email: string) => waivers.smtp.received.filter(({ envelope }) => envelope.to.includes(email));

test('the party stops a link sent to a wrong address: its secret no longer opens, signs or shows anything', async () => {
  const family = await waivers.register();
  const email = newEmail();
  const linkId = await order(family, email);
  const secret = await waivers.secretFor(email);
  await waivers.sign(family.id, secret, [{ memberId: family.marta, relation: 'self' }], { signerName: 'Marta Núñez' });

  const stopped = await waivers.stopLink(family.id, family.key, linkId);
  expect(stopped.data?.links).toMatchObject([
    { id: linkId, email, isOpen: false, stoppedAt: '2027-04-01T12:00:00.000Z' },
  ]);
  expect((await waivers.look(family.id, secret)).error?.code).toBe('link-invalid');
  expect((await waivers.sign(family.id, secret, [{ memberId: family.marta, relation: 'self' }])).error?.code).toBe(
    'link-invalid',
  );
  const withSecret = waivers.server.clientWith({ Authorization: `Bearer ${secret}` });
  const sheets = await withSecret.GET('/registrations/{registrationId}/signed-waivers', {
    params: { path: { registrationId: family.id } },
  });
  expect(sheets.error?.code).toBe('link-invalid');
  // Existing signatures stay.
  expect((await waivers.look(family.id, family.key)).data?.signed).toBe(1);
  expect(await traces(family)).toEqual({
    changes: [{ actor: 'party', actor_user_id: null, details: {} }],
    entries: [],
  });
});

test('staff can stop it too, and it is in the audit trail without the address; stopping it twice counts once', async () => {
  const family = await waivers.register();
  const email = newEmail();
  const linkId = await order(family, email);
  const answers = await Promise.all([1, 2, 3].map(() => waivers.stopLink(family.id, '', linkId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  clock.advance(60_000);
  const later = await waivers.stopLink(family.id, family.key, linkId);
  expect(later.data?.links[0]?.stoppedAt).toBe(answers[0]?.data?.links[0]?.stoppedAt);
  expect(await traces(family)).toEqual({
    changes: [{ actor: 'staff', actor_user_id: waivers.staffId, details: {} }],
    entries: [{ actor_user_id: waivers.staffId, details: {} }],
  });
});

test('a signer with a link cannot stop any link, and nobody can stop a link of another party', async () => {
  const [family, other] = [await waivers.register(), await waivers.register()];
  const email = newEmail();
  const linkId = await order(family, email);
  const secret = await waivers.secretFor(email);
  expect((await waivers.stopLink(family.id, secret, linkId)).status).toBe(401);
  expect((await waivers.stopLink(other.id, other.key, linkId)).status).toBe(404);
  expect((await waivers.stopLink(other.id, '', linkId)).status).toBe(404);
  expect((await waivers.stopLink(family.id, other.key, linkId)).status).toBe(401);
  expect((await waivers.look(family.id, secret)).status).toBe(200);
  expect(await traces(family)).toEqual({ changes: [], entries: [] });
});

test('another link can be sent to the same address, only for the people it is requested for now', async () => {
  const family = await waivers.register();
  const email = newEmail();
  const linkId = await order(family, email, [family.marta, family.leo]);
  const first = await waivers.secretFor(email);
  await waivers.stopLink(family.id, family.key, linkId);
  const { data } = await waivers.sendLink(family.id, family.key, { email, language: 'en', memberIds: [family.eva] });
  expect(data?.links).toMatchObject([{ email, memberIds: [family.eva], isOpen: true }]);
  expect(data?.links[0]).not.toHaveProperty('stoppedAt');
  const second = await waivers.secretFor(email, 2);
  expect((await waivers.look(family.id, first)).status).toBe(401);
  expect((await waivers.look(family.id, second)).data?.people.map(({ firstName }) => firstName)).toEqual(['Eva']);
});

test('an email that has not been sent yet is not sent once its link is stopped', async () => {
  const family = await waivers.register({ email: newEmail() });
  await waivers.smtp.waitForMail(({ text = '' }) => text.includes(family.reference));
  const [email, next] = [newEmail(), newEmail()];
  waivers.smtp.refuseNext(1);
  const linkId = await order(family, email);
  // The mail server refused it, and it waits for its next attempt.
  const waiting = async () =>
    (await waivers.server.context.pool.query("select 1 from jobs.job where name = 'waiver-mail' and state = 'retry'"))
      .rowCount;
  await expect.poll(waiting).toBe(1);
  await waivers.stopLink(family.id, family.key, linkId);
  await retryNow(waivers.server.context.pool);
  await order(family, next);
  await waivers.secretFor(next);
  await jobsDone(waivers.server.context.pool);
  expect(emailsTo(email)).toEqual([]);
  expect((await waivers.look(family.id, family.key)).data?.links.find((link) => link.email === email)).toMatchObject({
    isSent: false,
    isOpen: false,
  });
});

test('an expired link is not shown as stopped', async () => {
  const family = await waivers.register();
  const email = newEmail();
  const linkId = await order(family, email);
  clock.advance(30 * 24 * 60 * 60_000);
  const [link] = (await waivers.look(family.id, family.key)).data?.links ?? [];
  expect(link).toMatchObject({ id: linkId, isOpen: false });
  expect(link).not.toHaveProperty('stoppedAt');
});
