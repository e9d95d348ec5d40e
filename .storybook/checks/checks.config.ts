import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { browserWith, dependencies } from '../support/browsers.ts';
import { storyPlugins } from '../support/plugins.ts';

/**
 * What goes through all stories. `npm run test:checks`: what is heard, by a simulated screen reader; what Tab reaches; what
 * the site's security policy would refuse. `npm run test:engines`: what others than axe find.
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
    // With `-t`, only what was asked for is listed.
    hideSkippedTests: true,
    browser: browserWith({ reducedMotion: 'reduce' }),
  },
});
