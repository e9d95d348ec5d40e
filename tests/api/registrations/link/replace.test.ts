import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { access } from '../../../../api/platform/contract/access.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { startAccountServer } from '../../../support/servers/account-server.ts';
import type { AccountServer, Person } from '../../../support/servers/account-server.ts';
import { callAll, registerOne, replaceWith } from './by-key.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let site: AccountServer;
let staff: Person;

beforeAll(async () => {
  site = await startAccountServer(clock);
  await createEvent(site.server.context.db, 'near');
});

beforeEach(async () => {
  staff = await site.createPerson('R');
});

afterAll(() => site.close());

const open = async (registrationId: string, key: string) => {
  const { data, error } = await site.server
    .clientWith({ Authorization: `Bearer ${key}` })
    .GET('/registrations/{registrationId}/confirmation', { params: { path: { registrationId } } });
  return data ? data.registration.reference : error.code;
};

/** Returns the keys of all links to a registration that were emailed to an address, in order. */
const mailedKeys = async (email: string, registrationId: string) => {
  await site.jobsDone();
  return site.smtp.received
    .filter(({ envelope }) => envelope.to.includes(email))
    .flatMap(({ text = '' }) => [...text.matchAll(new RegExp(`${registrationId}&lng=en#([\\w-]{43})`, 'g'))])
    .map(([, key]) => key);
};

const entriesOf = (registrationId: string) =>
  site.server.context.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_user_id'])
    .where('subject', '=', `registration:${registrationId}`)
    .where('action', '=', 'registration-link-replaced')
    .execute();

const historyOf = async (registrationId: string) => {
  const { data } = await staff.client.GET('/registrations/{registrationId}/history', {
    params: { path: { registrationId } },
  });
  return (data?.items ?? []).filter(({ kind }) => kind === 'linkReplaced').map(({ by }) => by);
};

const replaceByStaff = (registrationId: string, idempotencyKey = randomUUID(), client = staff.client) =>
  client.POST('/registrations/{registrationId}/link', {
    params: { path: { registrationId }, header: { 'Idempotency-Key': idempotencyKey } },
  });

describe('a family replaces its link', () => {
  test('the new one opens the registration and is mailed to the contact; the old one opens nothing', async () => {
    const { registration, key, email } = await registerOne(site.server, 'near');
    await site.jobsDone();
    const { data } = await replaceWith(site.server, registration.id, key);
    expect(data).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/) as string, isMailed: true });
    expect(data?.key).not.toBe(key);
    expect(await open(registration.id, data?.key ?? '')).toBe(registration.reference);
    expect(await mailedKeys(email, registration.id)).toEqual(expect.arrayContaining([key, data?.key]));
    const mail = (await site.emailsTo(email)).find(({ subject }) => subject?.startsWith('A new link'));
    expect(mail?.text).toContain('no longer work');
    expect(mail?.text).not.toContain('Marisol');
    expect(await historyOf(registration.id)).toEqual(['party']);
    expect(await entriesOf(registration.id)).toEqual([]);
  });

  test('every operation refuses the old one with the reason that it was replaced', async () => {
    const found = await registerOne(site.server, 'near');
    await replaceWith(site.server, found.registration.id, found.key);
    const outcomes = await callAll(site.server, found);
    const byKey = Object.entries(access).filter(([, { by }]) => by.startsWith('registrationKey'));
    expect(Object.keys(outcomes).sort()).toEqual(
      byKey
        .map(([operation]) => operation)
        .filter((operation) => operation !== 'replaceOwnLink')
        .sort(),
    );
    expect(new Set(Object.values(outcomes))).toEqual(new Set(['link-replaced']));
    expect((await replaceWith(site.server, found.registration.id, found.key)).error?.code).toBe('link-replaced');
    // A link that never belonged to this registration gets no such hint.
    expect(await open(found.registration.id, 'x'.repeat(43))).toBe('unauthenticated');
    expect((await replaceWith(site.server, found.registration.id, 'x'.repeat(43))).error?.code).toBe('unauthenticated');
    expect((await replaceWith(site.server, randomUUID(), found.key)).error?.code).toBe('unauthenticated');
  });

  test('repeating the request after a lost answer is the same replacement, with the old link', async () => {
    const { registration, key } = await registerOne(site.server, 'near');
    const idempotencyKey = randomUUID();
    const answers = [
      ...(await Promise.all([
        replaceWith(site.server, registration.id, key, idempotencyKey),
        replaceWith(site.other, registration.id, key, idempotencyKey),
      ])),
      await replaceWith(site.server, registration.id, key, idempotencyKey),
    ];
    expect(new Set(answers.map(({ data }) => data?.key)).size).toBe(1);
    expect(await historyOf(registration.id)).toEqual(['party']);
    const next = await replaceWith(site.server, registration.id, answers[0]?.data?.key ?? '');
    expect(next.data?.key).not.toBe(answers[0]?.data?.key);
    expect((await replaceWith(site.server, registration.id, key, idempotencyKey)).error?.code).toBe('link-replaced');
  });

  test('if two people replace the same link at once, one succeeds', async () => {
    const { registration, key } = await registerOne(site.server, 'near');
    const answers = await Promise.all([
      replaceWith(site.server, registration.id, key),
      replaceWith(site.other, registration.id, key),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'done').sort()).toEqual(['done', 'link-replaced']);
    expect(await historyOf(registration.id)).toEqual(['party']);
  });

  test('ten times a day; requests with a replaced link do not count', async () => {
    const { registration, key } = await registerOne(site.server, 'near');
    let present = key;
    for (let times = 0; times < 10; times += 1) {
      const { data } = await replaceWith(site.server, registration.id, present);
      present = data?.key ?? '';
      expect((await replaceWith(site.server, registration.id, key)).error?.code).toBe('link-replaced');
    }
    expect((await replaceWith(site.server, registration.id, present)).error?.code).toBe('too-many-requests');
    expect(await open(registration.id, present)).toBe(registration.reference);
  });

  test('even after cancellation', async () => {
    const { registration, key, email } = await registerOne(site.server, 'near');
    await site.server
      .clientWith({ Authorization: `Bearer ${key}` })
      .POST('/registrations/{registrationId}/cancellation', {
        params: { path: { registrationId: registration.id } },
        body: { version: registration.version },
      });
    const { data } = await replaceWith(site.server, registration.id, key);
    expect(await mailedKeys(email, registration.id)).toContain(data?.key);
  });
});

