import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { startStaffServer } from '../../support/staff.ts';
import type { StaffServer } from '../../support/staff.ts';
import { createUser, signInAs } from '../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let staff: StaffServer;

beforeAll(async () => {
  staff = await startStaffServer(clock);
});

afterAll(async () => {
  await staff.close();
});

describe('createUser', () => {
  const person = {
    firstName: 'Inés',
    lastName: 'Ruiz',
    email: 'Ines@example.org',
    phone: '+12025550123',
    language: 'es',
    userType: 'R,U',
  } as const;

  test('makes a user without a password and emails the invitation', async () => {
    const { data, response } = await staff.administrator.POST('/users', { body: person });
    expect(response.status).toBe(201);
    expect(data).toEqual({
      ...person,
      id: data?.id,
      version: 1,
      email: 'ines@example.org',
      state: 'active',
      hasPassword: false,
      openSessions: 0,
      proposedAddress: null,
      createdAt: clock.now().toISOString(),
      lastSignInAt: null,
    });
    const mail = await staff.smtp.waitForMail(({ envelope }) => envelope.to.includes('ines@example.org'));
    expect(mail.text).toMatch(/\/forgotPassword\?lng=es#[\w-]{43}/);
    expect(await staff.entriesAbout(data?.id ?? -1)).toEqual([
      { action: 'user-created', actor_user_id: staff.administrator.id, details: { types: 'R,U' } },
    ]);
  });

  test('an address that is already taken, in any case, is reported beside its field', async () => {
    const { email } = await createUser(staff.server.context.db, 'U');
    const { error } = await staff.administrator.POST('/users', { body: { ...person, email: email.toUpperCase() } });
    expect(error).toMatchObject({
      code: 'invalid-request',
      errors: [{ in: 'body', pointer: '/email', rule: 'taken' }],
    });
  });

  test('D can create users of type U and G, and no others', async () => {
    const create = (userType: string, email: string) =>
      staff.deputy.POST('/users', { body: { ...person, userType, email } });
    expect((await create('U,G', 'common@example.org')).data?.userType).toBe('U,G');
    for (const userType of ['R', 'U,R', 'A', 'D', 'C', 'S', 'P']) {
      const { error } = await create(userType, 'refused@example.org');
      expect(error, userType).toMatchObject({ errors: [{ in: 'body', pointer: '/userType', rule: 'notAllowed' }] });
    }
    const made = await staff.server.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'refused@example.org')
      .execute();
    expect(made).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['/firstName', { firstName: '  ' }, 'pattern'],
    ['/email', { email: 'ana+x@example.org' }, 'pattern'],
    ['/phone', { phone: '+10000000000' }, 'pattern'],
    ['/userType', { userType: '' }, 'pattern'],
    ['/userType', { userType: 'A;R' }, 'pattern'],
    ['/password', { password: 'Candle-123' }, 'unknown'],
    ['/isActive', { isActive: true }, 'unknown'],
    ['/id', { id: 0 }, 'unknown'],
  ])('refuses a wrong %s', async (pointer, wrong, rule) => {
    const { error } = await staff.administrator.POST('/users', {
      body: { ...person, email: 'new@example.org', ...wrong },
    });
    expect(error).toMatchObject({ code: 'invalid-request', errors: [{ in: 'body', pointer, rule }] });
  });
});

describe('getUser', () => {
  test('shows a user to staff, and records the view once', async () => {
    const userId = await staff.make('U');
    const get = () => staff.deputy.GET('/users/{userId}', { params: { path: { userId } } });
    expect((await get()).data).toMatchObject({ id: userId, hasPassword: true, openSessions: 0 });
    await get();
    const looks = () =>
      staff.server.context.db
        .selectFrom('audit_entries')
        .select('actor_user_id')
        .where('subject', '=', `user:${String(userId)}`)
        .where('action', '=', 'user-viewed')
        .execute();
    expect(await looks()).toEqual([{ actor_user_id: staff.deputy.id }]);
    clock.advance(20 * 60_000);
    await get();
    expect(await looks()).toHaveLength(2);
  });

  test('viewing oneself is not recorded', async () => {
    await staff.administrator.GET('/users/{userId}', { params: { path: { userId: staff.administrator.id } } });
    const looks = await staff.server.context.db
      .selectFrom('audit_entries')
      .select('id')
      .where('subject', '=', `user:${String(staff.administrator.id)}`)
      .where('action', '=', 'user-viewed')
      .execute();
    expect(looks).toEqual([]);
  });

  test('finds no other user', async () => {
    for (const userId of [999_999, 'one' as unknown as number]) {
      expect((await staff.administrator.GET('/users/{userId}', { params: { path: { userId } } })).error?.code).toBe(
        'not-found',
      );
      expect((await staff.change(staff.administrator, userId, { version: 1 })).error?.code).toBe('not-found');
    }
  });
});

describe('sendPasswordReset', () => {
  const send = (userId: number) =>
    staff.administrator.POST('/users/{userId}/password-reset', { params: { path: { userId } } });

  test('emails a link to choose a new password, and records it', async () => {
    const { id: userId, email } = await createUser(staff.server.context.db, 'U');
    expect((await send(userId)).response.status).toBe(202);
    const mail = await staff.smtp.waitForMail(({ envelope }) => envelope.to.includes(email));
    expect(mail.text).toMatch(/\/forgotPassword\?lng=en#[\w-]{43}/);
    await staff.jobsDone();
    expect(await staff.entriesAbout(userId)).toEqual([
      { action: 'user-reset-sent', actor_user_id: staff.administrator.id, details: {} },
    ]);
  });

  test('invites a user without a password again', async () => {
    const { id: userId, email } = await createUser(staff.server.context.db, 'U');
    await staff.server.context.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    await send(userId);
    const mail = await staff.smtp.waitForMail(({ envelope }) => envelope.to.includes(email));
    expect(mail.subject).toContain('Your account with');
    expect((await staff.entriesAbout(userId)).map(({ action }) => action)).toEqual(['user-invited']);
  });

  test('can be sent to the same user five times an hour', async () => {
    const userId = await staff.make('U');
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await send(userId)).response.status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test('is not sent to a deactivated or unknown user', async () => {
    const userId = await staff.make('U');
    await staff.change(staff.administrator, userId, { version: 1, isActive: false });
    expect((await send(userId)).error?.code).toBe('user-inactive');
    expect((await send(999_999)).error?.code).toBe('not-found');
  });
});

describe('endUserSessions', () => {
  test('signs out everywhere', async () => {
    const { cookie, userId } = await signInAs(staff.server.context.db, 'U', clock.now());
    expect((await staff.read(userId)).openSessions).toBe(1);
    const { response } = await staff.deputy.DELETE('/users/{userId}/sessions', { params: { path: { userId } } });
    expect(response.status).toBe(204);
    expect((await staff.server.clientWith({ Cookie: cookie }).GET('/session')).data?.session).toBeNull();
    expect((await staff.read(userId)).openSessions).toBe(0);
    expect(await staff.entriesAbout(userId)).toEqual([
      { action: 'user-sessions-ended', actor_user_id: staff.deputy.id, details: {} },
    ]);
    expect(
      (await staff.deputy.DELETE('/users/{userId}/sessions', { params: { path: { userId: 999_999 } } })).error?.code,
    ).toBe('not-found');
  });
});
