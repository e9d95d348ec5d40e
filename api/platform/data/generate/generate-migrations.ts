/*
 * Writes migrations.gen.ts from the migrations folder: node api/platform/data/generate/generate-migrations.ts
 * It first moves each misplaced migration into its subfolder: 0001-0025, 0026-0050 and so on.
 * With --check it changes nothing and fails if anything would change.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const perFolder = 25;
const root = new URL('../migrations/', import.meta.url);
const file = new URL('../migrations.gen.ts', import.meta.url);
const isCheck = process.argv.includes('--check');
const refuse = (message: string): void => {
  console.error(`${message}: run node api/platform/data/generate/generate-migrations.ts`);
  process.exitCode = 1;
};

/** Returns the subfolder for a migration, based on its number. */
function folderOf(name: string): string {
  const first = Math.floor((Number(name.slice(0, 4)) - 1) / perFolder) * perFolder + 1;
  return [first, first + perFolder - 1].map((number) => String(number).padStart(4, '0')).join('-');
}

const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(^|\/)\d{4}-[a-z0-9-]+\.ts$/.test(path));
const names = paths.map((path) => path.replace(/^.*\//, '').replace('.ts', '')).sort();
const pathOf = (name: string): string => `${folderOf(name)}/${name}.ts`;

for (const name of names) {
  const path = paths.find((candidate) => candidate.endsWith(`${name}.ts`)) ?? '';
  if (path === pathOf(name)) continue;
  if (isCheck) refuse(`The migration ${path} belongs to the folder ${folderOf(name)}`);
  else {
    mkdirSync(new URL(folderOf(name), root), { recursive: true });
    renameSync(new URL(path, root), new URL(pathOf(name), root));
  }
}
const idOf = (name: string): string => `up${name.slice(0, 4)}`;

const text = `// Generated from the folder migrations by api/platform/data/generate/generate-migrations.ts. Do not edit.
import type { Migration } from 'kysely/migration';
${names.map((name) => `import { up as ${idOf(name)} } from './migrations/${pathOf(name)}';`).join('\n')}

/** Every migration, in order. They are named here, so that a build needs no folder and none slips in. */
export const migrations: Readonly<Record<string, Migration>> = {
${names.map((name) => `  '${name}': { up: ${idOf(name)} },`).join('\n')}
};
`;

if (!isCheck) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) refuse('migrations.gen.ts differs from the folder migrations');
