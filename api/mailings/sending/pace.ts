import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';

/** How long all sending pauses when the mail server asks to slow down, and how long it then runs at a tenth of the pace. */
const pause = sql`interval '1 minute'`;
const slowTime = sql`interval '15 minutes'`;
const slowness = 10;

/** How many ms until the next email may be sent by any process. The row lock makes the processes take turns. */
export async function waitingTime(transaction: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as ms from mailing_pace for update
  `.execute(transaction);
  return rows[0]?.ms ?? 0;
}

/** Sets the time of the next email after this one. Time that passed unused is lost, so that no minute gets more than its emails. */
export async function takeTurn(transaction: Transaction<Database>, perMinute: number): Promise<void> {
  await sql`
    update mailing_pace set next_at = greatest(next_at, clock_timestamp())
      + case when slow_until > clock_timestamp() then ${slowness}::float8 else 1 end * ${60 / perMinute}::float8 * interval '1 second'
  `.execute(transaction);
}

/** Slows down the sending of all processes, because the mail server asked for it. */
export async function slowDown(transaction: Transaction<Database>): Promise<void> {
  await sql`
    update mailing_pace set next_at = greatest(next_at, clock_timestamp() + ${pause}),
      slow_until = clock_timestamp() + ${slowTime}
  `.execute(transaction);
}
