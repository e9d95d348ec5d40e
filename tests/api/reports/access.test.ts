import { expect, test } from 'vitest';
import { userTypes } from '../../../api/access/rules.ts';
import type { UserType } from '../../../api/access/rules.ts';
import type { Report } from '../../../api/reports/define.ts';
import { reports } from '../../../api/reports/registry.ts';
import { reportSite } from './report-site.ts';

const site = reportSite();

/** Which types may run which report, according to the specification. Additional reports declare it themselves. */
const allowed: Readonly<Record<number, string>> = {
  1: 'ARCD',
  2: 'AR',
  3: 'AR',
  4: 'AR',
  5: 'ARCD',
  6: 'AR',
  7: 'D',
  8: 'AD',
  9: 'AD',
  10: 'AR',
};

const mayRun = (type: UserType, { id, userTypes: own }: Report) =>
  id in allowed ? (allowed[id] ?? '').includes(type) : own.includes(type);

test('every type can run and is offered exactly its reports', async () => {
  expect(reports.map(({ id }) => id).filter((id) => id in allowed)).toEqual(Object.keys(allowed).map(Number));
  for (const type of userTypes) {
    const who = await site.reader(type);
    const { data, response } = await who.client.GET('/reports/available', {
      params: { query: { userId: who.userId } },
    });
    if (!'ARCD'.includes(type)) {
      expect(response.status).toBe(403);
      continue;
    }
    const offered = reports.filter((report) => mayRun(type, report)).map(({ id }) => id);
    expect(data?.map(({ reportId }) => reportId)).toEqual(offered);
    for (const report of reports) {
      const { response: answer } = await site.run(who, report.id);
      expect(`${type} ${String(report.id)}: ${String(answer.status)}`).toBe(
        `${type} ${String(report.id)}: ${mayRun(type, report) ? '200' : '403'}`,
      );
    }
  }
});

test('names, labels and options are in the reader’s language', async () => {
  const who = await site.reader('A', 'es');
  const { data } = await who.client.GET('/reports/available', { params: { query: { userId: who.userId } } });
  expect(data?.[0]).toEqual({
    reportId: 1,
    name: 'Inscripciones por evento',
    filters: [
      { name: 'from', label: 'Desde', type: 'date' },
      { name: 'to', label: 'Hasta', type: 'date' },
      {
        name: 'type',
        label: 'Tipo',
        type: 'select',
        options: [
          { value: 'Residential', label: 'Retiro con alojamiento' },
          { value: 'Convention', label: 'Convención bíblica' },
        ],
        placeholder: 'Todos',
      },
      { name: 'concluded', label: 'También los concluidos', type: 'check', default: false },
    ],
  });
  const event = data?.[1]?.filters[0];
  expect(event).toMatchObject({ placeholder: 'Todos los eventos', default: 'new-york-convention-2027' });
  expect(event?.options?.map(({ value }) => value)).toEqual([
    'washington-dc-convention-2027',
    'new-york-convention-2027',
    'chicago-retreat-2026',
    'miami-retreat-2026',
  ]);
  const byName = (id: number, name: string) =>
    data?.find(({ reportId }) => reportId === id)?.filters.find((filter) => filter.name === name)?.default;
  expect(byName(3, 'from')).toBe('2027-04-01');
  expect(byName(6, 'unsigned')).toBe(true);
});

test('another user, a type that the session lacks and an unknown report are refused; fewer types are fine', async () => {
  const who = await site.reader('A,D');
  const body = { reportId: 1, filterValues: {}, userId: who.userId, mode: 'list' as const, userType: 'D' };
  const statusOf = async (overrides: object) =>
    (await who.client.POST('/reports/run', { body: { ...body, ...overrides } })).response.status;
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ reportId: 2 })).toBe(403);
  expect(await statusOf({ reportId: 99 })).toBe(404);
  expect(await statusOf({ reportId: -1 })).toBe(404);
  const refusals = () => site.query(`select details from audit_entries where action = 'report-refused'`);
  expect(await refusals()).toEqual([]);
  expect(await statusOf({ userId: 0 })).toBe(403);
  expect(await statusOf({ userType: 'A,R' })).toBe(403);
  expect(await statusOf({ userType: 'X' })).toBe(403);
  const available = await who.client.GET('/reports/available', { params: { query: { userId: 0 } } });
  expect(available.response.status).toBe(403);
  expect(await refusals()).toHaveLength(4);
});

test('wrong filter values are listed, each by its pointer, and the message is in the reader’s language', async () => {
  const who = await site.reader('A', 'es');
  const errorsOf = async (reportId: number, values: Record<string, string | boolean>) => {
    const { error } = await site.run(who, reportId, values);
    return error?.errors?.map(({ pointer, rule }) => `${pointer} ${rule}`);
  };
  expect(await errorsOf(3, { from: '2027-02-31' })).toEqual(['/filterValues/from format']);
  expect(await errorsOf(3, { from: '31-FEB-2027' })).toEqual(['/filterValues/from format']);
  expect(await errorsOf(3, { to: 'tomorrow', method: 'Gold', refunds: 'yes', 'a/b': 'x' })).toEqual([
    '/filterValues/to format',
    '/filterValues/method enum',
    '/filterValues/refunds type',
    '/filterValues/a~1b unknown',
  ]);
  expect(await errorsOf(3, { from: '02-APR-2027', to: '2027-04-01' })).toEqual(['/filterValues/from maximum']);
  expect(await errorsOf(2, { event: 'nowhere' })).toEqual(['/filterValues/event enum']);
  expect(await errorsOf(2, { lastName: 'x'.repeat(201) })).toEqual(['/filterValues/lastName maxLength']);
  expect(await errorsOf(2, { lastName: true })).toEqual(['/filterValues/lastName type']);
  expect(await errorsOf(2, { lastName: `'; drop table users; --%_\\` })).toBeUndefined();
  const { error, response } = await site.run(who, 2, { event: 'nowhere' });
  expect(response.headers.get('content-type')).toMatch('application/problem+json');
  expect(error).toMatchObject({ code: 'invalid-request', error: 'Revise los valores de los filtros.' });
});

test('a run is stored with its filters, and audited without them', async () => {
  const who = await site.reader('R');
  for (let number = 1; number <= 12; number += 1) await site.run(who, 2, { lastName: `Secret ${String(number)}` });
  await site.run(await site.reader('A'), 1);
  const { data } = await who.client.GET('/reports/runs');
  expect(data?.items.map(({ filterValues }) => filterValues['lastName'])).toEqual(
    Array.from({ length: 10 }, (_, index) => `Secret ${String(12 - index)}`),
  );
  expect(data?.items[0]).toMatchObject({ reportId: 2, name: 'Roster', rows: 0, at: '2027-04-01T12:00:00.000Z' });
  expect(await site.query('select count(*)::int as kept from report_runs where user_id = $1', [who.userId])).toEqual([
    { kept: 10 },
  ]);
  const entries = await site.query(
    `select subject, details from audit_entries where action = 'report-run' and actor_user_id = $1`,
    [who.userId],
  );
  expect(entries).toHaveLength(12);
  expect(entries[0]).toEqual({
    subject: 'report:2',
    details: { mode: 'list', rows: 0, ms: expect.any(Number) as number },
  });
  expect(JSON.stringify(entries)).not.toContain('Secret');
});
