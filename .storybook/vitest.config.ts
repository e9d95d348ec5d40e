import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { browserWith, configDir, dependencies, forcedColors } from './support/browsers.ts';

/**
 * One project: the stories in a browser with the media features in `contextOptions`. They run one after another in one page, as
 * in Storybook itself: setting up a page for each file would take longer than running its stories.
 */
const storiesProject = async (name: string, contextOptions: BrowserContextOptions) => ({
  plugins: await storybookTest({ configDir }),
  optimizeDeps: { include: dependencies },
  // A busy machine must not fail a test.
  test: { name, isolate: false, testTimeout: 120_000, browser: browserWith(contextOptions) },
});

export default defineConfig({
  test: {
    projects: [await storiesProject('stories', {}), await storiesProject('stories-forced-colors', forcedColors)],
  },
});
