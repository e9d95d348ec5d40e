import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Alias, Plugin } from 'vite';

const ofReactRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
/** The router's files for production. Its package names only the ones with warnings for developers. */
const production = `${dirname(ofReactRouterDom.resolve('react-router/package.json'))}/dist/production`;

/** Lets the build take the router without its warnings for developers: half a kilobyte (brotli) of every page's scripts. */
export const leanRouter: Alias[] = [
  { find: /^react-router$/, replacement: `${production}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}/dom-export.mjs` },
];

/** Components of the router that the site does not use: its links and forms are the design system's. */
const unused = ['Link', 'NavLink', 'Form'] as const;

/**
 * Marks these components as what they are: without an effect while nobody uses them. The package says so of itself, but the
 * bundler looks at each statement, and `Link.displayName = "Link"` might do anything; so they would stay, with all that
 * they need to send forms and fetch ahead: 3.6 kB (brotli) of every page's scripts. The bundler's own options
 * (`manualPureFunctions`, `propertyWriteSideEffects`) hold for all packages, and then leave out what React needs.
 *
 * A component that is used one day works as before, without a name in the developer's tools. A router that is written in
 * another way stops the build: see then whether its size has made this superfluous.
 */
export function leanPackages(): Plugin {
  let isMarked = false;
  return {
    name: 'lean-packages',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(production) || !code.includes(`${unused[0]}.displayName`)) return undefined;
      isMarked = true;
      const marked = unused.reduce((text, name) => {
        const pure = replaceOnce(
          text,
          new RegExp(`(?<=^var ${name} = )(?=\\w+\\.forwardRef\\()`, 'gm'),
          '/* @__PURE__ */ ',
        );
        return replaceOnce(pure, new RegExp(`^${name}\\.displayName = "${name}";$`, 'gm'), '');
      }, code);
      return { code: marked, map: null };
    },
    buildEnd(error) {
      if (!error && !isMarked) throw changed(unused.join(', '));
    },
  };
}

/** What Vite calls the file that it wraps around every part that is loaded later. */
const wrapper = '\0vite/preload-helper.js';

/**
 * Lets a part that is loaded later be loaded and nothing else. Vite looks for its styles and its further files first; here is one
 * stylesheet, and a part asks for its own files: half a kilobyte (brotli) of every page's scripts for nothing.
 */
export function plainImports(): Plugin {
  let isPlain = false;
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== wrapper) return undefined;
      isPlain = true;
      return 'export const __vitePreload = (load) => load();';
    },
    buildEnd(error) {
      if (!error && !isPlain)
        throw new Error('Vite wraps imports in another way now (app/platform/build/lean-packages.ts)');
    },
  };
}

function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  if ([...code.matchAll(pattern)].length !== 1) throw changed(String(pattern));
  return code.replace(pattern, replacement);
}

function changed(missing: string): Error {
  return new Error(
    `react-router is written in another way now: ${missing} is not there once (app/platform/build/lean-packages.ts)`,
  );
}
