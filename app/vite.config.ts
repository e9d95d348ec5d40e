import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontLicences } from '../design-system/theme/font-licences.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { chunkGroups } from './platform/build/chunk-groups.ts';
import { leanRouter } from './platform/build/lean-router.ts';
import { saves } from './platform/build/savings.ts';
import { messagesPlugin } from './platform/messages/messages-plugin.ts';
import { shortNames } from './platform/build/short-names.ts';

const ofReactIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));
const root = fileURLToPath(new URL('.', import.meta.url));

/** The words of a page or a book in one language. */
const isWords = /\/content\/(pages|texts)\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    // React Aria's own words in the languages of the site only.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' as const },
    contentPlugin(),
    messagesPlugin(),
    !isSsrBuild && saves('lean-router') ? leanRouter() : undefined,
    vanillaExtractPlugin(command === 'build' && saves('short-names') ? { identifiers: shortNames() } : {}),
    react(),
    isSsrBuild ? undefined : fontLicences(),
  ],
  resolve: {
    // The catalogues are compiled by messagesPlugin, so browsers need no message parser.
    alias:
      command === 'build' && !isSsrBuild
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // It is installed twice, once for each of the two packages that need the same version of it.
            { find: /^intl-messageformat$/, replacement: ofReactIntl.resolve('intl-messageformat') },
          ]
        : [],
  },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: false,
    // One stylesheet, inlined into every page by the server: a lazily loaded screen is never unstyled.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // One file: a server that runs while the site is built anew needs no file of the build that is gone.
        { input: `${root}/entry-server.tsx`, output: { codeSplitting: false } }
      : {
          input: `${root}/entry-browser.tsx`,
          // The door of the library does nothing by itself: a screen takes through it only what it names.
          treeshake: { moduleSideEffects: [{ test: /\/design-system\/index\.ts$/, sideEffects: false }] },
          output: {
            // Every page's scripts name all other files: what is shorter here is shorter everywhere.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ facadeModuleId }) =>
              isWords.test(facadeModuleId ?? '') ? 'assets/[hash].js' : 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: saves('chunk-groups') ? chunkGroups : [] },
          },
        },
  },
}));
