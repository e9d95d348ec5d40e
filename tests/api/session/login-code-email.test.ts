import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { createUser, testPassword } from '../../support/users.ts';

/** A way in which a mail server fails on a connection. */
type Fault = (socket: Socket) => void;

/** Speaks SMTP up to a step, and gives this answer there. */
const answering =
  (step: RegExp, answer: string): Fault =>
  (socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        if (step.test(line)) {
          if (answer === '') socket.destroy();
          else socket.write(`${answer}\r\n`);
        } else if (/^DATA/i.test(line)) socket.write('354 go on\r\n');
        else if (/^(EHLO|HELO|MAIL|RCPT|RSET)|^\.$/i.test(line)) socket.write('250 ok\r\n');
      }
    });
  };

const faults: Record<string, Fault> = {
  hangs: () => undefined,
  drips: (socket) => {
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('close', () => {
      clearInterval(timer);
    });
  },
  // No single step times out, only the whole exchange.
  'greets and then drips': (socket) => {
    socket.write('220 test\r\n');
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('close', () => {
      clearInterval(timer);
    });
  },
  'drops the connection': (socket) => {
    socket.destroy();
  },
  'drops it in the middle': answering(/^DATA/i, ''),
  'refuses for now (4xx)': answering(/^RCPT/i, '451 4.3.0 try later'),
  'refuses to relay (5xx)': answering(/^RCPT/i, '554 5.7.1 relay access denied'),
  'refuses the sender (5xx)': answering(/^MAIL/i, '550 5.7.1 no'),
};

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let fault: Fault;
const sockets = new Set<Socket>();
const smtp = createServer((socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => undefined);
  fault(socket);
});

beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  database = await createTestDatabase();
  server = await startTestServer({
    database: database.config,
    clock: clock.now,
    smtpUrl: `smtp://127.0.0.1:${String((smtp.address() as AddressInfo).port)}`,
    mailPatience: { connect: 150, whole: 400 },
  });
});

beforeEach(() => {
  clock.set('2027-04-01T12:00:00Z');
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

afterAll(async () => {
  await server.close();
  smtp.close();
  await database.close();
});

async function signIn() {
  const { email } = await createUser(server.context.db, 'R');
  const { data, response } = await server.client.POST('/session', { body: { email, password: testPassword } });
  const challengeId = data && 'challengeId' in data ? data.challengeId : '';
  const state = async () =>
    (await server.client.GET('/session/codes/{challengeId}', { params: { path: { challengeId } } })).data?.state;
  return { status: response.status, challengeId, state };
}

test.each(Object.keys(faults))(
  'while the mail server %s, signing in answers at once, says so, and the code comes later',
  async (name) => {
    fault = faults[name] ?? answering(/^$/, '');
    const { status, state } = await signIn();
    expect(status).toBe(202);
    expect(await state()).toMatch(/^(sending|delayed)$/);
    await expect.poll(state).toBe('delayed');
    clock.advance(30_000);
    expect(await state()).toBe('unavailable');
    // The mail server works again: the same code is sent without a new request.
    fault = answering(/^$/, '');
    await database.pool.query("update jobs.job set start_after = now() where state = 'retry'");
    await expect
      .poll(async () => {
        await database.pool.query("update jobs.job set start_after = now() where state = 'retry'");
        return state();
      })
      .toBe('sent');
  },
);

test('a permanently refused address is not retried, and the page shows that', async () => {
  fault = answering(/^RCPT/i, '550 5.1.1 no such user');
  const { challengeId, state } = await signIn();
  await expect.poll(state).toBe('refused');
  const jobs = async () =>
    (
      await database.pool.query<{ state: string }>("select state from jobs.job where data ->> 'challengeId' = $1", [
        challengeId,
      ])
    ).rows;
  await expect.poll(jobs).toEqual([{ state: 'completed' }]);
});

test('an expired sign-in reports no state', async () => {
  fault = answering(/^$/, '');
  const { state } = await signIn();
  clock.advance(11 * 60_000);
  expect(await state()).toBeUndefined();
});
