import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendLinkMail } from '../../../api/account/jobs.ts';
import { orderLink } from '../../../api/account/links.ts';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer, Person } from '../../support/servers/account-server.ts';
import { createClock } from '../../support/clock.ts';
import { testPassword } from '../../support/users.ts';

const hour = 60 * 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let accounts: AccountServer;
let number = 0;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

function newEmail(): string {
  number += 1;
  return `moved${String(number)}@example.org`;
}

async function ask({ client }: Person, email: string, password = testPassword) {
  const { response, error } = await client.POST('/account/email', { body: { email, password } });
  return { status: response.status, error };
}

async function verify(token: string, password = testPassword) {
  const { data, error, response } = await accounts.server.client.POST('/account/verification', {
    body: { token, password },
  });
  return { status: response.status, data, error };
}

describe('another email address', () => {
  test('takes effect when its link is opened, and the old address is notified before and after', async () => {
    const person = await accounts.createPerson('U', { language: 'es' });
    const email = newEmail();
    expect((await ask(person, email.toUpperCase())).status).toBe(202);
    const token = await accounts.tokenFor(email);
    const [asked] = await accounts.emailsTo(person.email);
    expect(asked?.subject).toBe('Alguien pidió cambiar su correo electrónico');
    expect(asked?.text).not.toContain(email);
    expect(await accounts.signsIn(person.email)).toBe(true);

    expect((await verify(token)).data).toEqual({ purpose: 'emailChange', session: null });
    expect((await person.client.GET('/account')).data?.email).toBe(email);
    expect([await accounts.signsIn(email), await accounts.signsIn(person.email)]).toEqual([true, false]);
    const [, changed] = await accounts.emailsTo(person.email, 2);
    expect(changed?.subject).toBe('Se cambió su correo electrónico');
    expect((await verify(token)).error?.code).toBe('link-invalid');
    expect(await accounts.actionsOf(person.id)).toEqual(
      ['email-change-requested', 'signed-in', 'email-changed', 'signed-in', 'sign-in-failed'].filter(
        (action) => action !== 'sign-in-failed',
      ),
    );
  });

  test('that is already taken gets the same answer; its owner is notified, and so is the old address', async () => {
    const [person, owner] = [await accounts.createPerson(), await accounts.createPerson('U', { language: 'es' })];
    const free = await ask(person, newEmail());
    expect(await ask(person, owner.email)).toEqual(free);
    const [mail] = await accounts.emailsTo(owner.email);
    expect(mail?.subject).toBe('Este correo ya tiene una cuenta');
    expect(mail?.text).not.toContain('#');
    expect(mail?.text).not.toContain(person.email);
    expect((await accounts.emailsTo(person.email, 2)).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Someone asked to change your email address'),
    );
  });

  test.each(['in their order', 'the later one first'])(
    'requested twice in a row, the last request wins, with the emails created %s',
    async (order) => {
      const person = await accounts.createPerson();
      const { context } = accounts.server;
      const later = newEmail();
      const ids: string[] = [];
      for (const email of [newEmail(), later]) {
        clock.advance(1);
        const link = { purpose: 'email-change', userId: person.id, email } as const;
        // Enqueues nothing: the test decides when the emails are created.
        const enqueue = () => Promise.resolve();
        ids.push(
          await context.db
            .transaction()
            .execute((transaction) => orderLink({ enqueue }, transaction, link, clock.now())),
        );
      }
      for (const linkId of order === 'in their order' ? ids : ids.toReversed())
        await sendLinkMail(context, { linkId, orderedBy: 'owner' });
      expect((await verify(await accounts.tokenFor(later))).status).toBe(200);
      expect((await person.client.GET('/account')).data?.email).toBe(later);
      expect(
        await context.db.selectFrom('one_time_links').select('email').where('user_id', '=', person.id).execute(),
      ).toEqual([{ email: later }]);
    },
  );

  test('asks for the password, ten times at most', async () => {
    const person = await accounts.createPerson();
    for (let count = 0; count < 10; count += 1)
      expect((await ask(person, newEmail(), 'Wrong-Pass1')).error?.code).toBe('password-wrong');
    expect((await ask(person, newEmail())).error?.code).toBe('too-many-requests');
    expect(await accounts.actionsOf(person.id)).toEqual(Array(10).fill('password-check-failed'));
  });

  test('can be requested five times an hour', async () => {
    const person = await accounts.createPerson();
    for (let count = 0; count < 5; count += 1) expect((await ask(person, newEmail())).status).toBe(202);
    expect((await ask(person, newEmail())).error?.code).toBe('too-many-requests');
  });

  test('is confirmed only with the password, so that nobody can be tricked into lending an address', async () => {
    const person = await accounts.createPerson();
    const email = newEmail();
    await ask(person, email);
    const token = await accounts.tokenFor(email);
    expect((await verify(token, 'Wrong-Pass1')).error).toMatchObject({
      code: 'password-wrong',
      params: { attemptsLeft: 4 },
    });
    expect((await person.client.GET('/account')).data?.email).toBe(person.email);
  });

  test('only the newer of two links works, for 24 hours', async () => {
    const person = await accounts.createPerson();
    const [first, second] = [newEmail(), newEmail()];
    await ask(person, first);
    const earlier = await accounts.tokenFor(first);
    await ask(person, second);
    const later = await accounts.tokenFor(second);
    expect((await verify(earlier)).error?.code).toBe('link-invalid');
    clock.advance(24 * hour);
    expect((await verify(later)).error?.code).toBe('link-invalid');
  });

  test('that someone else has taken in the meantime stays theirs', async () => {
    const person = await accounts.createPerson();
    const email = newEmail();
    await ask(person, email);
    const token = await accounts.tokenFor(email);
    await accounts.createPerson('U', { email });
    expect((await verify(token)).error?.code).toBe('link-invalid');
    expect((await person.client.GET('/account')).data?.email).toBe(person.email);
  });

  test('requested by two users at the same moment goes to one of them', async () => {
    const [one, two] = [await accounts.createPerson(), await accounts.createPerson()];
    const email = newEmail();
    await Promise.all([ask(one, email), ask(two, email)]);
    const tokens = [await accounts.tokenFor(email, 1), await accounts.tokenFor(email, 2)];
    const answers = await Promise.all(tokens.map((token) => verify(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('requested before a password change is no longer available', async () => {
    const person = await accounts.createPerson();
    const email = newEmail();
    await ask(person, email);
    const token = await accounts.tokenFor(email);
    await person.client.POST('/account/password', {
      body: { currentPassword: testPassword, newPassword: 'Fresh-1234' },
    });
    expect((await verify(token, 'Fresh-1234')).error?.code).toBe('link-invalid');
  });
});
