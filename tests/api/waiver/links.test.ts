import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { retryNow } from '../../support/database/job-state.ts';
import { startWaiverServer } from '../../support/waivers.ts';
import type { WaiverServer } from '../../support/waivers.ts';

const clock = createClock('2027-04-01T12:00:00Z');
const day = 24 * 60 * 60_000;
let waivers: WaiverServer;
let number = 0;

beforeAll(async () => {
  waivers = await startWaiverServer(clock);
});

afterAll(() => waivers.close());

function newEmail(): string {
  number += 1;
  return `absent${String(number)}@example.org`;
}

describe('a mailed link', () => {
  test('opens one person, in that person’s language, and cannot sign for anyone else', async () => {
    const family = await waivers.register();
    const email = newEmail();
    const sent = await waivers.sendLink(family.id, family.key, { email, language: 'es', memberIds: [family.marta] });
    expect(sent.data?.links).toMatchObject([
      { email, language: 'es', memberIds: [family.marta], expiresAt: '2027-05-01T12:00:00.000Z' },
    ]);
    const secret = await waivers.secretFor(email);
    const mail = await waivers.smtp.waitForMail(({ envelope }) => envelope.to.includes(email));
    expect(mail.subject).toBe('Le pedimos su firma: Weekend of prayer');
    expect(mail.text).toContain('Paz y bien, Marta:');
    expect(mail.text).toContain('lng=es#');
    // Minors' names are not sent by email, and neither is the key that opens the whole registration.
    for (const part of ['Leo', 'Eva', family.key, family.reference])
      expect(`${mail.text ?? ''}${mail.html ?? ''}`).not.toContain(part);

    const opened = await waivers.look(family.id, secret, 'es');
    expect(opened.data).toMatchObject({ openedBy: 'link', links: [], people: [{ firstName: 'Marta' }] });
    expect(opened.data).not.toHaveProperty('reference');
    expect(opened.data?.people).toHaveLength(1);
    expect((await waivers.sign(family.id, secret, [{ memberId: family.leo, relation: 'parent' }])).error?.code).toBe(
      'waiver-not-signable',
    );
    expect(
      (await waivers.sendLink(family.id, secret, { email: newEmail(), language: 'en', memberIds: [family.marta] }))
        .status,
    ).toBe(401);
    const client = waivers.server.clientWith({ Authorization: `Bearer ${secret}` });
    const path = { params: { path: { registrationId: family.id } } };
    expect((await client.GET('/registrations/{registrationId}/confirmation', path)).response.status).toBe(401);
    expect(
      (await client.POST('/registrations/{registrationId}/cancellation', { ...path, body: { version: 1 } })).response
        .status,
    ).toBe(401);

    const signed = await waivers.sign(family.id, secret, [{ memberId: family.marta, relation: 'self' }], {
      language: 'es',
      signerName: 'Marta Núñez',
    });
    expect(signed.data).toMatchObject({ signed: 1, people: [{ signature: { signerName: 'Marta Núñez' } }] });
    expect((await waivers.look(family.id, family.key)).data?.people[1]?.signature?.signerName).toBe('Marta Núñez');
  });

  test('is stored only as a hash, and belongs to one registration', async () => {
    const [family, other] = [await waivers.register(), await waivers.register()];
    const email = newEmail();
    await waivers.sendLink(family.id, family.key, { email, language: 'en', memberIds: [family.marta] });
    const secret = await waivers.secretFor(email);
    const row = await waivers.server.context.db
      .selectFrom('waiver_links')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, token_hash: row.token_hash?.toString('base64url') })).not.toContain(secret);
    expect((await waivers.look(other.id, secret)).error?.code).toBe('unauthenticated');
    expect(
      (await waivers.sendLink(family.id, family.key, { email: newEmail(), language: 'en', memberIds: [other.marta] }))
        .error?.code,
    ).toBe('waiver-not-signable');
  });

  test('sent again covers all people of both requests, and the earlier link stops working', async () => {
    const family = await waivers.register();
    const email = newEmail();
    await waivers.sendLink(family.id, family.key, { email, language: 'en', memberIds: [family.leo] });
    const first = await waivers.secretFor(email);
    await waivers.sendLink(family.id, family.key, {
      email: email.toUpperCase(),
      language: 'es',
      memberIds: [family.eva],
    });
    const second = await waivers.secretFor(email, 2);
    expect((await waivers.look(family.id, first)).error?.code).toBe('unauthenticated');
    expect((await waivers.look(family.id, second)).data?.people.map(({ firstName }) => firstName)).toEqual([
      'Leo',
      'Eva',
    ]);
    await expect
      .poll(async () => (await waivers.look(family.id, family.key)).data?.links.map(({ isSent }) => isSent))
      .toEqual([true]);
  });

  test('arrives although the mail server fails at first', async () => {
    const family = await waivers.register({ email: newEmail() });
    await waivers.smtp.waitForMail(({ text = '' }) => text.includes(family.reference));
    const email = newEmail();
    waivers.smtp.refuseNext(1);
    await waivers.sendLink(family.id, family.key, { email, language: 'en', memberIds: [family.marta] });
    await retryNow(waivers.server.context.pool);
    expect((await waivers.look(family.id, await waivers.secretFor(email))).status).toBe(200);
  });

  test('expires after thirty days, and never outlives the event', async () => {
    const family = await waivers.register();
    const email = newEmail();
    await waivers.sendLink(family.id, family.key, { email, language: 'en', memberIds: [family.marta] });
    const secret = await waivers.secretFor(email);
    clock.advance(30 * day);
    expect((await waivers.look(family.id, secret)).error?.code).toBe('link-invalid');
    clock.set('2027-05-10T12:00:00Z');
    const { data } = await waivers.sendLink(family.id, family.key, {
      email: newEmail(),
      language: 'en',
      memberIds: [family.marta],
    });
    // The end of May 16 in New York.
    expect(data?.links[0]?.expiresAt).toBe('2027-05-17T04:00:00.000Z');
  });
});
