import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer, Person } from '../../support/servers/account-server.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { testPassword } from '../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let accounts: AccountServer;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

async function register(client: Person['client'], email: string, firstName = 'Ana') {
  const body = buildRegistration({
    contact: buildContact({ email, firstName }),
    members: [buildMember({ firstName })],
  });
  const { data } = await client.POST('/registrations', {
    body,
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
  });
  if (!data) throw new Error('not registered');
  return data.registration.id;
}

async function close({ client }: Person, password = testPassword) {
  const { error, response } = await client.POST('/account/closure', { body: { password } });
  return { status: response.status, code: error?.code, cookie: response.headers.get('set-cookie') };
}

describe('own account', () => {
  test('can be viewed and changed; a null phone number removes it', async () => {
    const { id, email, client } = await accounts.createPerson('U,G');
    const before = (await client.GET('/account')).data;
    expect(before).toMatchObject({
      id,
      firstName: 'Rosa',
      lastName: 'Vega',
      email,
      phone: null,
      language: 'en',
      userType: 'U,G',
    });
    const change = { firstName: 'Rosa María', lastName: 'Vega', phone: '+12025550123', language: 'es' } as const;
    const { data } = await client.PATCH('/account', { body: change });
    expect(data).toEqual({ ...before, ...change });
    expect((await client.PATCH('/account', { body: { ...change, phone: null } })).data?.phone).toBeNull();
    expect((await client.GET('/account')).data).toEqual({ ...data, phone: null });
    expect(await accounts.actionsOf(id)).toEqual(['account-changed', 'account-changed']);
  });

  test.each(['id', 'email', 'userType', 'isActive', 'password'])(
    'a change that contains a %s is refused',
    async (field) => {
      const { id, cookie } = await accounts.createPerson();
      const response = await fetch(`${accounts.server.url}/api/account`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({
          firstName: 'X',
          lastName: 'Y',
          phone: null,
          language: 'en',
          [field]: field === 'id' ? 0 : 'A',
        }),
      });
      expect(response.status).toBe(400);
      const { user_type, first_name } = await accounts.server.context.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([user_type, first_name]).toEqual(['U', 'Rosa']);
    },
  );
});

