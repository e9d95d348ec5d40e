import { readFileSync, existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as serverEntry from '../../app/entry-server.tsx';

/** What the server uses of the application: rendering and the HTML around it. */
export type Application = Pick<typeof serverEntry, 'render' | 'documentHtml' | 'failureHtml' | 'themeScript'>;
export type PageAssets = Parameters<Application['documentHtml']>[1];

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The built browser files, served by their hashed names. */
export const clientDirectory = `${dist}client`;

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  css?: string[];
}

/** Whether `npm run build` has been run. */
export function isBuilt(): boolean {
  return existsSync(`${dist}server/entry-server.js`) && existsSync(`${clientDirectory}/.vite/manifest.json`);
}

/**
 * Starts the application after the first paint: in the first idle moment after everything is loaded, or at once when
 * someone touches the page. Until then links are links and menus open by themselves.
 */
function startScript(entry: string): string {
  return [
    '(()=>{',
    `let started;const start=()=>{if(!started){started=1;import(${JSON.stringify(entry)})}};`,
    "for(const type of ['pointerdown','keydown','touchstart'])addEventListener(type,start,{once:true,passive:true,capture:true});",
    'const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);',
    "if(document.readyState==='complete')idle();else addEventListener('load',idle,{once:true})",
    '})()',
  ].join('');
}

/** Loads the production build. Throws with the way out when there is none. */
export async function loadBuild(): Promise<{ application: Application; assets: PageAssets }> {
  if (!isBuilt()) throw new Error('The site is not built: run "npm run build", or "npm start", which builds it.');
  // React is loaded with the application: its production build, unless someone asks for another.
  process.env.NODE_ENV ??= 'production';
  const application = (await import(pathToFileURL(`${dist}server/entry-server.js`).href)) as Application;
  const manifest = JSON.parse(readFileSync(`${clientDirectory}/.vite/manifest.json`, 'utf8')) as Record<string, ManifestEntry>;
  const entries = Object.values(manifest);
  const entry = entries.find(({ isEntry }) => isEntry);
  const stylesheet = entries.find(({ file }) => file.endsWith('.css'));
  if (!entry || !stylesheet) throw new Error('The build has no entry or no stylesheet: run "npm run build" again.');
  return {
    application,
    assets: {
      css: readFileSync(`${clientDirectory}/${stylesheet.file}`, 'utf8'),
      earlyScript: application.themeScript,
      startScript: startScript(`/${entry.file}`),
      icon: '/icon.svg',
    },
  };
}
