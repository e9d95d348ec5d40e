import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { browserWith, dependencies } from './projects.ts';

/** What is heard: stories read by a simulated screen reader. `npm run test:screen-reader`. */
export default defineConfig({
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' }, vanillaExtractPlugin(), react()],
  optimizeDeps: { include: [...dependencies, '@storybook/react-vite', '@guidepup/virtual-screen-reader', 'storybook/test'] },
  test: { name: 'screen-reader', include: ['.storybook/screen-reader.test.ts'], browser: browserWith({ reducedMotion: 'reduce' }) },
});
