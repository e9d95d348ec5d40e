import { runSteps, type Step } from './support/steps.ts';

/** The fast checks: all that need neither a database nor a browser. */
export const checks: Step[] = [
  {
    name: 'generated files are in step with openapi.yaml',
    command: 'node',
    args: ['api/platform/contract/generate.ts', '--check'],
  },
  {
    name: 'the list of migrations is in step with its folder',
    command: 'node',
    args: ['api/platform/data/generate/generate-migrations.ts', '--check'],
  },
  { name: 'formatting', command: 'prettier', args: ['--check', '--cache', '--log-level', 'warn', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'rules are pure', command: 'tsc', args: ['--noEmit', '-p', 'tests/tsconfig.rules.json'] },
  {
    name: 'lint',
    command: 'eslint',
    args: ['-c', 'tests/eslint.config.js', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  },
  ...['app/platform/messages', 'api/platform/mail/messages'].map((folder) => ({
    name: `catalogs of ${folder} agree`,
    command: 'formatjs',
    args: [
      'verify',
      '--source-locale',
      'en',
      '--missing-keys',
      '--extra-keys',
      '--structural-equality',
      `${folder}/en.json`,
      `${folder}/es.json`,
    ],
  })),
  { name: 'no dead code', command: 'knip', args: ['--config', 'tests/knip.json'] },
  {
    name: 'no cycles',
    command: 'depcruise',
    args: ['--config', 'tests/dependency-cruiser.cjs', 'api', 'app', 'design-system', 'tests'],
  },
];

if (import.meta.main) process.exit((await runSteps(checks.map((check) => [check]))) ? 0 : 1);
