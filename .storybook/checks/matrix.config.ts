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
 * Renders every story in both languages, three themes, plain and forced colors, at 320 px and at 200 % text; checks it with
 * axe and that it is never wider than its window. It takes long, so it has its own command: `npm run test:matrix`.
 * `MATRIX=es,dark` runs only the combinations with all of these words in their names, `-t Button` only the matching stories.
 */
export default defineConfig({
  // With `-t`, list only the matching tests.
  test: {
    hideSkippedTests: true,
    projects: [matrixProject('plain', {}), matrixProject('forced-colors', forcedColors)],
  },
});
