import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { mockWorker } from './mock-worker.ts';
import { browserWith, dependencies } from './projects.ts';

/**
 * What goes through all stories. `npm run test:checks`: what is heard, by a simulated screen reader; what Tab reaches; what
 * the site's security policy would refuse. `npm run test:engines`: what others than axe find.
 */
export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    mockWorker(),
  ],
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
    include: ['.storybook/{screen-reader,keyboard,policy,engines}.test.ts'],
    testTimeout: 30_000,
    // With `-t`, only what was asked for is listed.
    hideSkippedTests: true,
    browser: browserWith({ reducedMotion: 'reduce' }),
  },
});
