import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { seal } from '../../../api/platform/keys/sealing.ts';
import { createSession } from '../../../api/session/store.ts';
import { startMeetingProvider } from '../../support/servers/meeting-provider.ts';
import { judged, median } from '../figures.ts';
import { openDay, post, withServers } from '../registering.ts';
import type { Surroundings } from '../registering.ts';

/*
 * Measures online sessions on two processes: npm run benchmark:online-sessions
 * 500 people join one session within ten seconds, after a quiet time, while the provider takes two seconds per response: exactly the
 * people who may join get in, and the provider receives no request. Then it measures the lists and joining among 1,000 sessions and 100,000 attendees,
 * beside 10 and 100. It prints each figure beside its limit, and fails if someone is wrongly let in.
 */
const people = 500;
const allowed = 400;
const within = 10_000;
const repeated = 60;
/** How many requests each process answers before the rush, so that its code is compiled. */
const before = 12;
/** Longer than a connection to the database stays open unused, in ms. */
const quiet = 12_000;
const meetingUrl = 'https://meeting.example/j/1?pwd=secret';

const provider = await startMeetingProvider();
const began = new Date(openDay);

/** Someone who is logged in. */
interface Visitor {
  readonly userId: number;
  readonly headers: Readonly<Record<string, string>>;
}

async function logIn({ db }: Pick<Surroundings, 'db'>, userType: string, count: number): Promise<Visitor[]> {
  const users = await db
    .insertInto('users')
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@example.org`,
        first_name: 'Rosa',
        last_name: 'Vega',
        user_type: userType,
        language: 'en' as const,
        is_active: true,
        created_at: began,
      })),
    )
    .returning(['id', 'first_name', 'last_name', 'user_type', 'language'])
    .execute();
  return Promise.all(
    users.map(async (user) => {
      const { token } = await createSession(db, user, began);
      return { userId: user.id, headers: { Cookie: `session=${token}` } };
    }),
  );
}

/** Adds weekly sessions: past ones, one in the middle that is open now, and upcoming ones. Returns the ID of the open one. */
async function fill(pool: Pool, host: Visitor, { sessions, stays }: { sessions: number; stays: number }) {
  const series = randomUUID();
  await pool.query(
    `insert into online_session_series (id, repeats, created_at, created_by_user_id) values ($1, 'weekly', $2, $3)`,
    [series, began, host.userId],
  );
  await pool.query(
    `insert into online_sessions (id, series_id, title_en, title_es, kind, starts_at, minutes, time_zone, spoken, host_user_id, search_text)
     select gen_random_uuid(), $1, 'Prayer ' || n, 'Oración ' || n, case when n % 2 = 0 then 'open' else 'saturdayPrayer' end,
       $2::timestamptz + interval '5 minutes' + (n - $3::int / 2) * interval '7 days', 60, 'UTC', 'both', $4, 'prayer ' || n || ' oracion ' || n
     from generate_series(1, $3::int) as n`,
    [series, began, sessions, host.userId],
  );
  const { rows } = await pool.query<{ id: string }>(
    `select id from online_sessions where series_id = $1 and starts_at between $2 and $2::timestamptz + interval '1 hour'`,
    [series, began],
  );
  const id = rows[0]?.id ?? '';
  const meetingId = randomUUID();
  const details = seal(JSON.stringify({ url: meetingUrl }), `meeting ${meetingId}`, provider.env['MEETING_KEY'] ?? '');
  await pool.query(
    `insert into provider_meetings (id, session_id, user_id, is_requested, provider_id, join_details, session_version, created_at)
     values ($1, $2, $3, true, '81', $4, 1, $5)`,
    [meetingId, id, host.userId, details, began],
  );
  await pool.query(
    `with numbered as (select id, row_number() over (order by starts_at) as n from online_sessions where series_id = $1)
     insert into online_session_people (session_id, person, is_coming, entered_at)
     select numbered.id, 'guest:' || gen_random_uuid(), false, now()
     from generate_series(1, $2::int) as i join numbered on numbered.n = 1 + i % $3::int`,
    [series, stays, sessions],
  );
  await pool.query(
    `with numbered as (select id, row_number() over (order by starts_at) as n from online_sessions where series_id = $1)
     insert into online_session_stays (session_id, stay, person, joined_at, left_at)
     select numbered.id, decode(md5(i::text), 'hex'), 'unknown:' || i, now(), now() + interval '40 minutes'
     from generate_series(1, $2::int) as i join numbered on numbered.n = 1 + i % $3::int`,
    [series, stays, sessions],
  );
  await pool.query('vacuum analyze');
  return id;
}

async function clear(pool: Pool): Promise<void> {
  await pool.query(
    'truncate online_sessions, online_session_series, provider_meetings, online_session_people, online_session_stays cascade',
  );
}

/** Both processes refuse people for a while; then nobody comes until unused connections have been closed. */
async function beQuiet({ urls }: Pick<Surroundings, 'urls'>, id: string, { headers }: Visitor): Promise<void> {
  for (let number = 0; number < before * urls.length; number += 1) {
    const url = `${urls[number % urls.length] ?? ''}/api/online-sessions/${id}/entry`;
    assert.equal((await post(url, {}, headers)).status, 403);
  }
  await pause(quiet);
}

/** 500 people press 'Join' one after another, on either process, after a quiet time. */
async function rush({ urls, pool, db }: Surroundings): Promise<void> {
  const [host] = await logIn({ db }, 'S', 1);
  assert.ok(host);
  const id = await fill(pool, host, { sessions: 10, stays: 100 });
  await pool.query(`update online_sessions set kind = 'saturdayPrayer' where id = $1`, [id]);
  const visitors = await logIn({ db }, 'U', people);
  await pool.query(
    `insert into online_session_people (session_id, person, user_id, is_coming)
     select $1, 'user:' || id, id, true from unnest($2::int[]) as id`,
    [id, visitors.slice(0, allowed).map(({ userId }) => userId)],
  );
  provider.faults.push(...Array.from({ length: people }, () => ({ on: /./, kind: 'late', ms: 2_000 }) as const));
  const refused = visitors.at(-1);
  assert.ok(refused);
  await beQuiet({ urls }, id, refused);
  const times: number[] = [];
  await Promise.all(
    visitors.map(async ({ headers }, number) => {
      await pause((number * within) / people);
      const pressed = performance.now();
      const url = `${urls[number % urls.length] ?? ''}/api/online-sessions/${id}/entry`;
      const { status, text } = await post(url, {}, headers);
      times.push(performance.now() - pressed);
      assert.equal(status, number < allowed ? 200 : 403, text);
      assert.equal(text.includes(meetingUrl), number < allowed, 'only those who may learn the address');
    }),
  );
  assert.equal(provider.requests.length, 0, 'nothing is asked of the provider');
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from online_session_people where session_id = $1 and entered_at is not null and user_id is not null`,
    [id],
  );
  assert.equal(rows[0]?.count, allowed, 'everyone who may is in, and nobody else');
  const sorted = times.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  console.log(
    `${String(people)} people press Join within ten seconds, ${String(allowed)} of them may: p99 in ms ${judged(p99, { atMost: 300 }, 0)}`,
  );
  await clear(pool);
}

