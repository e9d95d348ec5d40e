import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { startStaffServer } from '../../support/staff.ts';
import type { StaffServer } from '../../support/staff.ts';
import { createUser, signInAs, testPassword } from '../../support/users.ts';

type Change = components['schemas']['UpdateUserRequest'];

const clock = createClock('2027-04-01T12:00:00Z');
let staff: StaffServer;

beforeAll(async () => {
  staff = await startStaffServer(clock);
});

afterAll(async () => {
  await staff.close();
});

describe('updateUser', () => {
  test('changes the given fields, leaves the rest, and records which fields', async () => {
    const userId = await staff.make('U');
    const before = await staff.read(userId);
    const { data } = await staff.change(staff.administrator, userId, {
      version: 1,
      firstName: 'Lucía',
      phone: '+12025550199',
    });
    expect(data).toEqual({ ...before, version: 2, firstName: 'Lucía', phone: '+12025550199' });
    const { data: without } = await staff.change(staff.administrator, userId, { version: 2, phone: null });
    expect(without).toMatchObject({ version: 3, phone: null });
    expect(await staff.entriesAbout(userId)).toEqual([
      { action: 'user-changed', actor_user_id: staff.administrator.id, details: { fields: 'firstName,phone' } },
      { action: 'user-changed', actor_user_id: staff.administrator.id, details: { fields: 'phone' } },
    ]);
  });

  test('an edit without changes is not recorded, and creates no new version', async () => {
    const userId = await staff.make('R,A');
    const { data } = await staff.change(staff.administrator, userId, {
      version: 1,
      firstName: 'Rosa',
      userType: 'A,R',
      isActive: true,
    });
    expect(data?.version).toBe(1);
    expect(await staff.entriesAbout(userId)).toEqual([]);
  });

  test('an edit does not overwrite someone else’s changes made in the meantime', async () => {
    const userId = await staff.make('U');
    await staff.change(staff.administrator, userId, { version: 1, lastName: 'Mora' });
    const { error } = await staff.change(staff.deputy, userId, { version: 1, lastName: 'Moreno' });
    expect(error).toMatchObject({ code: 'changed-meanwhile', status: 409 });
    expect((await staff.read(userId)).lastName).toBe('Mora');
  });

  test('only one of several edits at the same moment is written', async () => {
    const userId = await staff.make('U');
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((lastName) =>
        staff.change(staff.administrator, userId, { version: 1, lastName }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await staff.read(userId)).version).toBe(2);
  });

  test('logging in does not count as a change', async () => {
    const userId = await staff.make('U');
    await staff.server.context.db
      .updateTable('users')
      .set({ last_sign_in_at: clock.now() })
      .where('id', '=', userId)
      .execute();
    expect(await staff.read(userId)).toMatchObject({ version: 1, lastSignInAt: clock.now().toISOString() });
  });

  test('a wrong address of an invited user without a password is corrected at once: the link sent there stops working, and the right one gets its own', async () => {
    const { data: made } = await staff.administrator.POST('/users', {
      body: { firstName: 'Eva', lastName: 'Sol', email: 'worng@example.org', language: 'es', userType: 'U' },
    });
    const userId = made?.id ?? -1;
    await staff.smtp.waitForMail(({ envelope }) => envelope.to.includes('worng@example.org'));
    const { data } = await staff.change(staff.deputy, userId, { version: 1, email: 'Wrong@example.org' });
    expect(data).toMatchObject({ email: 'wrong@example.org', proposedAddress: null });
    const mail = await staff.smtp.waitForMail(({ envelope }) => envelope.to.includes('wrong@example.org'));
    expect(mail.text).toMatch(/\/forgotPassword\?lng=es#[\w-]{43}/);
    const links = staff.server.context.db.selectFrom('one_time_links').select('email').where('user_id', '=', userId);
    expect(await links.execute()).toEqual([{ email: 'wrong@example.org' }]);
    expect((await staff.entriesAbout(userId)).map(({ action }) => action)).toEqual([
      'user-created',
      'user-changed',
      'user-invited',
    ]);
  });

  test('an address that is taken is refused beside its field, even if two users get it at the same moment', async () => {
    const [one, other] = [await staff.make('U'), await staff.make('U')];
    const { email } = await staff.read(other);
    expect((await staff.change(staff.administrator, one, { version: 1, email })).error).toMatchObject({
      errors: [{ pointer: '/email', rule: 'taken' }],
    });
    const invited = await Promise.all(
      ['first@example.org', 'second@example.org'].map(async (address) => {
        const body = { firstName: 'Eva', lastName: 'Sol', email: address, language: 'es', userType: 'U' } as const;
        return (await staff.administrator.POST('/users', { body })).data?.id ?? -1;
      }),
    );
    const answers = await Promise.all(
      invited.map((userId) => staff.change(staff.administrator, userId, { version: 1, email: 'both@example.org' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('changing the types ends the sessions and records the old and the new ones', async () => {
    const { cookie, userId } = await signInAs(staff.server.context.db, 'R', clock.now());
    const own = staff.server.clientWith({ Cookie: cookie });
    expect((await staff.change(staff.administrator, userId, { version: 1, userType: 'S,R' })).data?.userType).toBe(
      'R,S',
    );
    expect((await own.GET('/session')).data?.session).toBeNull();
    expect(await staff.entriesAbout(userId)).toEqual([
      { action: 'user-types-changed', actor_user_id: staff.administrator.id, details: { from: 'R', to: 'R,S' } },
    ]);
  });

  test('changing the name ends no session', async () => {
    const { cookie, userId } = await signInAs(staff.server.context.db, 'R', clock.now());
    await staff.change(staff.administrator, userId, { version: 1, firstName: 'Ada' });
    expect((await staff.server.clientWith({ Cookie: cookie }).GET('/session')).data?.session?.user).toMatchObject({
      firstName: 'Ada',
    });
  });

  test('a deactivated user is out at once, and may come back', async () => {
    const { cookie, userId } = await signInAs(staff.server.context.db, 'R', clock.now());
    const { email } = await staff.read(userId);
    const own = staff.server.clientWith({ Cookie: cookie });
    expect((await own.GET('/registrations')).response.status).toBe(200);
    expect((await staff.change(staff.administrator, userId, { version: 1, isActive: false })).data).toMatchObject({
      state: 'inactive',
      openSessions: 0,
    });
    expect((await own.GET('/registrations')).error?.code).toBe('unauthenticated');
    const signIn = () => staff.server.client.POST('/session', { body: { email, password: testPassword } });
    expect((await signIn()).error?.code).toBe('sign-in-failed');
    await staff.change(staff.administrator, userId, { version: 2, isActive: true });
    expect((await signIn()).response.status).toBe(202);
    expect((await staff.entriesAbout(userId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user-deactivated', 'user-activated']),
    );
  });

  test('a code already sent to a deactivated user does not work', async () => {
    const { id: userId, email } = await createUser(staff.server.context.db, 'R');
    const { data } = await staff.server.client.POST('/session', { body: { email, password: testPassword } });
    const challengeId = data && 'challengeId' in data ? data.challengeId : '';
    const code =
      /\d{6}/.exec((await staff.smtp.waitForMail(({ envelope }) => envelope.to.includes(email))).subject ?? '')?.[0] ??
      '';
    await staff.change(staff.administrator, userId, { version: 1, isActive: false });
    await staff.change(staff.administrator, userId, { version: 2, isActive: true });
    const { error } = await staff.server.client.POST('/session/code', { body: { challengeId, code } });
    expect(error?.code).toBe('code-expired');
  });
});

describe('a user of type D cannot', () => {
  test('change, email or sign out anyone who holds more than U and G', async () => {
    for (const userType of ['A', 'R', 'U,P', 'D']) {
      const userId = await staff.make(userType);
      const path = { userId };
      expect((await staff.change(staff.deputy, userId, { version: 1, firstName: 'Other' })).error?.code, userType).toBe(
        'user-not-yours',
      );
      expect((await staff.deputy.POST('/users/{userId}/password-reset', { params: { path } })).error?.code).toBe(
        'user-not-yours',
      );
      expect((await staff.deputy.DELETE('/users/{userId}/sessions', { params: { path } })).error?.code).toBe(
        'user-not-yours',
      );
      expect(await staff.read(userId)).toMatchObject({ version: 1, firstName: 'Rosa' });
    }
  });

  test('assign a type that only an administrator can assign', async () => {
    const userId = await staff.make('U');
    const { error } = await staff.change(staff.deputy, userId, { version: 1, userType: 'U,R', firstName: 'Other' });
    expect(error).toMatchObject({
      code: 'invalid-request',
      errors: [{ in: 'body', pointer: '/userType', rule: 'notAllowed' }],
    });
    expect(await staff.read(userId)).toMatchObject({ version: 1, userType: 'U', firstName: 'Rosa' });
    expect(
      (await staff.change(staff.deputy, userId, { version: 1, userType: 'G', isActive: false })).data,
    ).toMatchObject({ userType: 'G', state: 'inactive' });
  });

  test('change the own types, by any body', async () => {
    const bodies: object[] = [
      { version: 1, userType: 'A' },
      { version: 1, userType: 'D,A', firstName: 'Me' },
      { version: 1, user_type: 'A' },
      { version: 1, id: 0 },
      { version: 1, userTypes: ['A'] },
      { version: 1, isAdministrator: true },
    ];
    for (const body of bodies) {
      expect((await staff.change(staff.deputy, staff.deputy.id, body as Change)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await staff.read(staff.deputy.id)).toMatchObject({ version: 1, userType: 'D' });
  });
});

describe('administrators', () => {
  test('cannot change their own types or deactivate themselves', async () => {
    await staff.make('A');
    const ownTypes = await staff.change(staff.administrator, staff.administrator.id, { version: 1, userType: 'A,R' });
    expect(ownTypes.error).toMatchObject({ errors: [{ pointer: '/userType', rule: 'notAllowed' }] });
    const shutOut = await staff.change(staff.administrator, staff.administrator.id, { version: 1, isActive: false });
    expect(shutOut.error).toMatchObject({ errors: [{ pointer: '/isActive', rule: 'notAllowed' }] });
    expect(
      (await staff.change(staff.administrator, staff.administrator.id, { version: 1, language: 'es' })).data?.language,
    ).toBe('es');
  });
});
