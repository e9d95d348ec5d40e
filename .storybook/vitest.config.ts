import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** The system's Chromium where there is one, else the one Playwright has installed. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));

/** What components import, prepared before the first story: found while stories run, it would reload them half-way. */
const dependencies = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-dom/server',
  'react-aria-components',
  ...['Button', 'Dialog', 'Heading', 'I18nProvider', 'Input', 'Label', 'Link', 'Menu', 'Modal', 'Popover', 'TextArea'].map((name) => `react-aria-components/${name}`),
  '@tanstack/react-table',
];

/** One project: the stories in a browser whose media features are set by `contextOptions`. */
const storiesProject = async (name: string, contextOptions: BrowserContextOptions) => ({
  plugins: await storybookTest({ configDir }),
  optimizeDeps: { include: dependencies },
  test: {
    name,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] }, contextOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      await storiesProject('stories', {}),
      await storiesProject('stories-forced-colors', { forcedColors: 'active', reducedMotion: 'reduce' }),
    ],
  },
});