describe('own sessions', () => {
  test('are listed by device, the last used first, and can be ended', async () => {
    const person = await accounts.createPerson();
    clock.advance(60_000);
    const phone = accounts.server.clientWith({
      'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    });
    const { response } = await phone.POST('/session', { body: { email: person.email, password: testPassword } });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { data } = await person.client.GET('/account/sessions');
    expect(data?.items.map(({ isCurrent, device }) => ({ isCurrent, device }))).toEqual([
      { isCurrent: false, device: { browser: 'Firefox', system: 'Android' } },
      { isCurrent: true, device: { browser: null, system: null } },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/127\.0\.0\.1|token|Mozilla/);

    const sessionId = data?.items[0]?.id ?? '';
    expect((await person.client.POST('/account/sessions/ending', { body: { sessionId } })).response.status).toBe(204);
    expect((await accounts.other.clientWith({ Cookie: cookie }).GET('/session')).data?.session).toBeNull();
    expect((await person.client.GET('/account/sessions')).data?.items).toHaveLength(1);
  });

  test('nobody can end the sessions of someone else', async () => {
    const [person, other] = [await accounts.createPerson(), await accounts.createPerson()];
    const { response } = await person.client.POST('/account/sessions/ending', {
      body: { sessionId: other.sessionId },
    });
    expect(response.status).toBe(404);
    expect((await other.client.GET('/account')).response.status).toBe(200);
  });

  test('the current one ends like any other, and its cookie is removed', async () => {
    const person = await accounts.createPerson();
    const { response } = await person.client.POST('/account/sessions/ending', {
      body: { sessionId: person.sessionId },
    });
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await person.client.GET('/account')).response.status).toBe(401);
  });

  test('all others can be ended at once', async () => {
    const person = await accounts.createPerson();
    for (let count = 0; count < 2; count += 1) await accounts.signsIn(person.email);
    expect((await person.client.GET('/account/sessions')).data?.items).toHaveLength(3);
    expect((await person.client.POST('/account/sessions/ending', { body: {} })).response.status).toBe(204);
    expect((await person.client.GET('/account/sessions')).data?.items.map(({ isCurrent }) => isCurrent)).toEqual([
      true,
    ]);
  });

  test('an administrator ends other sessions with the password only, and the present one without it', async () => {
    const administrator = await accounts.createPerson('A');
    const elsewhere = await accounts.createPerson('A');
    await accounts.server.context.db
      .updateTable('sessions')
      .set({ user_id: administrator.id })
      .where('id', '=', elsewhere.sessionId)
      .execute();
    const endWith = async (body: { sessionId?: string; password?: string }) => {
      const { response, error } = await administrator.client.POST('/account/sessions/ending', { body });
      return { status: response.status, code: error?.code, errors: error?.errors };
    };
    const missing = [{ in: 'body', pointer: '/password', rule: 'required' }];
    expect(await endWith({})).toEqual({ status: 400, code: 'invalid-request', errors: missing });
    expect(await endWith({ sessionId: elsewhere.sessionId })).toMatchObject({ status: 400, errors: missing });
    expect(await endWith({ password: 'Not-the-one1' })).toMatchObject({ status: 403, code: 'password-wrong' });
    expect((await administrator.client.GET('/account/sessions')).data?.items).toHaveLength(2);

    expect(await endWith({ password: testPassword })).toMatchObject({ status: 204 });
    expect((await administrator.client.GET('/account/sessions')).data?.items).toHaveLength(1);
    expect(await endWith({ sessionId: administrator.sessionId })).toMatchObject({ status: 204 });
    expect((await administrator.client.GET('/account')).response.status).toBe(401);
    // Other tests count the administrators.
    await accounts.server.context.db
      .updateTable('users')
      .set({ user_type: 'U' })
      .where('user_type', '=', 'A')
      .execute();
  });
});

describe('all stored personal data', () => {
  test('is given to its owner: records made while logged in, and records under a confirmed address, and nothing else', async () => {
    const person = await accounts.createPerson('U', { isEmailConfirmed: false });
    const { db } = accounts.server.context;
    const signedIn = await register(person.client, 'someone.else@example.org', 'Luz');
    const underAddress = await register(accounts.server.client, person.email.toUpperCase(), 'Eva');
    await register(accounts.server.client, 'stranger@example.org', 'Ida');
    await person.client.POST('/account/household', {
      body: { firstName: 'Leo', lastName: 'Vega', birthDate: '2019-02-28' },
    });
    await person.client.PUT('/drafts/{draftKey}', {
      params: { path: { draftKey: 'prayer' } },
      body: { version: 3, content: { text: 'Dios' } },
    });

    const { data } = await person.client.GET('/account/data');
    expect(data?.account.email).toBe(person.email);
    expect(data?.household.map(({ firstName }) => firstName)).toEqual(['Leo']);
    expect(data?.sessions).toHaveLength(1);
    expect(data?.drafts).toEqual([
      { key: 'prayer', version: 3, content: { text: 'Dios' }, savedAt: clock.now().toISOString() },
    ]);
    // The address is not confirmed yet.
    expect(data?.registrations.map(({ id }) => id)).toEqual([signedIn]);
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash|token/i);

    await db.updateTable('users').set({ verified_email: person.email }).where('id', '=', person.id).execute();
    const { data: verified } = await person.client.GET('/account/data');
    expect(verified?.registrations.map(({ id }) => id).sort()).toEqual([signedIn, underAddress].sort());
    expect((await accounts.actionsOf(person.id)).filter((action) => action === 'data-downloaded')).toHaveLength(2);

    // An address assigned by staff is not confirmed either.
    await db.updateTable('users').set({ email: 'stranger@example.org' }).where('id', '=', person.id).execute();
    expect((await person.client.GET('/account/data')).data?.registrations.map(({ id }) => id)).toEqual([signedIn]);
  });
});

/** Sends each of the public forms once. */
async function sendForms(client: Person['client'], email: string, lastName: string): Promise<void> {
  const header = () => ({ params: { header: { 'Idempotency-Key': buildIdempotencyKey() } } });
  const person = { firstName: 'Ana', lastName, email };
  const answers = [
    await client.POST('/contact-messages', { ...header(), body: { form: { ...person, message: 'Good morning' } } }),
    await client.POST('/prayer-requests', {
      ...header(),
      body: { form: { ...person, prayerRequest: 'For my mother', tellWhenPrayed: true } },
    }),
    await client.POST('/sabbath-requests', {
      ...header(),
      body: { form: { ...person, date: '2027-04-03', intention: 'Peace' } },
    }),
    await client.POST('/sabbath-retreat-requests', {
      ...header(),
      body: {
        form: {
          ...person,
          phone: '+12025550123',
          firstDate: '2027-04-10',
          secondDate: '2027-04-17',
          people: 12,
          groupKind: 'parish',
        },
      },
    }),
  ];
  expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 201, 201]);
}

