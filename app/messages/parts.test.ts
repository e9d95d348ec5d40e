import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import { partOf } from './parts.ts';

const app = join(import.meta.dirname, '..');

/** Where the screens hang that are fetched when they are opened. */
const tables = ['routes.tsx', 'content/content-routes.ts', 'registrations-staff/desk-routes.ts'];

/** The screens that make do with the words of every page. */
const contentScreens = [
  ...['content/content-screen.tsx', 'content/prayers-screen.tsx', 'content/scripture-screen.tsx', 'content/confession-screen.tsx'],
  ...['content/person-screen.tsx', 'home/home-screen.tsx'],
];

/** These files and all that they import, except the screens behind the addresses and what comes with its own words. */
function filesOf(roots: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    const name = relative(app, file);
    if (found.has(name) || name.startsWith('..') || !/\.tsx?$/.test(name)) return;
    const code = readFileSync(file, 'utf8');
    found.set(name, code);
    const imports = [...code.matchAll(/(?:^(?:import|export) (?!type)[^;]*?from |^import )'(\.[^']+)'/gm)];
    const lazy = tables.includes(name) ? [] : [...code.matchAll(/(?<!withFurtherMessages\(\(\) => )import\('(\.[^']+)'\)/g)];
    for (const [, path = ''] of [...imports, ...lazy]) visit(join(dirname(file), path));
  };
  for (const root of roots) visit(join(app, root));
  return found;
}

test('a page of content has all its words without those of forms and staff', () => {
  const files = filesOf(['entry-browser.tsx', ...contentScreens]);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['shell/frame.tsx', 'content/content-blocks.tsx', 'events/event-cards.tsx']));
  const further = Object.keys(en).filter((id) => partOf(id) === 'further');
  expect(further.length).toBeGreaterThan(300);
  const beginnings = new Set(further.map((id) => id.split('.')[0] ?? ''));
  const lacking = [...files].flatMap(([name, code]) => [
    ...further.filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`)).map((id) => `${name}: ${id}`),
    ...[...code.matchAll(/`(\w+)\.[\w.]*\$\{/g)].filter(([, beginning = '']) => beginnings.has(beginning)).map(([text]) => `${name}: ${text}`),
  ]);
  expect(lacking).toEqual([]);
});
