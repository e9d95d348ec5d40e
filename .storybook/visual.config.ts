import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserWith, configDir, dependencies } from './projects.ts';

/**
 * A picture of each story as it ends, compared with the one kept from the last time: `npm run test:visual`, and with
 * `-- --update` to keep the new ones. Pictures depend on the machine's fonts, so each machine keeps its own.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: await storybookTest({ configDir }),
        optimizeDeps: { include: dependencies },
        // Storybook narrows what may be reached to its own folders; pictures are kept beside the stories.
        server: { fs: { allow: ['.'] } },
        test: {
          name: 'visual',
          setupFiles: ['./.storybook/visual.setup.ts'],
          browser: {
            ...browserWith({ reducedMotion: 'reduce' }),
            // The usual threshold lets a changed blue pass.
            expect: {
              toMatchScreenshot: { comparatorName: 'pixelmatch', comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0 } },
            },
          },
        },
      },
    ],
  },
});
