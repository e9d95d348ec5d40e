import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { browserWith, dependencies } from '../support/browsers.ts';
import { storyPlugins } from '../support/plugins.ts';

/**
 * The checks that run on all stories. `npm run test:checks` covers the announcements of a simulated screen reader, everything
 * that Tab reaches, and the styles that the site's security policy would block. `npm run test:engines` runs engines other than axe.
 */
export default defineConfig({
  plugins: [...storyPlugins(), react()],
  optimizeDeps: {
    include: [
      ...dependencies,
      '@storybook/react-vite',
      '@guidepup/virtual-screen-reader',
      'storybook/test',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
      'openapi-msw',
      'openapi-fetch',
      'html-validate/browser',
    ],
  },
  test: {
    name: 'checks',
    include: ['.storybook/checks/{screen-reader,keyboard,policy,engines}.test.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // With `-t`, list only the matching tests.
    hideSkippedTests: true,
    browser: browserWith({ reducedMotion: 'reduce' }),
  },
});
