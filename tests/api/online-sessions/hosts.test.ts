import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncMeeting } from '../../../api/online-sessions/meetings/sync.ts';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createSession } from '../../../api/session/store.ts';
import { createClock } from '../../support/clock.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { testPassword } from '../../support/users.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';
import { buildIdempotencyHeader } from '../../factories/registration.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-03-01T12:00:00Z');
let smtp: TestSmtp;
let site: OnlineSite;
let staff: Colleague;
let host: Colleague;
let substitute: Colleague;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startOnlineSite(clock, { smtpUrl: smtp.url });
});

beforeEach(async () => {
  clock.set('2027-03-01T12:00:00Z');
  site.provider.faults.splice(0);
  site.provider.missingScopes.clear();
  staff = await site.signedIn('A');
  [host, substitute] = [await site.signedIn('P'), await site.signedIn('P')];
  await site.connect(host);
  await site.connect(substitute);
});

afterAll(async () => {
  await site.close();
  await smtp.close();
});

async function schedule(
  repetition: Schemas['OnlineSessionRepetition'] = { repeats: 'once' },
  hosts: Partial<Schemas['OnlineSessionContent']> = { substituteUserId: substitute.userId },
): Promise<Schemas['OnlineSession']> {
  const content = buildContent({ hostUserId: host.userId, ...hosts });
  const { data } = await staff.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content, repetition },
  });
  if (!data) throw new Error('not scheduled');
  await site.jobsDone();
  return read(data.id);
}

async function read(sessionId: string): Promise<Schemas['OnlineSession']> {
  const { data } = await staff.client.GET('/online-sessions/{sessionId}', { params: { path: { sessionId } } });
  if (!data) throw new Error('not found');
  return data;
}

const meetingsOf = ({ userId }: Colleague) =>
  [...site.provider.meetings.values()].filter(({ account }) => account === `account-${String(userId)}`);

const emailOf = async ({ userId }: Colleague): Promise<string> =>
  (await site.server.context.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
    .email;
const emailsTo = (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address));

const isConnected = async ({ userId }: Colleague): Promise<boolean> =>
  (await site.database.pool.query('select from meeting_accounts where user_id = $1', [userId])).rows.length > 0;

/** Starts the meeting of a session that begins now. */
async function start({ userId }: Colleague, sessionId: string): Promise<number> {
  const user = { id: userId, first_name: 'Rosa', last_name: 'Vega', user_type: 'P', language: 'en' } as const;
  const { token } = await createSession(site.server.context.db, user, clock.now());
  const client = site.server.clientWith({ Cookie: `session=${token}` });
  return (await client.POST('/online-sessions/{sessionId}/start', { params: { path: { sessionId } } })).response.status;
}

async function deactivate(who: Colleague): Promise<void> {
  const params = { path: { userId: who.userId } };
  const { data } = await staff.client.GET('/users/{userId}', { params });
  const body = { version: data?.version ?? 0, isActive: false };
  const { response } = await staff.client.PATCH('/users/{userId}', { params, body });
  expect(response.ok).toBe(true);
  await site.jobsDone();
}

/** Checks that the substitute host has the session. */
async function expectTakenOver({ id }: { id: string }): Promise<void> {
  expect([meetingsOf(host).length, meetingsOf(substitute).length]).toEqual([0, 1]);
  const session = await read(id);
  expect(session).toMatchObject({ hasHost: true, meeting: { isReady: true } });
  expect(session.actingHostName).toBe(session.substituteName);
  const emails = emailsTo(await emailOf(substitute));
  expect(emails.map(({ subject }) => subject)).toEqual(['Please take over: online sessions without their host']);
  expect(emails[0]?.text).toContain('Saturday prayer: Saturday, March 6, 2027 at 10:00 AM EST');
  clock.set('2027-03-06T14:50:00Z');
  expect(await start(substitute, id)).toBe(200);
}

describe('a host who leaves', () => {
  test('by deactivation: the connection ends, the meeting is deleted, and the substitute takes over', async () => {
    const session = await schedule();
    expect(meetingsOf(host)).toHaveLength(1);
    expect(session.substituteName).toBeTruthy();
    expect(session).not.toHaveProperty('actingHostName');
    await deactivate(host);
    expect(await isConnected(host)).toBe(false);
    await expectTakenOver(session);
  });

  test('by closing the account: the same', async () => {
    const session = await schedule();
    const { response } = await host.client.POST('/account/closure', { body: { password: testPassword } });
    expect(response.status).toBe(204);
    await site.jobsDone();
    await expectTakenOver(session);
  });

  test('by disconnecting the account: the same', async () => {
    const session = await schedule();
    await host.client.DELETE('/meetings/account');
    await site.jobsDone();
    await expectTakenOver(session);
  });

  test('without a substitute: the session reports it, and nobody is asked to take over', async () => {
    const { id } = await schedule({ repeats: 'once' }, {});
    await deactivate(host);
    expect(meetingsOf(host)).toEqual([]);
    expect(await read(id)).toMatchObject({ hasHost: false, meeting: { isReady: false, fault: 'revoked' } });
    expect(emailsTo(await emailOf(substitute))).toEqual([]);
  });
});

test('a refused renewal ends the connection, notifies its owner once, and hands the sessions over', async () => {
  const session = await schedule();
  const address = await emailOf(host);
  site.provider.failNext((response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"error":"invalid_grant"}');
  });
  const renew = () => host.client.POST('/meetings/account/renewal');
  const [first, second] = await Promise.all([renew(), renew()]);
  expect([first.response.status, second.response.status]).toContain(422);
  await site.jobsDone();
  expect(await isConnected(host)).toBe(false);
  expect(emailsTo(address).map(({ subject }) => subject)).toEqual([
    'Your connection to the meeting provider has ended',
  ]);
  expect(meetingsOf(substitute)).toHaveLength(1);
  expect(await read(session.id)).toMatchObject({ hasHost: true, meeting: { isReady: true } });
});

test('a host is notified once that sessions have no meeting, and the session shows who was notified', async () => {
  site.provider.missingScopes.add('meeting:write');
  await site.connect(host);
  const { id } = await schedule({ repeats: 'weekly', until: '2027-03-27' }, {});
  expect((await read(id)).meeting).toMatchObject({ isReady: false, fault: 'scope', notifiedName: 'Rosa Vega' });
  const emails = emailsTo(await emailOf(host));
  expect(emails.map(({ subject }) => subject)).toEqual(['Online sessions without a meeting']);
  site.provider.missingScopes.clear();
  await site.connect(host);
  await site.jobsDone();
  expect((await read(id)).meeting).toEqual({ isReady: true });
});

test('a failure that is retried is reported after the third attempt', async () => {
  site.provider.faults.push(...Array.from({ length: 3 }, () => ({ on: /^POST \/users/, kind: 'error' }) as const));
  const { id } = await schedule({ repeats: 'once' }, {});
  const address = await emailOf(host);
  for (const told of [0, 0, 1]) {
    expect(emailsTo(address)).toHaveLength(told);
    if (told === 0) await syncMeeting(site.server.context, { sessionId: id });
    await site.jobsDone();
  }
  expect((await read(id)).meeting).toMatchObject({ fault: 'broken', notifiedName: 'Rosa Vega' });
});
