import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** Runs all engines on the site's own screens with data, errors and dialogs. It takes long, so it is not part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  timeout: 600_000,
  // The engines are injected scripts, which the site's policy would block.
  use: { ...journeys.use, bypassCSP: true, actionTimeout: 15_000 },
});