describe('a holder of the old link cannot get the new one', () => {
  test('by repeating the registration request', async () => {
    const idempotencyKey = buildIdempotencyKey();
    const first = await registerOne(site.server, 'near', 'again@example.org', idempotencyKey);
    await replaceWith(site.server, first.registration.id, first.key);
    const again = await registerOne(site.server, 'near', 'again@example.org', idempotencyKey);
    expect(again.key).toBe(first.key);
  });
});

describe('the new link reaches everyone entitled to it', () => {
  test('by finding the registration, in later emails, and in the account', async () => {
    const owner = await site.createPerson('U', { isEmailConfirmed: true });
    const { data: found } = await owner.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId: 'near',
        members: [buildMember()],
        quotedTotalCents: 20_000,
        contact: buildContact({ email: owner.email }),
      }),
    });
    const { id } = found?.registration ?? { id: '' };
    const { data } = await replaceWith(site.server, id, found?.key ?? '');
    await site.jobsDone();
    const before = (await mailedKeys(owner.email, id)).length;
    await site.server.client.POST('/registration-links', { body: { email: owner.email, language: 'en' } });
    await staff.client.POST('/registrations/{registrationId}/payments', {
      params: { path: { registrationId: id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { kind: 'payment', method: 'Zelle', amountCents: 20_000, receivedOn: '2027-04-01' },
    });
    await staff.client.POST('/registrations/{registrationId}/messages', {
      params: { path: { registrationId: id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { subject: 'Welcome', text: 'We look forward to it.' },
    });
    const keys = (await mailedKeys(owner.email, id)).slice(before);
    expect(keys).toHaveLength(3);
    expect(new Set(keys)).toEqual(new Set([data?.key]));
    const own = await owner.client.GET('/account/registrations', {});
    expect(own.data?.items.map(({ key }) => key)).toEqual([data?.key]);
  });
});

describe('staff replace a link', () => {
  test('it is emailed to the contact and not shown; it is in the audit trail and in the history, once', async () => {
    const { registration, key, email } = await registerOne(site.server, 'near');
    await site.jobsDone();
    const idempotencyKey = randomUUID();
    const { response, data } = await replaceByStaff(registration.id, idempotencyKey);
    expect([response.status, data]).toEqual([202, undefined]);
    expect((await replaceByStaff(registration.id, idempotencyKey)).response.status).toBe(202);
    expect(await open(registration.id, key)).toBe('link-replaced');
    const keys = await mailedKeys(email, registration.id);
    expect(await open(registration.id, keys.at(-1) ?? '')).toBe(registration.reference);
    expect(new Set(keys).size).toBe(2);
    expect(await entriesOf(registration.id)).toEqual([
      { action: 'registration-link-replaced', actor_user_id: staff.id },
    ]);
    expect(await historyOf(registration.id)).toEqual(['staff']);
    const party = await staff.client.GET('/registrations/{registrationId}', {
      params: { path: { registrationId: registration.id } },
    });
    expect(JSON.stringify(party.data)).not.toContain(keys.at(-1));
  });

  test('a party without an address can have its link replaced too, and gets no email', async () => {
    const { registration, key } = await registerOne(site.server, 'near', 'gone@example.org');
    await site.jobsDone();
    const { db } = site.server.context;
    await db
      .updateTable('registrations')
      .set({ contact_email: null, source: 'phone' })
      .where('id', '=', registration.id)
      .execute();
    expect((await replaceByStaff(registration.id)).response.status).toBe(202);
    expect(await open(registration.id, key)).toBe('link-replaced');
    expect(new Set(await mailedKeys('gone@example.org', registration.id))).toEqual(new Set([key]));
  });

  test('nobody else can', async () => {
    const { registration, key } = await registerOne(site.server, 'near');
    for (const userType of ['D', 'S', 'P', 'C', 'U']) {
      const { client } = await site.createPerson(userType);
      expect((await replaceByStaff(registration.id, randomUUID(), client)).error?.code).toBe('forbidden');
    }
    const { client } = site.server;
    expect((await replaceByStaff(registration.id, randomUUID(), client)).error?.code).toBe('unauthenticated');
    expect((await replaceByStaff(randomUUID())).error?.code).toBe('not-found');
    expect(await open(registration.id, key)).toBe(registration.reference);
  });
});
