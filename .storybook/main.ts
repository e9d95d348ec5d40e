import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { fontLicenses } from '../design-system/theme/typefaces/font-licenses.ts';
import { storyPlugins } from './support/plugins.ts';

const config: StorybookConfig = {
  // Not in `__screenshots__`: the folders there have names that end in `.stories.tsx` too.
  stories: [
    '../design-system/**/*.mdx',
    '../design-system/components/*/*.stories.tsx',
    '../design-system/components/*/!(__screenshots__)/*.stories.tsx',
    '../app/stories/*.stories.tsx',
    '../app/stories/*/*.stories.tsx',
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
  // The build plugins are here and not in a Vite config, because the story tests use them too.
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [...storyPlugins(), fontLicenses()],
    }),
};

export default config;
