import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** All engines over the site's own screens with data, errors and dialogs. Long, so not in `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  timeout: 600_000,
  // The engines are scripts of their own.
  use: { ...journeys.use, bypassCSP: true, actionTimeout: 15_000 },
});
