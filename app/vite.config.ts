import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontLicenses } from '../design-system/theme/typefaces/font-licenses.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { chunkGroups } from './platform/build/chunk-groups.ts';
import { leanRouter } from './platform/build/lean-router.ts';
import { oneCopy } from './platform/build/one-copy.ts';
import { saves } from './platform/build/savings.ts';
import { messagesPlugin } from './platform/messages/messages-plugin.ts';
import { shortNames } from './platform/build/short-names.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Matches the content of a page or a book in one language. */
const isWords = /\/content\/(pages|texts)\//;

// The demo also runs this build, and plugin timings mean nothing to the person who starts it.
const checks = { pluginTimings: false };

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    // Keeps React Aria's own messages only in the languages of the site.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' as const },
    contentPlugin(),
    messagesPlugin(),
    !isSsrBuild && saves('lean-router') ? leanRouter() : undefined,
    vanillaExtractPlugin(command === 'build' && saves('short-names') ? { identifiers: shortNames() } : {}),
    react(),
    isSsrBuild ? undefined : fontLicenses(),
  ],
  resolve: {
    // messagesPlugin compiles the catalogs, so browsers need no message parser.
    alias:
      command === 'build' && !isSsrBuild
        ? [
            ...oneCopy,
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: false,
    // One stylesheet, which the server inlines into every page, so that a lazily loaded screen is never unstyled.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // One file, so that a server that runs during a new build needs no further files from the previous one.
        { input: `${root}/entry-server.tsx`, output: { codeSplitting: false }, checks }
      : {
          input: `${root}/entry-browser.tsx`,
          // The library's entry point has no side effects, so a screen includes only what it imports.
          treeshake: { moduleSideEffects: [{ test: /\/design-system\/index\.ts$/, sideEffects: false }] },
          output: {
            // Every page's scripts contain the names of all other files, so short names here make all of them smaller.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ facadeModuleId }) =>
              isWords.test(facadeModuleId ?? '') ? 'assets/[hash].js' : 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: saves('chunk-groups') ? chunkGroups : [] },
          },
          checks,
        },
  },
}));
