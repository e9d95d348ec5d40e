import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsDone } from '../../support/database/job-state.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { move, readRequest, startPrayerDesk } from './prayer-desk.ts';

let desk: Awaited<ReturnType<typeof startPrayerDesk>>;
let team: TestClient;
let number = 0;

beforeAll(async () => {
  desk = await startPrayerDesk();
  team = (await desk.staff('P')).client;
});

afterAll(async () => {
  await desk.close();
});

/** Sends a request from someone who wants to be notified, and waits until its confirmation email is sent. */
async function sendToBeTold(language: 'en' | 'es' = 'en') {
  number += 1;
  const email = `asks${String(number)}@example.org`;
  const id = await desk.send({ email, tellWhenPrayed: true }, language);
  await soon();
  const received = desk.smtp.received.filter(({ envelope }) => envelope.to.includes(email)).length;
  return {
    id,
    email,
    told: () => desk.smtp.received.filter(({ envelope }) => envelope.to.includes(email)).slice(received),
  };
}

/** Lets the queue run the jobs that are due by the test's clock. */
async function soon(): Promise<void> {
  const { pool } = desk.database;
  await pool.query(
    "update jobs.job set start_after = now() where state = 'created' and (data->>'at' is null or (data->>'at')::timestamptz <= $1)",
    [desk.clock.now()],
  );
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            "select 1 from jobs.job where state in ('created', 'active', 'retry') and start_after <= now()",
          )
        ).rowCount,
    )
    .toBe(0);
}

test('a person who asked to know is notified once, ten minutes later, in the language of the request', async () => {
  const { id, told } = await sendToBeTold('es');
  await move(team, 'prayed', id);
  expect(await readRequest(team, id)).toMatchObject({ state: 'prayed', toldAt: null });
  expect((await readRequest(team, id)).tellAt).toBe(new Date(desk.clock.now().getTime() + 10 * 60_000).toISOString());
  await soon();
  expect(told()).toHaveLength(0);
  desk.clock.advance(10 * 60_000);
  await soon();
  expect(told()).toHaveLength(1);
  expect(told()[0]?.html).toContain('<html lang="es">');
  expect(told()[0]?.html).not.toContain('mother');
  const { toldAt } = await readRequest(team, id);
  expect(toldAt).not.toBeNull();
  await move(team, 'new', id);
  await move(team, 'prayed', id);
  expect((await readRequest(team, id)).tellAt).toBeNull();
  await jobsDone(desk.database.pool);
  expect(told()).toHaveLength(1);
});

test('a prayer undone in time notifies nobody; done again, the wait starts over', async () => {
  const { id, told } = await sendToBeTold();
  await move(team, 'prayed', id);
  desk.clock.advance(9 * 60_000);
  await move(team, 'new', id);
  expect(await readRequest(team, id)).toMatchObject({ tellAt: null, prayedAt: null });
  desk.clock.advance(60_000);
  await soon();
  expect(told()).toHaveLength(0);
  await move(team, 'prayed', id);
  await move(team, 'archived', id);
  desk.clock.advance(10 * 60_000);
  await soon();
  expect(told()).toHaveLength(1);
});

test('a person whose mail server refuses the email is no longer promised one', async () => {
  const { id, told, email } = await sendToBeTold();
  await move(team, 'prayed', id);
  desk.smtp.refuseRecipient(email);
  desk.clock.advance(10 * 60_000);
  await soon();
  desk.smtp.refuseRecipient(undefined);
  expect(told()).toHaveLength(0);
  expect(await readRequest(team, id)).toMatchObject({ tellAt: null, toldAt: null });
});

test('nobody is notified without having asked for it', async () => {
  const id = await desk.send({ email: 'silent@example.org' });
  await move(team, 'prayed', id);
  expect((await readRequest(team, id)).tellAt).toBeNull();
});