describe('submitted forms', () => {
  test('are returned as submitted: those sent while logged in, and those under a confirmed address, and nothing else', async () => {
    const person = await accounts.createPerson('U', { isEmailConfirmed: false });
    await sendForms(person.client, 'other.address@example.org', 'Signed-in');
    await sendForms(accounts.server.client, person.email.toUpperCase(), 'Visitor');
    await sendForms(accounts.server.client, 'stranger@example.org', 'Stranger');

    const { data } = await person.client.GET('/account/data');
    const sentAt = clock.now().toISOString();
    const sender = { firstName: 'Ana', lastName: 'Signed-in', email: 'other.address@example.org' };
    expect(data).toMatchObject({
      contactMessages: [{ sentAt, form: { ...sender, message: 'Good morning' } }],
      prayerRequests: [
        {
          sentAt,
          prayedAt: null,
          form: { ...sender, prayerRequest: 'For my mother', shareWithTeam: true, tellWhenPrayed: true },
        },
      ],
      sabbathRequests: [{ sentAt, form: { ...sender, date: '2027-04-03', intention: 'Peace' } }],
      sabbathRetreatRequests: [
        {
          sentAt,
          form: {
            ...sender,
            phone: '+12025550123',
            firstDate: '2027-04-10',
            secondDate: '2027-04-17',
            people: 12,
            groupKind: 'parish',
          },
        },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/Visitor|Stranger/);

    await accounts.server.context.db
      .updateTable('users')
      .set({ verified_email: person.email })
      .where('id', '=', person.id)
      .execute();
    const { data: verified } = await person.client.GET('/account/data');
    for (const list of ['contactMessages', 'prayerRequests', 'sabbathRequests', 'sabbathRetreatRequests'] as const) {
      expect(verified?.[list].map(({ form }) => form.lastName).sort(), list).toEqual(['Signed-in', 'Visitor']);
    }
  });
});

describe('closing an account', () => {
  test('requires the password, deletes the account and its data, and keeps its registrations', async () => {
    const person = await accounts.createPerson('U', { language: 'es' });
    const registrationId = await register(person.client, person.email);
    await person.client.POST('/account/household', {
      body: { firstName: 'Leo', lastName: 'Vega', birthDate: '2019-02-28' },
    });
    await person.client.PUT('/drafts/{draftKey}', {
      params: { path: { draftKey: 'prayer' } },
      body: { version: 1, content: {} },
    });
    expect((await close(person, 'Wrong-Pass1')).code).toBe('password-wrong');

    const { status, cookie } = await close(person);
    expect([status, cookie]).toEqual([204, 'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
    const { db } = accounts.server.context;
    const count = async (table: 'sessions' | 'household_members' | 'drafts') =>
      (await db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute()).length;
    expect(await Promise.all([count('sessions'), count('household_members'), count('drafts')])).toEqual([0, 0, 0]);
    expect(await db.selectFrom('users').select('id').where('id', '=', person.id).execute()).toEqual([]);
    expect(
      await db.selectFrom('registrations').select(['user_id', 'state']).where('id', '=', registrationId).execute(),
    ).toEqual([{ user_id: null, state: 'pendingPayment' }]);
    await accounts.jobsDone();
    expect((await accounts.emailsTo(person.email)).map(({ subject }) => subject)).toContain('Su cuenta está cerrada');
    expect((await accounts.actionsOf(person.id)).at(-1)).toBe('account-closed');
    expect((await person.client.GET('/account')).response.status).toBe(401);
  });

  test('is not possible for the last administrator; if two close at the same moment, one remains', async () => {
    const { db } = accounts.server.context;
    const [one, two] = [await accounts.createPerson('A'), await accounts.createPerson('R,A')];
    await accounts.createPerson('U');
    const shut = await accounts.createPerson('A');
    await db.updateTable('users').set({ is_active: false }).where('id', '=', shut.id).execute();
    const atOther = { ...two, client: accounts.other.clientWith({ Cookie: two.cookie }) };
    const answers = await Promise.all([close(one), close(atOther)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.map(({ code }) => code)).toContain('last-administrator');
    const left = await db
      .selectFrom('users')
      .select('id')
      .where('is_active', '=', true)
      .where('user_type', 'like', '%A%')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('and registering at the same moment do not block each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await accounts.createPerson();
      const [closed, registrationId] = await Promise.all([close(person), register(person.client, person.email)]);
      expect(closed.status).toBe(204);
      const { user_id } = await accounts.server.context.db
        .selectFrom('registrations')
        .select('user_id')
        .where('id', '=', registrationId)
        .executeTakeFirstOrThrow();
      expect(user_id).toBeNull();
    }
  });
});
