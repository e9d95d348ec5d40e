import { sharedParts } from '../messages/parts.ts';

/** The entry in Vite's manifest for each module of the build. */
interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  assets?: string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The source modules of the pages for offline reading. */
const needed = [
  'entry-browser.tsx',
  'style.css',
  'content/prayers/prayers-screen.tsx',
  'content/prayers/scripture-screen.tsx',
  'content/confession/confession-screen.tsx',
  'home/offline-screen.tsx',
  'platform/offline/saved-notice.tsx',
  'session/logout-screen.tsx',
  'events/event-screen.tsx',
  'registrations/own/confirmation-screen.tsx',
  'platform/messages/later-messages.ts',
  ...sharedParts.flatMap((part) => ['en', 'es'].map((language) => `platform/messages/${language}.json?${part}`)),
  ...[
    'pages/spirituality/prayers.md',
    'pages/spirituality/wog.md',
    'pages/spirituality/confession.md',
    'pages/offline.md',
    'texts/prayers.json',
    'texts/scripture.json',
  ].flatMap((file) => [`content/${file}?en`, `content/${file}?es`]),
];

/**
 * The addresses of the files that the worker saves beforehand: these modules, what they import and the fonts.
 * @throws when the build lacks a listed module, so that a renamed one is noticed.
 */
export function essentialFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const add = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const entry = manifest[key];
    if (!entry)
      throw new Error(
        `The build has no ${key}, which the pages without a connection need (app/platform/offline/essential-files.ts)`,
      );
    files.add(`/${entry.file}`);
    for (const asset of entry.assets ?? []) files.add(`/${asset}`);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const key of needed) add(key);
  return [...files].sort();
}
