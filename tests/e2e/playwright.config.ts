import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../support/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3199);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whole journeys in a real browser, against the production build with its own database and mail server. */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only for a browser that exited by itself: see the reporter.
  retries: 1,
  // A busy machine is not a failure; a journey that hangs ends here.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [fileURLToPath(new URL('lost-browser.ts', import.meta.url))]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Journeys use the network directly; those about reading offline allow the service worker.
    serviceWorkers: 'block',
    // An element that cannot be pressed is reported before the whole journey times out.
    actionTimeout: 60_000,
    // Animations are tested by the stories: here they would only cost paint time.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles the time of a journey: E2E_TRACE=1 records one for debugging.
    trace: process.env.E2E_TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    cwd: root,
    env: { E2E_PORT: String(port) },
    url: `http://localhost:${port}/api/health`,
    timeout: 60_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
