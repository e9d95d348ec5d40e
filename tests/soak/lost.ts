import type { Pool } from 'pg';
import { checkData } from '../../api/platform/checks/check-data.ts';
import type { Acknowledged } from './visitors.ts';

/** Describes acknowledged data that is missing or duplicated, and the findings of the data check, in sentences. */
export async function lost(
  pool: Pool,
  { registrations, payments, messages }: Acknowledged,
  emails: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const found: string[] = [];
  const say = (what: string, keys: readonly string[]): void => {
    if (keys.length > 0) found.push(`${String(keys.length)} ${what}, such as ${keys.slice(0, 3).join(', ')}`);
  };
  const keysOf = async (table: string): Promise<Set<string>> => {
    const { rows } = await pool.query<{ key: string }>(
      `select idempotency_key::text as key from ${table} where idempotency_key is not null`,
    );
    const keys = new Set(rows.map(({ key }) => key));
    if (keys.size < rows.length) found.push(`${String(rows.length - keys.size)} rows of ${table} are there twice`);
    return keys;
  };

  const { rows } = await pool.query<{ key: string; reference: string }>(
    'select idempotency_key::text as key, reference from registrations',
  );
  const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
  const acknowledged = [...registrations];
  say(
    'acknowledged registrations are not there',
    acknowledged.flatMap(([key, { reference }]) => (stored.get(key) === reference ? [] : [reference])),
  );
  await keysOf('registrations');
  const [ledger, written] = [await keysOf('payments'), await keysOf('contact_messages')];
  say(
    'acknowledged payments are not there',
    [...payments].filter((key) => !ledger.has(key)),
  );
  say(
    'acknowledged messages are not there',
    [...messages].filter((key) => !written.has(key)),
  );
  say(
    'acknowledged registrations were never emailed',
    acknowledged.flatMap(([, { email }]) => (emails.has(email) ? [] : [email])),
  );
  const { rows: failed } = await pool.query<{ name: string }>(`select name from jobs.job where state = 'failed'`);
  say(
    'jobs failed permanently',
    failed.map(({ name }) => name),
  );
  const client = await pool.connect();
  try {
    for (const { check, sentences } of await checkData(client)) found.push(`${check}: ${sentences.join('; ')}`);
  } finally {
    client.release();
  }
  return found;
}
