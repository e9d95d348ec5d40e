import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteSessionsOf } from '../../../api/session/store.ts';
import { startAccountServer } from '../../support/servers/account-server.ts';
import type { AccountServer } from '../../support/servers/account-server.ts';
import { createClock } from '../../support/clock.ts';
import { testPassword } from '../../support/users.ts';

const minute = 60_000;
const clock = createClock('2027-04-01T12:00:00Z');
let accounts: AccountServer;

beforeAll(async () => {
  accounts = await startAccountServer(clock);
});

afterAll(() => accounts.close());

async function sessionOf(cookie: string, at = accounts.server) {
  const { data } = await at.clientWith({ Cookie: cookie }).GET('/session');
  return data?.session ?? null;
}

async function report(cookie: string, at = accounts.server) {
  return at.clientWith({ Cookie: cookie }).POST('/session/activity');
}

const profile = { firstName: 'Rosa', lastName: 'Luna', phone: null, language: 'es' } as const;

describe('a session', () => {
  test.each<[string, number]>([
    ['G', 15],
    ['U', 30],
    ['G,U', 30],
    ['D', 60],
    ['U,P', 60],
  ])('of type %s ends after %d minutes without activity', async (userType, minutes) => {
    const { cookie } = await accounts.createPerson(userType);
    clock.advance(minutes * minute - 1);
    const { data } = await report(cookie);
    expect(data?.session?.exp).toBe(clock.now().getTime() + minutes * minute);
    clock.advance(minutes * minute - 1);
    expect(await sessionOf(cookie)).not.toBeNull();
    clock.advance(1);
    expect(await sessionOf(cookie)).toBeNull();
    expect((await report(cookie)).response.status).toBe(401);
  });

  test.each<[string, number]>([
    ['U', 30 * 24],
    ['G,U', 30 * 24],
    ['D', 12],
    ['U,R', 12],
  ])('of type %s ends after %d hours, however active', async (userType, hours) => {
    const { id, cookie } = await accounts.createPerson(userType);
    const end = clock.now().getTime() + hours * 60 * minute;
    const left = () => end - clock.now().getTime();
    expect((await sessionOf(cookie))?.remaining).toBe(left());
    // The user is active all that time.
    clock.advance((hours * 60 - 20) * minute);
    const times = {
      last_seen_at: new Date(clock.now().getTime() - 2 * minute),
      expires_at: new Date(clock.now().getTime() + minute),
    };
    await accounts.server.context.db.updateTable('sessions').set(times).where('user_id', '=', id).execute();
    const { data } = await report(cookie, accounts.other);
    expect(data?.session).toMatchObject({ exp: clock.now().getTime() + left(), remaining: left() });
    clock.advance(left() - 1);
    expect(await sessionOf(cookie)).not.toBeNull();
    clock.advance(1);
    expect(await sessionOf(cookie)).toBeNull();
  });

  test('is as old as its sign-in, not as its token: a new password does not make it younger', async () => {
    const { cookie, client } = await accounts.createPerson('D');
    const { remaining } = (await sessionOf(cookie)) ?? {};
    clock.advance(30 * minute);
    const { response } = await client.POST('/account/password', {
      body: { currentPassword: testPassword, newPassword: 'Fresh-1234' },
    });
    const renewed = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await sessionOf(renewed))?.remaining).toBe((remaining ?? 0) - 30 * minute);
  });

  test('is not kept by what a page reads by itself, and is by what changes something', async () => {
    const { cookie, client } = await accounts.createPerson();
    const end = clock.now().getTime() + 30 * minute;
    for (let minutes = 0; minutes < 20; minutes += 5) {
      clock.advance(5 * minute);
      await client.GET('/live');
      await client.GET('/account');
      expect((await sessionOf(cookie))?.exp).toBe(end);
    }
    await client.PATCH('/account', { body: profile });
    expect((await sessionOf(cookie))?.exp).toBe(clock.now().getTime() + 30 * minute);
  });

  test('is written at most once a minute', async () => {
    const { id, cookie } = await accounts.createPerson();
    const started = clock.now().getTime();
    const lastSeen = async () => {
      const query = accounts.server.context.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', id);
      return (await query.executeTakeFirstOrThrow()).last_seen_at.getTime() - started;
    };
    clock.advance(minute - 1);
    await report(cookie);
    expect(await lastSeen()).toBe(0);
    clock.advance(1);
    await report(cookie, accounts.other);
    expect(await lastSeen()).toBe(minute);
  });

  test('ends at once, on every process, when it is revoked', async () => {
    const { id, cookie } = await accounts.createPerson();
    expect(await sessionOf(cookie, accounts.other)).not.toBeNull();
    await deleteSessionsOf(accounts.server.context.db, id);
    expect(await sessionOf(cookie)).toBeNull();
    expect(await sessionOf(cookie, accounts.other)).toBeNull();
  });

  test('shows the user’s own changes at once', async () => {
    const { id, cookie, client } = await accounts.createPerson();
    await client.PATCH('/account', { body: profile });
    expect((await sessionOf(cookie, accounts.other))?.user).toEqual({
      id,
      firstName: 'Rosa',
      lastName: 'Luna',
      userType: 'U',
      language: 'es',
    });
  });

  test('ends by signing out, which also removes the cookie', async () => {
    const { id, cookie, client } = await accounts.createPerson();
    const { response } = await client.DELETE('/session');
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect(await sessionOf(cookie)).toBeNull();
    expect(await accounts.actionsOf(id)).toEqual(['signed-out']);
  });

  test('logging out without a session is no error', async () => {
    expect((await accounts.server.client.DELETE('/session')).response.status).toBe(204);
  });
});

