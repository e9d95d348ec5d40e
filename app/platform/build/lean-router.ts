import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build, type Plugin } from 'vite';

const router = 'react-router-dom';
const ofRouter = createRequire(createRequire(import.meta.url).resolve(router));
/** The router's files without its warnings for developers; its package names only the others. */
const production = `${dirname(ofRouter.resolve('react-router/package.json'))}/dist/production`;
const entry = '\0lean-router-entry';
const bundled = '\0lean-router';

/** All that the site uses of the router in the browser. The build stops at an import of anything else: add its name here. */
const used = [
  ...['createBrowserRouter', 'matchRoutes', 'Navigate', 'Outlet', 'redirect', 'ScrollRestoration'],
  ...['useLoaderData', 'useLocation', 'useMatches', 'useNavigate', 'useNavigation', 'useRevalidator', 'useRouteError'],
  ...['useRouteLoaderData', 'useSearchParams'],
];

const exports = `
  export { ${used.join(', ')} } from '${production}/index.mjs';
  export { RouterProvider } from '${production}/dom-export.mjs';
`;

/** React as the router is to see it: with a `forwardRef` of which the bundler knows that calling it changes nothing. */
const react = '\0react-for-router';
const realReact = 'react?real';
const reactForRouter = `
  import { forwardRef as real } from '${realReact}';
  export * from '${realReact}';
  /* @__NO_SIDE_EFFECTS__ */
  export function forwardRef(render) { return real(render); }
`;

const sources: Record<string, string> = { [entry]: exports, [react]: reactForRouter };

/**
 * Bundles the router by itself first, and tells the bundler what is true for the router and false for React's own files:
 * properties that are set outside of functions have no effect. So its links and forms, which the site does not use, are
 * left out, with all that they need to submit and to prefetch.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === router ? bundled : undefined),
    load: (id) => (id === bundled ? bundle() : undefined),
  };
}

const routerSources: Plugin = {
  name: 'lean-router-sources',
  enforce: 'pre',
  resolveId(id) {
    if (id === 'react') return react;
    if (id === realReact) return { id: 'react', external: true };
    return id === entry ? id : undefined;
  },
  load: (id) => sources[id],
};

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [routerSources],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react-dom($|\/)/,
        treeshake: { propertyWriteSideEffects: false },
      },
    },
  });
  const [result] = [built].flat();
  const [chunk] = result && 'output' in result ? result.output : [];
  if (!chunk) throw new Error('The router was not bundled');
  return chunk.code;
}
