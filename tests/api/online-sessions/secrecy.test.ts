import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../api/platform/contract/compiled.ts';
import { createGuestSession } from '../../../api/session/store.ts';
import { createClock } from '../../support/clock.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import type { TestSmtp } from '../../support/servers/smtp.ts';
import { signInAs } from '../../support/users.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { OnlineSite } from './online-site.ts';
import { buildIdempotencyHeader } from '../../factories/registration.ts';

const clock = createClock('2027-03-06T14:30:00Z');
let smtp: TestSmtp;
let site: OnlineSite;
let sessionId: string;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startOnlineSite(clock, { smtpUrl: smtp.url });
  const host = await site.signedIn('S');
  await site.connect(host);
  const content = buildContent({ kind: 'open', isOnPage: true, hostUserId: host.userId });
  const { data } = await host.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content, repetition: { repeats: 'once' } },
  });
  sessionId = data?.id ?? '';
  const saturday = { ...buildContent({ hostUserId: host.userId }), time: '10:30' };
  const prayer = await host.client.POST('/online-sessions', {
    params: { header: buildIdempotencyHeader() },
    body: { content: saturday, repetition: { repeats: 'once' } },
  });
  const params = { path: { sessionId: prayer.data?.id ?? '' } };
  await (await site.signedIn('U')).client.PUT('/own-online-sessions/{sessionId}', { params });
  await site.jobsDone();
  clock.set('2027-03-06T14:55:00Z');
});

afterAll(async () => {
  await site.close();
  await smtp.close();
});

/** Secrets that are hidden until someone presses 'Join': the start of every address of the provider, and the tokens. */
function secrets(): string[] {
  const meetings = [...site.provider.meetings.values()].flatMap(({ id, password }) => [String(id), password]);
  const tokens = site.provider.given.flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
  return [site.provider.origin, ...meetings, ...tokens];
}

/** Returns the addresses of all read operations whose parameters are known here. */
const addresses = (): string[] =>
  contract.operations
    .filter(({ method, path }) => method === 'get' && !path.replace('{sessionId}', '').includes('{'))
    .map(({ path }) => path.replace('{sessionId}', sessionId));

const types = ['A', 'R', 'C', 'D', 'S', 'P', 'U', 'G', 'guest', 'nobody'] as const;

async function cookieOf(type: (typeof types)[number]): Promise<Record<string, string>> {
  const { db } = site.server.context;
  if (type === 'nobody') return {};
  if (type !== 'guest') return { Cookie: (await signInAs(db, type, clock.now())).cookie };
  const { token } = await createGuestSession(db, clock.now());
  return { Cookie: `session=${token}` };
}

test.each(types)('no response to %s contains an address of the provider, or a token', async (type) => {
  const headers = await cookieOf(type);
  const asked = addresses();
  expect(asked.length).toBeGreaterThan(40);
  const statuses = new Set<number>();
  for (const address of asked) {
    const response = await fetch(`${site.server.url}/api${address}`, { headers });
    statuses.add(response.status);
    const text = await response.text();
    const found = secrets().filter((secret) => text.includes(secret));
    expect([address, found]).toEqual([address, []]);
  }
  expect(statuses).toContain(200);
});

test('emails and their calendar files do not contain any either', () => {
  expect(smtp.received.length).toBeGreaterThan(0);
  for (const { text, html, attachments } of smtp.received) {
    const files = attachments.map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString(),
    );
    const all = [text, html, ...files].join(' ');
    expect(secrets().filter((secret) => all.includes(secret))).toEqual([]);
  }
  expect(smtp.received.some(({ attachments }) => attachments.length > 0)).toBe(true);
});
