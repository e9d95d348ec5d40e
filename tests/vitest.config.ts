import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests that need no browser. Stories have their own: .storybook/vitest.config.ts. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['api/**/*.test.ts', 'app/**/*.test.ts', 'design-system/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/support/no-noise.ts'],
        },
      },
      {
        root,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/no-noise.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A busy machine is no failure: what is waited for may take its time.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
