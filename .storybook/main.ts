import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { fontLicences } from '../design-system/theme/font-licences.ts';
import { contentPlugin } from '../app/content/content-plugin.ts';
import { messagesPlugin } from '../app/platform/messages/messages-plugin.ts';
import { mockWorker } from './mock-worker.ts';

const config: StorybookConfig = {
  // Not at any depth: pictures of stories that failed lie in folders that end in `.stories.tsx` too.
  stories: [
    '../design-system/**/*.mdx',
    '../design-system/{components/*,patterns}/*.stories.tsx',
    '../app/stories/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  // The build plugins stand here and not in a Vite config: the stories' tests take them from here too.
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [
        { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
        contentPlugin(),
        messagesPlugin(),
        vanillaExtractPlugin(),
        mockWorker(),
        fontLicences(),
      ],
    }),
};

export default config;