async function becomeGuest(headers: Record<string, string> = {}) {
  const { data, response } = await accounts.server.clientWith(headers).POST('/session/guest');
  const cookie = response.headers.getSetCookie()[0] ?? '';
  return { status: response.status, session: data?.session, cookie: cookie.split(';')[0] ?? '', attributes: cookie };
}

describe('a guest', () => {
  test('has a session without a user, for fifteen minutes', async () => {
    const { status, session, cookie, attributes } = await becomeGuest();
    expect(status).toBe(200);
    expect(session).toEqual({ user: null, exp: clock.now().getTime() + 15 * minute, remaining: null });
    expect(attributes).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await sessionOf(cookie, accounts.other)).toEqual(session);
    clock.advance(15 * minute - 1);
    expect((await report(cookie)).data?.session?.exp).toBe(clock.now().getTime() + 15 * minute);
    clock.advance(15 * minute);
    expect(await sessionOf(cookie)).toBeNull();
  });

  test('stays the same guest, and a logged-in user stays logged in', async () => {
    const { cookie, session } = await becomeGuest();
    expect(await becomeGuest({ Cookie: cookie })).toMatchObject({ session, cookie: '' });
    const person = await accounts.createPerson();
    const kept = await becomeGuest({ Cookie: person.cookie });
    expect([kept.session?.user?.id, kept.cookie]).toEqual([person.id, '']);
  });

  test('has no access to operations that require a user, even if type G would have it', async () => {
    const { cookie } = await becomeGuest();
    const client = accounts.server.clientWith({ Cookie: cookie });
    expect((await client.GET('/account')).error?.code).toBe('forbidden');
    const person = await accounts.createPerson('G');
    expect((await person.client.GET('/account')).response.status).toBe(200);
  });

  test('logging in creates a new token, and the old one no longer works', async () => {
    const { cookie } = await becomeGuest();
    const { email } = await accounts.createPerson();
    const { response } = await accounts.server
      .clientWith({ Cookie: cookie })
      .POST('/session', { body: { email, password: testPassword } });
    expect(response.headers.getSetCookie()[0]?.split(';')[0]).not.toBe(cookie);
    expect(await sessionOf(cookie)).toBeNull();
  });

  test('whose session expired gets a new identity, and finds nothing that was typed', async () => {
    const key = { params: { path: { draftKey: 'prayer' } } };
    const draft = { ...key, body: { version: 1, content: { text: 'Dios' } } };
    const told = await becomeGuest();
    const silent = await becomeGuest();
    for (const { cookie } of [told, silent])
      await accounts.server.clientWith({ Cookie: cookie }).PUT('/drafts/{draftKey}', draft);
    // One browser reports the end of the session; the other was closed.
    await accounts.server
      .clientWith({ Cookie: told.cookie })
      .DELETE('/session', { params: { query: { keepDrafts: true } } });
    clock.advance(15 * minute);
    for (const { cookie } of [told, silent]) {
      const next = await becomeGuest({ Cookie: cookie });
      expect(next.cookie).not.toBe('');
      const { data } = await accounts.server.clientWith({ Cookie: next.cookie }).GET('/drafts/{draftKey}', key);
      expect(data).toEqual({ draft: null });
      expect(await sessionOf(cookie)).toBeNull();
    }
    expect(await accounts.server.context.db.selectFrom('drafts').select('key').execute()).toEqual([]);
  });

  test('whose session expired leaves nothing to the user who logs in next', async () => {
    const { cookie } = await becomeGuest();
    const key = { params: { path: { draftKey: 'prayer' } } };
    await accounts.server
      .clientWith({ Cookie: cookie })
      .PUT('/drafts/{draftKey}', { ...key, body: { version: 1, content: { text: 'Dios' } } });
    clock.advance(15 * minute);
    const { email, client } = await accounts.createPerson();
    await accounts.server.clientWith({ Cookie: cookie }).POST('/session', { body: { email, password: testPassword } });
    expect((await client.GET('/drafts/{draftKey}', key)).data).toEqual({ draft: null });
  });

  test('leaves nothing behind after logging out', async () => {
    const key = { params: { path: { draftKey: 'prayer' } } };
    const draft = { ...key, body: { version: 1, content: { text: 'Dios' } } };
    const { cookie } = await becomeGuest();
    await accounts.server.clientWith({ Cookie: cookie }).PUT('/drafts/{draftKey}', draft);
    await accounts.server.clientWith({ Cookie: cookie }).DELETE('/session');
    const again = await becomeGuest({ Cookie: cookie });
    expect((await accounts.server.clientWith({ Cookie: again.cookie }).GET('/drafts/{draftKey}', key)).data).toEqual({
      draft: null,
    });
    expect(await accounts.server.context.db.selectFrom('drafts').select('key').execute()).toEqual([]);
  });
});
