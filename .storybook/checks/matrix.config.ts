import react from '@vitejs/plugin-react';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { browserWith, dependencies, forcedColors } from '../support/browsers.ts';
import { storyPlugins } from '../support/plugins.ts';

const matrixProject = (name: string, contextOptions: BrowserContextOptions) => ({
  plugins: [...storyPlugins(), react()],
  define: { __MATRIX__: JSON.stringify(process.env.MATRIX ?? '') },
  optimizeDeps: {
    include: [...dependencies, '@storybook/react-vite', '@storybook/addon-a11y/preview', 'storybook/test'],
  },
  test: {
    name,
    include: ['.storybook/checks/matrix.test.ts'],
    testTimeout: 30_000,
    browser: browserWith(contextOptions),
  },
});

/**
 * Every story in both languages, three themes, plain and forced colors, at 320 px and at 200 % text: drawn, checked by
 * axe, and never wider than its window. Long, so it has its own command: `npm run test:matrix`. `MATRIX=es,dark`
 * keeps to what has all of these words in its name, `-t Button` to stories.
 */
export default defineConfig({
  // With `-t`, only what was asked for is listed.
  test: {
    hideSkippedTests: true,
    projects: [matrixProject('plain', {}), matrixProject('forced-colors', forcedColors)],
  },
});
