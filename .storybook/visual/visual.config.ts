import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserWith, configDir, dependencies } from '../support/browsers.ts';

/** Where this machine keeps its pictures; git ignores the folder, since another browser draws the edges of letters otherwise. */
const pictures = join(configDir, '__screenshots__');

/** Letters and colors that depend neither on the screen nor on the system's settings; the typefaces are the site's own. */
const stillLetters = ['--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * A picture of each story as it ends, compared with the one kept from the last time: `npm run test:visual`, and with
 * `-- --update` to keep the new ones. Where none are kept yet, those of the first run are.
 */
export default defineConfig({
  test: {
    ...(existsSync(pictures) ? {} : { update: true }),
    projects: [
      {
        plugins: await storybookTest({ configDir }),
        optimizeDeps: { include: dependencies },
        // Storybook narrows what may be reached to its own folders; pictures are kept beside the stories.
        server: { fs: { allow: ['.'] } },
        test: {
          name: 'visual',
          setupFiles: ['./.storybook/visual/visual.setup.ts'],
          browser: {
            ...browserWith({ reducedMotion: 'reduce' }, stillLetters),
            // The usual threshold lets a changed blue pass. The same browser draws the same picture, but for a pixel or two at a round edge.
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
