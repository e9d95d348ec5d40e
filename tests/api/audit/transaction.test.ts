import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../../api/platform/contract/compiled.ts';
import { exceptions } from './actions/exceptions.ts';
import { operationOf, recordedActions } from './actions/all.ts';
import type { Action } from './actions/site.ts';
import { startAuditSite } from './actions/start-site.ts';

let site: Awaited<ReturnType<typeof startAuditSite>>;

beforeAll(async () => {
  site = await startAuditSite();
  await site.database.pool.query(`
    create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'the entry is lost'; end $$`);
});

const admitEntries = () =>
  site.database.pool.query(`
    drop trigger if exists refuse_entry on audit_entries;
    drop trigger if exists refuse_entry on registration_changes`);

beforeEach(admitEntries);
afterAll(() => site.close());

const actions = recordedActions(() => site);

/** Returns how many actions were recorded; views, failed attempts and reached limits change nothing. */
async function countEntries({ trail }: Action): Promise<number> {
  const { rows } = await site.database.pool.query<{ count: number }>(
    trail === undefined
      ? `select count(*) from audit_entries where action !~ '-(failed|viewed|reached)$'`
      : `select count(*) from registration_changes`,
  );
  return rows[0]?.count ?? Number.NaN;
}

const isDone = ({ status }: { readonly status: number }): boolean => status < 300;

describe.each(actions)('$name', ({ action }) => {
  test('is not done without its entry; done after a lost answer it has one, and repeated it has no other', async () => {
    const act = await action.prepare();
    const before = await countEntries(action);
    await site.database.pool.query(
      `create trigger refuse_entry before insert on ${action.trail ?? 'audit_entries'} for each row execute function refuse_entry()`,
    );
    expect((await act()).status).toBe(500);
    await admitEntries();
    expect((await act()).status).toBeLessThan(300);
    expect(await countEntries(action)).toBe(before + 1);
    const isDoneAgain = isDone(await act()) && action.isRepeatable === true;
    expect(await countEntries(action)).toBe(before + (isDoneAgain ? 2 : 1));
  });

  test('many at the same moment have one entry for each success', async () => {
    const act = await action.prepare();
    const before = await countEntries(action);
    const done = (await Promise.all(Array.from({ length: 12 }, act))).filter(isDone).length;
    expect(done).toBeGreaterThan(0);
    expect(await countEntries(action)).toBe(before + (action.isRepeatable === true ? done : 1));
  });
});

test('no entry of all these actions holds a name, an address or a secret', async () => {
  const { rows } = await site.database.pool.query<{ action: string; subject: string; details: object }>(
    'select action, subject, details from audit_entries',
  );
  const { rows: people } = await site.database.pool.query<{ name: string }>(`
    select first_name as name from users union select last_name from users
    union select first_name from registration_members union select last_name from registration_members`);
  expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(20);
  const names = people.map(({ name }) => name).filter((name) => /^\p{L}{3,}$/u.test(name));
  expect(names.length).toBeGreaterThan(3);
  const personal = new RegExp(`@|\\+1\\d{10}|[\\w-]{43}|(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u');
  expect(rows.filter((row) => personal.test(JSON.stringify(row)))).toEqual([]);
});

describe('every operation that changes something', () => {
  const changing = contract.operations.filter(({ method }) => method !== 'get').map(({ id }) => id);
  const cases = new Set(actions.map(({ name }) => operationOf(name)));

  test('has either a case here or a reason why not', () => {
    const known = [...cases, ...Object.keys(exceptions)];
    expect(known.toSorted()).toEqual(changing.toSorted());
  });

  test.each(Object.entries(exceptions).flatMap(([name, { tested }]) => (tested ? [[name, tested] as const] : [])))(
    '%s, whose entry is tested elsewhere, is tested there',
    async (_name, { file, action }) => {
      expect(await readFile(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(`'${action}'`);
    },
  );
});
