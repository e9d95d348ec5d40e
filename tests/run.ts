import { existsSync } from 'node:fs';
import { checks } from './check.ts';
import { ensureChromium } from './support/chromium.ts';
import { findDistributionPostgres } from './support/database/distribution-postgres.ts';
import { runSteps, type Step } from './support/steps.ts';

/** Everything that must hold, what takes long first. Called by `npm test`. */
const vitest = ['run', '--config', 'tests/vitest.config.ts'];
const chromium = { CHROMIUM_PATH: ensureChromium() };
const distribution = findDistributionPostgres();

const apiTests = [...vitest, '--project', 'api*'];
/** What an older server could do otherwise: all that is kept in the database. `npm run test:api` takes everything. */
const kept = [
  'audit',
  'account',
  'platform/data',
  'platform/drafts',
  'platform/durability',
  'events',
  'forms',
  'platform/jobs',
  'payments',
  'registrations',
  'session/session',
  'users',
  'waiver',
];

const older: Step = distribution
  ? {
      name: `what is kept, on PostgreSQL ${distribution.major}`,
      command: 'vitest',
      args: [...apiTests, ...kept.map((name) => `tests/api/${name}`)],
      env: { TEST_POSTGRES_BIN: distribution.binaries },
    }
  : {
      name: 'API on PostgreSQL 15 to 17',
      command: 'echo',
      args: ['left out: none is installed and none could be installed'],
    };

const chains: Step[][] = [
  [
    { name: 'build', command: 'node', args: ['api/platform/commands/build.ts'] },
    {
      name: 'end to end',
      command: 'playwright',
      args: ['test', '--config', 'tests/e2e/playwright.config.ts'],
      env: chromium,
    },
    // One after the other: each of them keeps two cores busy with browsers.
    { name: 'stories', command: 'vitest', args: ['run', '--config', '.storybook/vitest.config.ts'], env: chromium },
  ],
  ...[
    { name: 'API on the embedded PostgreSQL', command: 'vitest', args: apiTests },
    ...checks,
    older,
    {
      name: 'what is heard, reached and allowed',
      command: 'vitest',
      args: ['run', '--config', '.storybook/checks.config.ts', 'screen-reader', 'keyboard', 'policy'],
      env: chromium,
    },
    { name: 'unit', command: 'vitest', args: [...vitest, '--project', 'unit'] },
  ].map((step) => [step]),
];

if (!existsSync('openapi.yaml')) throw new Error('Run this in the project folder: npm test');
process.exit((await runSteps(chains)) ? 0 : 1);
