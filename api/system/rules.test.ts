import { expect, test } from 'vitest';
import { isQueueInTrouble, lateAfterSeconds, lateJobs, systemWarnings } from './rules.ts';

type Status = Parameters<typeof systemWarnings>[0];

const well: Status = {
  checkedAt: '2027-04-02T12:00:00Z',
  program: { version: '1.0.0', node: '26.0.0', startedAt: '2027-04-01T12:00:00Z', memoryBytes: 1 },
  database: {
    ...{ version: '18.4', isEmbedded: true, sizeBytes: 1, connections: 10, connectionLimit: 100 },
    migration: '0001-first',
  },
  queues: [],
  email: { transport: 'smtp', sent: 0, failed: 0, refused: 0 },
  backups: { isDaily: true, lastAt: '2027-04-02T06:00:00Z' },
  disks: [{ place: 'site', freeBytes: 50e9, totalBytes: 100e9 }],
  failures: [],
  services: [
    { name: 'payPal', state: 'configured' },
    { name: 'meetings', state: 'notConfigured' },
  ],
};
const queue = { name: 'code-mail', due: 0, later: 3, retrying: 0, failed: 0 } as const;

const kinds = (change: Partial<Status>, isDemo = false) =>
  systemWarnings({ ...well, ...change }, isDemo).map(({ kind, count }) => (count === undefined ? kind : [kind, count]));

test('there are no warnings if all is well', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ queues: [{ ...queue, due: 4, oldestDueSeconds: lateAfterSeconds }] })).toEqual([]);
});

test.each([
  [{ queues: [{ ...queue, due: 4, oldestDueSeconds: lateAfterSeconds + 1 }] }, [['lateJobs', 4]]],
  [{ queues: [{ ...queue, name: 'forms-deletion', failed: 2 }] }, [['failedJobs', 2]]],
  [{ queues: [{ ...queue, retrying: 3 }] }, [['emailsFailing', 3]]],
  [{ services: [{ name: 'payPal', state: 'failing' }] }, ['payPalFailing']],
  [{ services: [{ name: 'meetings', state: 'failing' }] }, ['meetingsFailing']],
  [
    { failures: [{ operation: 'site', status: 500, count: 7, lastAt: '2027-04-02T11:00:00Z' }] },
    [['failedRequests', 7]],
  ],
  [{ backups: { isDaily: true, lastAt: '2027-04-01T09:59:59Z' } }, ['lateBackup']],
  [{ backups: { isDaily: true } }, ['lateBackup']],
  [{ disks: [{ place: 'site', freeBytes: 0.9e9, totalBytes: 100e9 }] }, ['lowDisk']],
  [{ database: { ...well.database, connections: 90 } }, ['fewConnections']],
] as const satisfies readonly (readonly [Partial<Status>, readonly unknown[]])[])(
  '%j is a warning that needs somebody',
  (change, expected) => {
    expect(kinds(change)).toEqual(expected);
    expect(systemWarnings({ ...well, ...change }, false)).toMatchObject([{ isAdvice: false }]);
  },
);

test('jobs of a kind are late once the oldest is, and need action if one is late or has failed', () => {
  const onTime = { ...queue, due: 4, retrying: 2, oldestDueSeconds: lateAfterSeconds };
  expect([lateJobs(onTime), isQueueInTrouble(onTime)]).toEqual([0, false]);
  const late = { ...onTime, oldestDueSeconds: lateAfterSeconds + 1 };
  expect([lateJobs(late), isQueueInTrouble(late)]).toEqual([4, true]);
  expect([lateJobs({ ...queue, failed: 1 }), isQueueInTrouble({ ...queue, failed: 1 })]).toEqual([0, true]);
});

test('a small disk that is hardly used causes no warning', () => {
  expect(kinds({ disks: [{ place: 'backups', freeBytes: 0.9e9, totalBytes: 2e9 }] })).toEqual([]);
});

test('missing configuration is advice, and the demonstration writes emails to files on purpose', () => {
  const bare = { backups: { isDaily: false }, email: { ...well.email, transport: 'files' as const } };
  expect(kinds(bare)).toEqual(['noDailyBackup', 'emailsToFiles']);
  expect(systemWarnings({ ...well, ...bare }, false).every(({ isAdvice }) => isAdvice)).toBe(true);
  expect(kinds(bare, true)).toEqual(['noDailyBackup']);
});
