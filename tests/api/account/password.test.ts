import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLink } from '../../../api/account/links.ts';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer } from '../../support/servers/account-server.ts';
import { createClock } from '../../support/clock.ts';
import { testPassword } from '../../support/users.ts';

const hour = 60 * 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let accounts: AccountServer;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

async function request(email: string, at = accounts.server) {
  const { response } = await at.client.POST('/password-resets', { body: { email } });
  return { status: response.status, text: await response.clone().text() };
}

async function reset(token: string, password = 'Fresh-1234', at = accounts.server) {
  const { error, response } = await at.client.POST('/password-resets/confirmation', { body: { token, password } });
  return { status: response.status, code: error?.code, cookies: response.headers.getSetCookie() };
}

async function isSignedIn(cookie: string) {
  const { data } = await accounts.other.clientWith({ Cookie: cookie }).GET('/session');
  return data?.session !== null;
}

describe('a forgotten password', () => {
  test('is replaced by the link in an email: every session ends, the owner is told, and nobody is signed in by it', async () => {
    const person = await accounts.createPerson('U', { language: 'es' });
    expect((await request(person.email.toUpperCase())).status).toBe(202);
    const token = await accounts.tokenFor(person.email);
    const [mail] = await accounts.emailsTo(person.email);
    expect(mail?.subject).toBe('Elija una contraseña nueva');
    expect(mail?.text).toContain(`http://retreats.test/forgotPassword?lng=es#${token}`);

    const { status, cookies } = await reset(token);
    expect([status, cookies.map((cookie) => cookie.split('=')[0])]).toEqual([204, ['device']]);
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect([await accounts.signsIn(person.email), await accounts.signsIn(person.email, 'Fresh-1234')]).toEqual([
      false,
      true,
    ]);
    const [, notice] = await accounts.emailsTo(person.email, 2);
    expect(notice?.subject).toBe('Se cambió su contraseña');
    expect(await accounts.actionsOf(person.id)).toEqual([
      'password-reset-requested',
      'password-reset',
      'sign-in-failed',
      'signed-in',
    ]);
  });

  test('gets the same answer when there is no such account, or it is deactivated; no email is sent', async () => {
    const person = await accounts.createPerson();
    const shut = await accounts.createPerson();
    await accounts.server.context.db.updateTable('users').set({ is_active: false }).where('id', '=', shut.id).execute();
    const known = await request(person.email);
    expect(await request('nobody@example.org')).toEqual(known);
    expect(await request(shut.email)).toEqual(known);
    await accounts.emailsTo(person.email);
    await accounts.jobsDone();
    expect(
      accounts.smtp.received.filter(({ envelope }) =>
        envelope.to.some((to) => ['nobody@example.org', shut.email].includes(to)),
      ),
    ).toEqual([]);
    const left = await accounts.server.context.db
      .selectFrom('one_time_links')
      .select('id')
      .where('user_id', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  test('the link works once, even for several requests at the same moment on two processes', async () => {
    const person = await accounts.createPerson();
    await request(person.email);
    const token = await accounts.tokenFor(person.email);
    const answers = await Promise.all([
      reset(token, 'First-1234'),
      reset(token, 'Other-1234', accounts.other),
      reset(token, 'Third-1234'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
    const works = await Promise.all(
      ['First-1234', 'Other-1234', 'Third-1234'].map((password) => accounts.signsIn(person.email, password)),
    );
    expect(works.filter(Boolean)).toHaveLength(1);
    expect(works).toEqual(answers.map(({ status }) => status === 204));
  });

  test('the link lasts one hour, a newer one replaces it, and a guessed one does not work', async () => {
    const person = await accounts.createPerson();
    await request(person.email);
    const earlier = await accounts.tokenFor(person.email, 1);
    await request(person.email);
    const later = await accounts.tokenFor(person.email, 2);
    expect((await reset(earlier)).code).toBe('link-invalid');
    const guessed = later.slice(0, -1) + (later.endsWith('A') ? 'B' : 'A');
    expect((await reset(guessed)).code).toBe('link-invalid');
    clock.advance(hour - 1);
    expect((await reset(later)).status).toBe(204);
    await request(person.email);
    const late = await accounts.tokenFor(person.email, 3);
    clock.advance(hour);
    expect((await reset(late)).code).toBe('link-invalid');
  });

  test('a password against the rule does not use the link up', async () => {
    const person = await accounts.createPerson();
    await request(person.email);
    const token = await accounts.tokenFor(person.email);
    expect((await reset(token, 'too-simple')).code).toBe('invalid-request');
    expect((await reset(token)).status).toBe(204);
  });

  test('a password that is easily guessed is refused with its own words, and does not use the link up', async () => {
    const person = await accounts.createPerson();
    await request(person.email);
    const token = await accounts.tokenFor(person.email);
    const { response, error } = await accounts.server.client.POST('/password-resets/confirmation', {
      body: { token, password: 'Password-1' },
    });
    expect(response.status).toBe(400);
    expect(error?.errors).toEqual([{ in: 'body', pointer: '/password', rule: 'guessable' }]);
    expect((await reset(token)).status).toBe(204);
  });

  test('a link emailed to an address that no longer belongs to the user does not work', async () => {
    const person = await accounts.createPerson();
    await request(person.email);
    const token = await accounts.tokenFor(person.email);
    await accounts.server.context.db
      .updateTable('users')
      .set({ email: `new-${person.email}` })
      .where('id', '=', person.id)
      .execute();
    expect((await reset(token)).code).toBe('link-invalid');
  });

  test('a link of another purpose chooses no password, and the other way round', async () => {
    const person = await accounts.createPerson();
    const email = `other-${person.email}`;
    await person.client.POST('/account/email', { body: { email, password: testPassword } });
    expect((await reset(await accounts.tokenFor(email))).code).toBe('link-invalid');
    await request(person.email);
    const token = await accounts.tokenFor(person.email);
    const { error } = await accounts.server.client.POST('/account/verification', {
      body: { token, password: testPassword },
    });
    expect(error?.code).toBe('link-invalid');
    expect((await reset(token)).status).toBe(204);
  });

  test('if several are requested, only the newest link works', async () => {
    const person = await accounts.createPerson();
    for (let count = 1; count <= 5; count += 1) {
      expect((await request(person.email, count % 2 ? accounts.server : accounts.other)).status).toBe(202);
      await accounts.emailsTo(person.email, count);
    }
    expect((await reset(await accounts.tokenFor(person.email, 5))).status).toBe(204);
  });

  test('if many are requested at the same moment, one of the emailed links works', async () => {
    const person = await accounts.createPerson();
    await Promise.all(
      Array.from({ length: 5 }, (_, n) => request(person.email, n % 2 ? accounts.server : accounts.other)),
    );
    await accounts.jobsDone();
    const emails = await accounts.emailsTo(person.email);
    const statuses: number[] = [];
    for (const index of emails.keys())
      statuses.push((await reset(await accounts.tokenFor(person.email, index + 1))).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  test('an invited user chooses the first password the same way, and can request a link after the invitation has expired', async () => {
    const person = await accounts.createPerson('U');
    const { db } = accounts.server.context;
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute();
    expect(await accounts.signsIn(person.email, '')).toBe(false);
    await db
      .transaction()
      .execute((transaction) =>
        orderLink(
          accounts.server.context,
          transaction,
          { purpose: 'invitation', userId: person.id, email: person.email },
          clock.now(),
        ),
      );
    const [mail] = await accounts.emailsTo(person.email);
    expect(mail?.subject).toBe('Your account with The Retreat Center');
    const token = await accounts.tokenFor(person.email);
    clock.advance(7 * 24 * hour);
    expect((await reset(token)).code).toBe('link-invalid');
    await request(person.email);
    expect((await reset(await accounts.tokenFor(person.email, 2))).status).toBe(204);
    expect(await accounts.signsIn(person.email, 'Fresh-1234')).toBe(true);
  });
});

describe('another password', () => {
  test('ends the other sessions, changes this one’s token and tells the owner', async () => {
    const person = await accounts.createPerson();
    const { response: elsewhere } = await accounts.server.client.POST('/session', {
      body: { email: person.email, password: testPassword },
    });
    const otherCookie = elsewhere.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await isSignedIn(otherCookie)).toBe(true);
    const { response } = await person.client.POST('/account/password', {
      body: { currentPassword: testPassword, newPassword: 'Fresh-1234' },
    });
    expect(response.status).toBe(204);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await Promise.all([cookie, person.cookie, otherCookie].map(isSignedIn))).toEqual([true, false, false]);
    expect([await accounts.signsIn(person.email), await accounts.signsIn(person.email, 'Fresh-1234')]).toEqual([
      false,
      true,
    ]);
    expect((await accounts.emailsTo(person.email))[0]?.subject).toBe('Your password was changed');
  });

  test('is refused when it is easily guessed, the owner’s own name included', async () => {
    const person = await accounts.createPerson();
    for (const newPassword of ['Password-1', 'MyVega-123']) {
      const { error } = await person.client.POST('/account/password', {
        body: { currentPassword: testPassword, newPassword },
      });
      expect(error?.errors).toEqual([{ in: 'body', pointer: '/newPassword', rule: 'guessable' }]);
    }
    expect(await accounts.signsIn(person.email)).toBe(true);
  });

  test('asks for the present one', async () => {
    const person = await accounts.createPerson();
    const { error } = await person.client.POST('/account/password', {
      body: { currentPassword: 'Wrong-Pass1', newPassword: 'Fresh-1234' },
    });
    expect(error?.code).toBe('password-wrong');
    expect(await accounts.signsIn(person.email)).toBe(true);
  });
});
