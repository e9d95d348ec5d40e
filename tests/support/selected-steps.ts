import { existsSync, globSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { selectTests, type Runner } from './select-tests.ts';
import type { Step } from './steps.ts';

const sources = ['api/**/*', 'app/**/*', 'design-system/**/*', 'openapi.yaml', 'package.json'];
const changedAt = (path: string) => statSync(path).mtimeMs;

/** Whether `dist` is missing or older than its sources. Folders count too: deleting a file changes only its folder. */
function isBuildStale(): boolean {
  // The build writes this file last.
  const built = 'dist/client/service-worker.js.gz';
  return !existsSync(built) || globSync(sources).some((path) => changedAt(path) > changedAt(built));
}

const vitestSteps = {
  unit: ['tests/vitest.config.ts', '--project', 'unit'],
  api: ['tests/vitest.config.ts', '--project', 'api*'],
  stories: ['.storybook/vitest.config.ts'],
  'story checks': ['.storybook/checks/checks.config.ts'],
  'story matrix': ['.storybook/checks/matrix.config.ts'],
} as const satisfies Record<Exclude<Runner, 'journeys'>, readonly string[]>;

function stepsOf(runner: Runner, files: readonly string[]): Step[] {
  const isInBrowser = runner !== 'unit' && runner !== 'api';
  const env: Record<string, string> = isInBrowser ? { CHROMIUM_PATH: ensureChromium() } : {};
  if (runner === 'journeys') {
    return [
      ...(isBuildStale() ? [{ name: 'build', command: 'node', args: ['api/platform/commands/build.ts'] }] : []),
      {
        name: runner,
        command: 'playwright',
        args: ['test', '--config', 'tests/e2e/playwright.config.ts', ...files],
        env,
      },
    ];
  }
  // Pass full paths: vitest runs every file whose path contains the name.
  const args = ['run', '--config', ...vitestSteps[runner], ...files.map((file) => resolve(file))];
  return [{ name: runner, command: 'vitest', args, env }];
}

/**
 * Returns the steps that run the tests at these paths.
 * @throws when a path matches no test.
 */
export function selectedSteps(names: readonly string[]): Step[] {
  const testFiles = globSync('{api,app,design-system,tests,.storybook}/**/*.{test,spec,stories}.{ts,tsx}');
  const { files, unmatched } = selectTests(
    names.map((name) => relative('.', name)),
    testFiles.map((file) => file.replaceAll('\\', '/')),
  );
  if (unmatched.length > 0) {
    throw new Error(
      `No test matches: ${unmatched.join(', ')}. Name a test file or a folder that holds tests, below the project folder.`,
    );
  }
  return [...files].flatMap(([runner, named]) => stepsOf(runner, named));
}
