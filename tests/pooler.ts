import { spawnSync } from 'node:child_process';

/*
 * Runs the API tests with every server's requests going through a real PgBouncer in transaction mode, and everything else straight
 * to the database. npm run test:pooler [-- tests/api/arrivals …]
 */
if (spawnSync('pgbouncer', ['--version']).error) {
  console.error('The program pgbouncer is missing; on Debian: apt-get install pgbouncer.');
  process.exit(1);
}
const wanted = process.argv.slice(2);
/** Tests of connections between a server and its database, and one that copies a database while nothing may be connected to it. */
const without = ['tests/api/platform/data/vanished.test.ts', 'tests/api/platform/http/generated.test.ts'];
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'api*',
    ...without.flatMap((file) => ['--exclude', file]),
    ...wanted,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, TEST_POOLER: 'true' },
  },
);
process.exit(status ?? 1);
