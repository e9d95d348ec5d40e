import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { browserWith, configDir, dependencies, forcedColors } from './projects.ts';

/** One project: the stories in a browser whose media features are set by `contextOptions`. */
const storiesProject = async (name: string, contextOptions: BrowserContextOptions) => ({
  plugins: await storybookTest({ configDir }),
  optimizeDeps: { include: dependencies },
  test: { name, browser: browserWith(contextOptions) },
});

export default defineConfig({
  test: {
    projects: [await storiesProject('stories', {}), await storiesProject('stories-forced-colors', forcedColors)],
  },
});
