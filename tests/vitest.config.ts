import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The test that counts calls of the real password functions, and so needs its own copy of the modules. */
const counting = 'tests/api/session/guessing.test.ts';

/** Tests through the real HTTP API on a real database. */
const api = (name: string, include: string, rest: object = {}) => ({
  root,
  test: {
    name,
    environment: 'node' as const,
    include: [include],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/no-noise.ts'],
    // A busy machine is not a failure, so waiting may take long. A test that hangs ends here.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    ...rest,
  },
});

/** The tests that need no browser. Stories have their own configuration: .storybook/vitest.config.ts. */
export default defineConfig({
  root,
  test: {
    // Tests spend as much time waiting for mail, locks and processes as working.
    maxWorkers: 2,
    projects: [
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'api/**/*.test.ts',
            'app/**/*.test.ts',
            'design-system/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.ts',
          ],
          setupFiles: ['tests/support/no-noise.ts'],
          // A busy machine is not a failure.
          testTimeout: 120_000,
        },
      },
      // The modules are loaded once for many files: each file has its own database and servers, and they share nothing else.
      api('api', 'tests/api/**/*.test.ts', { exclude: [counting], isolate: false }),
      api('api-counting', counting),
    ],
  },
});
