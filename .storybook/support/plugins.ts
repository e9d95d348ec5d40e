import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';
import { contentPlugin } from '../../app/content/content-plugin.ts';
import { messagesPlugin } from '../../app/platform/messages/messages-plugin.ts';
import { mockWorker } from './mock-worker.ts';

/** The build plugins for the library and the site's screens, in Storybook and its checks. Each project needs new instances. */
export const storyPlugins = (): PluginOption[] => [
  { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
  contentPlugin(),
  messagesPlugin(),
  vanillaExtractPlugin(),
  mockWorker(),
];
