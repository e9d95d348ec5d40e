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
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** Whether `npm run build` has been run. */
export function isBuilt(): boolean {
  return existsSync(`${dist}server/entry-server.js`) && existsSync(`${clientDirectory}/.vite/manifest.json`);
}

/** The files that the entry is made of, each after those it needs, the entry last. */
function filesInOrder(manifest: Manifest, entry: string): string[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    for (const needed of manifest[key]?.imports ?? []) visit(needed);
    keys.add(key);
  };
  visit(entry);
  return [...keys].flatMap((key) => manifest[key] ?? []).map(({ file }) => `/${file}`);
}

/**
 * Starts the application after the first paint: in the first idle moment after everything is loaded, or at once when
 * someone touches the page. Until then links are links and menus open by themselves. All files are fetched together
 * and run one by one, so that a slow phone can answer a touch in between.
 */
function startScript(files: string[]): string {
  return [
    '(()=>{',
    `const files=${JSON.stringify(files)};`,
    "let started;const start=async()=>{if(started)return;started=1;",
    "for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));",
    'for(const href of files){await import(href);await new Promise((resolve)=>setTimeout(resolve))}};',
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
  const manifest = JSON.parse(readFileSync(`${clientDirectory}/.vite/manifest.json`, 'utf8')) as Manifest;
  const [entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  if (!entry || !stylesheet) throw new Error('The build has no entry or no stylesheet: run "npm run build" again.');
  return {
    application,
    assets: {
      css: readFileSync(`${clientDirectory}/${stylesheet.file}`, 'utf8'),
      earlyScript: application.themeScript,
      startScript: startScript(filesInOrder(manifest, entry)),
      icon: '/icon.svg',
    },
  };
}
