import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { browserWith, configDir, dependencies, forcedColors } from './support/browsers.ts';

/**
 * One project: the stories in a browser whose media features are set by `contextOptions`. They follow each other in one page,
 * as in the workshop itself: a page for each file would take longer to set up than its stories to run.
 */
const storiesProject = async (name: string, contextOptions: BrowserContextOptions) => ({
  plugins: await storybookTest({ configDir }),
  optimizeDeps: { include: dependencies },
  // A busy machine is no failure.
  test: { name, isolate: false, testTimeout: 120_000, browser: browserWith(contextOptions) },
});

export default defineConfig({
  test: {
    projects: [await storiesProject('stories', {}), await storiesProject('stories-forced-colors', forcedColors)],
  },
});
