import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserWith, configDir, dependencies } from '../support/browsers.ts';

/** This machine's screenshots; git ignores the folder, since other browsers draw the edges of letters differently. */
const pictures = join(configDir, '__screenshots__');

/** Makes letters and colors independent of the screen and the system settings; the typefaces are the site's own. */
const stillLetters = ['--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * Compares a screenshot of each finished story with the saved one: `npm run test:visual`, or with `-- --update` to save the new
 * ones. If none exist yet, the first run saves its own.
 */
export default defineConfig({
  test: {
    ...(existsSync(pictures) ? {} : { update: true }),
    projects: [
      {
        plugins: await storybookTest({ configDir }),
        optimizeDeps: { include: dependencies },
        // Storybook restricts file access to its own folders, but screenshots are saved beside the stories.
        server: { fs: { allow: ['.'] } },
        test: {
          name: 'visual',
          setupFiles: ['./.storybook/visual/visual.setup.ts'],
          browser: {
            ...browserWith({ reducedMotion: 'reduce' }, stillLetters),
            // The default threshold misses a changed blue. One browser always draws the same pixels, except a few at round edges.
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0, allowedMismatchedPixels: 8 },
                resolveScreenshotPath: ({ arg, ext }) => join(pictures, `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
