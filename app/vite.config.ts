import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontLicences } from '../design-system/theme/font-licences.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { leanPackages, leanRouter, plainImports } from './platform/build/lean-packages.ts';
import { messagesPlugin } from './platform/messages/messages-plugin.ts';
import { shortNames } from './platform/build/short-names.ts';

const ofReactIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));
const root = fileURLToPath(new URL('.', import.meta.url));

/** The modules behind every page and every page of content. */
const everyPage = new RegExp(
  [
    '/design-system/(theme/|provider/|i18n/(useMessages|en|es)\\.)',
    '/design-system/private/(Announcer|Choice|Field|Icon|PageLink|SeasonMark|StainedGlass|VisuallyHidden|WindowMark)/',
    '/design-system/components/(Alert|Button|Checkbox|Drawing|Emphasis|Facts|Heading|Inline|LanguageSwitch|Link|LinkButton|List|LiveBadge|NoScript|PageLayout|PrayerReader|Prose|Quote|ReadingPage|SiteFooter|SiteHeader|Spinner|Stack|Strong|Text|TextArea|ThemeSwitch|Toast)/',
    '/app/(platform/(chunks|language|shell)|live)/',
    '/app/platform/messages/[a-z-]+\\.tsx?$',
    '/app/content/(content|content-blocks|content-page|content-screen|content-text|drawings|prayer-lines|blocks)\\.tsx?$',
    '/app/(application|routes|page-data|platform/(client/client|drafts/draft-storage|offline/registrations/store)|content/content-routes|session/(end-on-server|guard|return-address|session-context|session-storage))\\.tsx?$',
    '/api/(access|live|site|platform/(language|pages))/rules\\.ts$',
    '/node_modules/(react-router|react-router-dom|openapi-fetch|react-intl|@formatjs|intl-messageformat)/',
  ].join('|'),
);

/** The words of a page or a book in one language. */
const isWords = /\/content\/(pages|texts)\//;

/** What home, the pages of events and the registration form share: one small file, which brings none of the form's along. */
const eventCards =
  /\/app\/(events\/(add-to-calendar|band-ages|event-cards|event-dates|event-status|listed-event)|registrations\/form\/waiting-list-notice)\.tsx?$|\/api\/(events|pricing)\/rules\.ts$|\/design-system\/components\/(EventCard|Grid|Money|TwoColumns)\//;

/** What pages with a form share: its rules, its fields, drafts, and the dialog that asks before it is sent. */
const formParts =
  /\/app\/platform\/(drafts\/[a-z-]+|forms\/(?!form-date-field|form-password-field)[a-z-]+)\.tsx?$|\/app\/account\/expired-link\.tsx$|\/api\/(registrations|payments)\/rules\.ts$|\/app\/platform\/client\/(problem-|use-answer)|\/design-system\/components\/(CheckboxGroup|ConfirmDialog|Disclosure|ErrorSummary|Form|NumberField|RadioGroup|SaveState|Select|TextField)\//;

/** What the screens share on which people log in and get an account. */
const accountParts =
  /\/app\/(account\/check-your-email|session\/login\/code-form|platform\/forms\/form-password-field)\.tsx$|\/design-system\/components\/PasswordField\//;

/** Screens that are opened whole, each in one file with all that no other file has. */
const wholeScreens = {
  'public-form': /\/app\/forms\/[a-z-]+\.tsx?$/,
  registration:
    /\/app\/registrations\/(form\/(contact\/gender-field|draft|on-behalf|places-for|places-notice|registration-form|registration-screen|saved-draft|steps|use-submit|write-address)|form\/price\/[a-z-]+|lazy-steps|price-lines)\.tsx?$/,
  'registration-steps': /\/app\/registrations\/further-steps\.ts$/,
  // Both of its forms choose from one calendar.
  sabbath: /\/app\/sabbath\/|\/design-system\/(components\/CalendarField\/|i18n\/useCalendarMessages)/,
  waiver: /\/app\/waiver\/waiver-screen\.tsx$/,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    // React Aria's own words in the languages of the site only.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' as const },
    contentPlugin(),
    messagesPlugin(),
    isSsrBuild ? [] : [leanPackages(), plainImports()],
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
    react(),
    isSsrBuild ? undefined : fontLicences(),
  ],
  resolve: {
    // The catalogues are compiled by messagesPlugin, so browsers need no message parser.
    alias:
      command === 'build' && !isSsrBuild
        ? [
            ...leanRouter,
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
          // Two files that the page runs one after the other, so that a slow phone can react in between. What pages of
          // content share is in the second, whole: many small files cost more on the way than they hold.
          output: {
            // Every page's scripts name all other files: what is shorter here is shorter everywhere.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ facadeModuleId }) =>
              isWords.test(facadeModuleId ?? '') ? 'assets/[hash].js' : 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'site', test: everyPage },
                { name: 'events', test: eventCards },
                { name: 'form', test: formParts },
                { name: 'account', test: accountParts },
                ...Object.entries(wholeScreens).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
  },
}));
