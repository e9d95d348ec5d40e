import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';
import { contentPlugin } from '../../app/content/content-plugin.ts';
import { messagesPlugin } from '../../app/platform/messages/messages-plugin.ts';
import { mockWorker } from './mock-worker.ts';

/** What turns the library and the site's screens into modules, in the workshop and in its checks. New for each project. */
export const storyPlugins = (): PluginOption[] => [
  { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
  contentPlugin(),
  messagesPlugin(),
  vanillaExtractPlugin(),
  mockWorker(),
];
