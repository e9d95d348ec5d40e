import { existsSync } from 'node:fs';
import { checks } from './check.ts';
import { ensureChromium } from './support/chromium.ts';
import { findDistributionPostgres } from './support/database/distribution-postgres.ts';
import { selectedSteps } from './support/selected-steps.ts';
import { runSteps, type Step } from './support/steps.ts';

const vitest = ['run', '--config', 'tests/vitest.config.ts'];
const apiTests = [...vitest, '--project', 'api*'];
/**
 * Tests of behavior that an older server could change: tables, locks, jobs, money. With TEST_POSTGRES_BIN, all API tests run
 * there.
 */
const kept = [
  'platform/data',
  'platform/durability',
  'platform/jobs',
  'payments',
  'registrations/create',
  'registrations/lifecycle',
  'reports',
];

function olderPostgres(): Step {
  const distribution = findDistributionPostgres();
  return distribution
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
}

/** All checks, the longest first. */
function everything(): Step[][] {
  const chromium = { CHROMIUM_PATH: ensureChromium() };
  return [
    [
      { name: 'build', command: 'node', args: ['api/platform/commands/build.ts'] },
      {
        name: 'end to end',
        command: 'playwright',
        args: ['test', '--config', 'tests/e2e/playwright.config.ts'],
        // One reader per journey, either in Spanish on a phone or in English on a desktop; npm run test:e2e runs both.
        env: { ...chromium, E2E_READERS: 'one' },
      },
      // Run one after another: each of them keeps two cores busy with browsers.
      { name: 'stories', command: 'vitest', args: ['run', '--config', '.storybook/vitest.config.ts'], env: chromium },
    ],
    ...[
      { name: 'API on the embedded PostgreSQL', command: 'vitest', args: apiTests },
      ...checks,
      olderPostgres(),
      {
        name: 'what is heard, reached and allowed',
        command: 'vitest',
        args: ['run', '--config', '.storybook/checks/checks.config.ts', 'screen-reader', 'keyboard', 'policy'],
        env: chromium,
      },
      { name: 'unit', command: 'vitest', args: [...vitest, '--project', 'unit'] },
    ].map((step) => [step]),
  ];
}

/** `npm test` runs everything; `npm test -- <file or folder>` only the tests named. */
if (!existsSync('openapi.yaml')) throw new Error('Run this in the project folder: npm test');
const named = process.argv.slice(2);
try {
  process.exitCode = (await runSteps(named.length > 0 ? [selectedSteps(named)] : everything())) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
