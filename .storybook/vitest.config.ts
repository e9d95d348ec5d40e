import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** The system's Chromium where there is one, else the one Playwright has installed. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));

/** One project: the stories in a browser whose media features are set by `contextOptions`. */
const storiesProject = async (name: string, contextOptions: BrowserContextOptions) => ({
  plugins: await storybookTest({ configDir }),
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-aria-components'] },
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
