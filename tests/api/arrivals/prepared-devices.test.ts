import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { deleteEndedDevices } from '../../../api/arrivals/prepared-devices.ts';
import { createSession } from '../../../api/session/store.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { doorSite, doorStart } from './door-site.ts';

const site = doorSite();
const { clock } = site;
let server: TestServer;
let eventId: string;
let deviceId: string;

beforeEach(() => {
  ({ server, eventId } = site.current());
  deviceId = randomUUID();
});

async function logIn(type: 'A' | 'R' = 'R') {
  const { cookie, userId } = await signInAs(server.context.db, type, clock.now());
  return { client: server.clientWith({ Cookie: cookie }), userId };
}

/** Logs in the same user with a new session. */
async function logInAgain(id: number) {
  const user = { id, first_name: 'Rosa', last_name: 'Vega', user_type: 'R', language: 'en' as const };
  const { token } = await createSession(server.context.db, user, clock.now());
  return server.clientWith({ Cookie: `session=${token}` });
}

const params = () => ({ path: { eventId, deviceId } });
const path = '/events/{eventId}/prepared-devices/{deviceId}';
const prepare = (client: TestClient) => client.PUT(path, { params: params() });
const keyOf = async (client: TestClient) => (await client.GET(path, { params: params() })).data?.device?.key;
const remove = (client: TestClient) => client.DELETE(path, { params: params() });

const storedKeys = async () => {
  const query = server.context.db.selectFrom('prepared_devices').select('device_id').where('event_id', '=', eventId);
  return (await query.execute()).length;
};

const entries = async () =>
  server.context.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_user_id'])
    .where('subject', '=', `event:${eventId}`)
    .where('action', 'like', 'device-%')
    .orderBy('id')
    .execute();

test('a device gets one key of its own, for its user alone, until the second day after the event', async () => {
  const { client, userId } = await logIn();
  expect(await keyOf(client)).toBeUndefined();
  const { data } = await prepare(client);
  expect(data).toMatchObject({ preparedAt: doorStart, expiresAt: '2027-04-06T04:00:00.000Z' });
  expect(Buffer.from(data?.key ?? '', 'base64')).toHaveLength(32);
  expect((await prepare(client)).data?.key).toBe(data?.key);
  expect(await keyOf(client)).toBe(data?.key);
  expect(await entries()).toEqual([{ action: 'device-prepared', actor_user_id: userId }]);

  const other = await logIn();
  expect(await keyOf(other.client)).toBeUndefined();
  expect((await prepare(other.client)).data?.key).not.toBe(data?.key);
  await remove(other.client);
  expect(await keyOf(client)).toBe(data?.key);
});

test('logging out deletes the key; after a session expires, the same user keeps it', async () => {
  const { client, userId } = await logIn();
  const { data } = await prepare(client);
  await server.context.db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  const again = await logInAgain(userId);
  expect(await keyOf(again)).toBe(data?.key);
  await again.DELETE('/session', { params: { query: { keepDrafts: true } } });

  const last = await logInAgain(userId);
  expect(await keyOf(last)).toBe(data?.key);
  await last.DELETE('/session', { params: { query: { keepDrafts: false } } });
  expect(await storedKeys()).toBe(0);
});

test('a device is removed by its user or by an administrator, which is recorded once', async () => {
  const { client, userId } = await logIn();
  await prepare(client);
  await remove(client);
  await remove(client);
  expect(await keyOf(client)).toBeUndefined();
  await prepare(client);
  const administrator = await logIn('A');
  expect((await remove(administrator.client)).response.status).toBe(204);
  expect(await keyOf(client)).toBeUndefined();
  expect(await entries()).toEqual([
    { action: 'device-prepared', actor_user_id: userId },
    { action: 'device-removed', actor_user_id: userId },
    { action: 'device-prepared', actor_user_id: userId },
    { action: 'device-removed', actor_user_id: administrator.userId },
  ]);
});

test('once the day after the event has passed, there is no key and none is issued', async () => {
  const { client, userId } = await logIn();
  await prepare(client);
  clock.set('2027-04-06T04:00:00.000Z');
  const later = await logInAgain(userId);
  expect(await keyOf(later)).toBeUndefined();
  expect((await prepare(later)).error?.code).toBe('not-found');
  await deleteEndedDevices(server.context);
  expect(await storedKeys()).toBe(0);
});
