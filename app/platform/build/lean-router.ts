import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build, type Plugin } from 'vite';

const router = 'react-router-dom';
const ofRouter = createRequire(createRequire(import.meta.url).resolve(router));
/** The router's files without its developer warnings; its package exports only the others. */
const production = `${dirname(ofRouter.resolve('react-router/package.json'))}/dist/production`;
const entry = '\0lean-router-entry';
const bundled = '\0lean-router';

/** Everything that the site uses from the router in the browser. The build stops at any other import: add its name here. */
const used = [
  ...['createBrowserRouter', 'matchRoutes', 'Navigate', 'Outlet', 'redirect', 'ScrollRestoration'],
  ...['useLoaderData', 'useLocation', 'useMatches', 'useNavigate', 'useNavigation', 'useRevalidator', 'useRouteError'],
  ...['useRouteLoaderData', 'useSearchParams'],
];

const exports = `
  export { ${used.join(', ')} } from '${production}/index.mjs';
  export { RouterProvider } from '${production}/dom-export.mjs';
`;

/** React for the router: with a `forwardRef` that the bundler knows to be free of side effects. */
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
 * Bundles the router separately first and tells the bundler what is true for the router but not for React's own files: properties
 * set outside of functions have no side effects. So its links and forms, which the site does not use, are dropped with everything
 * they need for submitting and prefetching.
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
