import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as serverEntry from '../../../app/entry-server.tsx';

/** The parts of the app that the server uses: rendering and the surrounding HTML. */
export type Application = Pick<
  typeof serverEntry,
  | 'render'
  | 'patternOf'
  | 'spelledAddress'
  | 'documentHtml'
  | 'standInHtml'
  | 'outdatedHtml'
  | 'refusedFileHtml'
  | 'earlyScript'
  | 'startScript'
>;
/** Which data about the places of events a page shows. */
export type PlacesShown = serverEntry.PlacesShown;
export type PageAssets = Parameters<Application['documentHtml']>[1];

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** The directory of the built browser files, which are served under their hashed names. */
export const clientDirectory = `${dist}client`;
const applicationFile = `${dist}server/entry-server.js`;
const startScriptFile = `${dist}server/start-script.js`;

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** Whether `npm run build` has been run. */
export function isBuilt(): boolean {
  return [applicationFile, startScriptFile, `${clientDirectory}/.vite/manifest.json`].every((file) => existsSync(file));
}

/** Returns the files of the entry in order: each file after the files that it imports, and the entry last. */
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

/** Reads the manifest of the build. If it is incomplete, throws an error that says how to fix it. */
function readManifest(): { files: string[]; stylesheet: string } {
  const manifest = JSON.parse(readFileSync(`${clientDirectory}/.vite/manifest.json`, 'utf8')) as Manifest;
  const [entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  if (!entry || !stylesheet) throw new Error('The build has no entry or no stylesheet: run "npm run build" again.');
  return { files: filesInOrder(manifest, entry), stylesheet: `/${stylesheet.file}` };
}

async function loadApplication(): Promise<Application> {
  // React is loaded with the application, as its production build unless another one is requested.
  process.env.NODE_ENV ??= 'production';
  return (await import(pathToFileURL(applicationFile).href)) as Application;
}

/** Writes the script that every page contains, minified by `shorten`. Needs the files of a finished browser and server build. */
export async function writeStartScript(shorten: (script: string) => string): Promise<void> {
  const { files, stylesheet } = readManifest();
  const { startScript } = await loadApplication();
  writeFileSync(startScriptFile, shorten(startScript(files, stylesheet)));
}

/** Loads the production build. If there is none, throws an error that says how to fix it. */
export async function loadBuild(): Promise<{ application: Application; assets: PageAssets }> {
  if (!isBuilt()) throw new Error('The site is not built: run "npm run build", or "npm start", which builds it.');
  const application = await loadApplication();
  const { stylesheet } = readManifest();
  return {
    application,
    assets: {
      css: readFileSync(`${clientDirectory}${stylesheet}`, 'utf8'),
      stylesheet,
      earlyScript: application.earlyScript,
      startScript: readFileSync(startScriptFile, 'utf8'),
    },
  };
}