/** Times the staff list, a visitor's own list, and joining, each in ms. */
async function measure(
  { urls }: Surroundings,
  id: string,
  staff: Visitor,
  visitor: Visitor,
): Promise<Record<string, number>> {
  const url = `${urls[0] ?? ''}/api`;
  const timed = async (ask: () => Promise<number | undefined>): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < repeated; count += 1) {
      const asked = performance.now();
      assert.equal(await ask(), 200);
      times.push(performance.now() - asked);
    }
    return median(times);
  };
  const get =
    (path: string, { headers }: Visitor) =>
    async () => {
      const response = await fetch(`${url}${path}`, { headers });
      await response.text();
      return response.status;
    };
  const one = {
    list: get('/online-sessions?during=coming&pageSize=25', staff),
    'own list': get('/own-online-sessions', visitor),
    entry: async () => (await post(`${url}/online-sessions/${id}/entry`, {}, visitor.headers)).status,
  };
  const measured: Record<string, number> = {};
  // The first round plans the statements.
  for (const ask of Object.values(one)) await timed(ask);
  for (const [name, ask] of Object.entries(one)) measured[name] = await timed(ask);
  return measured;
}

async function compare(surroundings: Surroundings): Promise<void> {
  const { pool, db } = surroundings;
  const [staff] = await logIn({ db }, 'S', 1);
  const [visitor] = await logIn({ db }, 'U', 1);
  assert.ok(staff && visitor);
  const figures: Record<string, number>[] = [];
  for (const size of [
    { sessions: 10, stays: 100 },
    { sessions: 1_000, stays: 100_000 },
  ]) {
    const id = await fill(pool, staff, size);
    await pool.query(`update online_sessions set kind = 'open' where id = $1`, [id]);
    figures.push(await measure(surroundings, id, staff, visitor));
    await clear(pool);
  }
  const [few = {}, many = {}] = figures;
  console.log('1,000 sessions and 100,000 people beside 10 and 100:');
  for (const [name, time] of Object.entries(many)) {
    const before = few[name] ?? Number.NaN;
    console.log(
      `  ${name}: ${before.toFixed(1)} ms and ${time.toFixed(1)} ms, ratio ${judged(time / before, { atMost: 1.5 })}`,
    );
  }
}

await withServers(
  2,
  async (surroundings) => {
    await rush(surroundings);
    await compare(surroundings);
  },
  {
    env: provider.env,
    // All of them call from one IP address, and one of them repeatedly.
    limits: { sessionEntry: { points: 10_000, seconds: 900 }, sessionEntryAddress: { points: 10_000, seconds: 900 } },
  },
);
await provider.close();
