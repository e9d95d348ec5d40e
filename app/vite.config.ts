import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontLicences } from '../design-system/theme/typefaces/font-licences.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { chunkGroups } from './platform/build/chunk-groups.ts';
import { leanRouter } from './platform/build/lean-router.ts';
import { saves } from './platform/build/savings.ts';
import { messagesPlugin } from './platform/messages/messages-plugin.ts';
import { shortNames } from './platform/build/short-names.ts';

const ofReactIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));
const root = fileURLToPath(new URL('.', import.meta.url));

/** The content of a page or a book in one language. */
const isWords = /\/content\/(pages|texts)\//;

// The demo builds too: how long each plugin took says nothing to the person who starts it.
const checks = { pluginTimings: false };

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    // React Aria's own messages in the languages of the site only.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' as const },
    contentPlugin(),
    messagesPlugin(),
    !isSsrBuild && saves('lean-router') ? leanRouter() : undefined,
    vanillaExtractPlugin(command === 'build' && saves('short-names') ? { identifiers: shortNames() } : {}),
    react(),
    isSsrBuild ? undefined : fontLicences(),
  ],
  resolve: {
    // messagesPlugin compiles the catalogs, so browsers need no message parser.
    alias:
      command === 'build' && !isSsrBuild
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // Each is installed twice, once for each of the two packages that need the same version of it.
            ...['intl-messageformat', '@formatjs/fast-memoize'].map((name) => ({
              find: new RegExp(`^${name}$`),
              replacement: ofReactIntl.resolve(name),
            })),
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
      ? // One file: a server that runs during a new build needs no file of the previous build.
        { input: `${root}/entry-server.tsx`, output: { codeSplitting: false }, checks }
      : {
          input: `${root}/entry-browser.tsx`,
          // The library's entry point has no side effects: a screen takes from it only what it names.
          treeshake: { moduleSideEffects: [{ test: /\/design-system\/index\.ts$/, sideEffects: false }] },
          output: {
            // Every page's scripts name all other files: a shorter name here shortens all of them.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ facadeModuleId }) =>
              isWords.test(facadeModuleId ?? '') ? 'assets/[hash].js' : 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: saves('chunk-groups') ? chunkGroups : [] },
          },
          checks,
        },
  },
}));
