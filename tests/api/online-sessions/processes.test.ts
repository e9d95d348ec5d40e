import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { syncMeeting } from '../../../api/online-sessions/meetings/sync.ts';
import { createClock } from '../../support/clock.ts';
import { buildContent, startOnlineSite } from './online-site.ts';
import type { Colleague, OnlineSite } from './online-site.ts';
import { buildIdempotencyHeader } from '../../factories/registration.ts';

const script = fileURLToPath(new URL('run-meetings.ts', import.meta.url));
const clock = createClock('2027-03-01T12:00:00Z');
let site: OnlineSite;
let host: Colleague;

beforeAll(async () => {
  site = await startOnlineSite(clock);
});

beforeEach(async () => {
  clock.set('2027-03-01T12:00:00Z');
  host = await site.signedIn('S');
  await site.connect(host);
});

afterAll(() => site.close());

async function start(): Promise<ChildProcess> {
  const given = [JSON.stringify(site.database.config), JSON.stringify(site.provider.env), clock.now().toISOString()];
  const child = fork(script, given);
  await once(child, 'message');
  return child;
}

test('ten processes that need one token in the same second renew it once', async () => {
  clock.advance(26 * 60_000);
  const processes = await Promise.all(Array.from({ length: 10 }, start));
  const asked = site.provider.questions.length;
  const answers = await Promise.all(
    processes.map(async (child) => {
      child.send({ userId: host.userId });
      const [answer] = (await once(child, 'message')) as [unknown];
      return answer;
    }),
  );
  expect(answers).toEqual(Array.from({ length: 10 }, () => 'done'));
  expect(site.provider.questions.length - asked).toBe(1);
  for (const child of processes) child.kill();
}, 240_000);

/**
 * When processes are killed, one after the other: as the provider gets a request, once it has handled it, or this many ms after
 * the start.
 */
const kills = [
  [['gone', /^POST/]],
  [['never', /^POST/]],
  [
    ['never', /^POST/],
    ['gone', /^GET .users/],
  ],
  [
    ['never', /^POST/],
    ['never', /^PATCH/],
    ['gone', /^PATCH/],
  ],
  [[5], [20], [60]],
] as const;

/** Runs each sequence once; MEETING_KILLS=50 runs 50 in rotation. */
const times = Number(process.env['MEETING_KILLS'] ?? kills.length);

test.each(Array.from({ length: times }, (_, number) => [number + 1, kills[number % kills.length] ?? []] as const))(
  '%i: killed between schedule and meeting, at %o: one meeting, and no orphans',
  async (_number, sequence) => {
    const { data } = await host.client.POST('/online-sessions', {
      params: { header: buildIdempotencyHeader() },
      body: { content: buildContent({ kind: 'open', date: '2027-03-04' }), repetition: { repeats: 'once' } },
    });
    await site.jobsDone();
    const sessionId = data?.id ?? '';
    // Nobody hosted it until now, so only these processes work on it.
    await site.database.pool.query('update online_sessions set host_user_id = $2 where id = $1', [
      sessionId,
      host.userId,
    ]);
    for (const step of sequence) {
      const child = await start();
      const exited = once(child, 'exit');
      const kill = () => child.kill('SIGKILL');
      if (step.length === 2) site.provider.faults.push({ on: step[1], kind: step[0], act: kill });
      child.send({ sessionId });
      if (step.length === 1) setTimeout(kill, step[0] + Math.random() * 20);
      await exited;
    }
    expect(site.provider.faults).toEqual([]);
    await syncMeeting(site.server.context, { sessionId });
    const { rows } = await site.database.pool.query<{ id: string; provider_id: string | null }>(
      'select id, provider_id from provider_meetings where session_id = $1',
      [sessionId],
    );
    const own = [...site.provider.meetings.values()].filter(
      ({ account }) => account === `account-${String(host.userId)}`,
    );
    expect(rows).toHaveLength(1);
    expect(own.map(({ id, facts }) => [String(id), facts.agenda])).toEqual([[rows[0]?.provider_id, rows[0]?.id]]);
  },
  120_000,
);
