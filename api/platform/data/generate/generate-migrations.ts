/*
 * Writes migrations.gen.ts from the folder: node api/platform/data/generate/generate-migrations.ts
 * With --check it writes nothing and fails when the file is not what would be written.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../migrations.gen.ts', import.meta.url);
const names = readdirSync(new URL('../migrations/', import.meta.url))
  .filter((name) => /^\d{4}-[a-z0-9-]+\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))
  .sort();
const idOf = (name: string): string => `up${name.slice(0, 4)}`;

const text = `// Generated from the folder migrations by api/platform/data/generate/generate-migrations.ts. Do not edit.
import type { Migration } from 'kysely/migration';
${names.map((name) => `import { up as ${idOf(name)} } from './migrations/${name}.ts';`).join('\n')}

/** Every migration, in order. They are named here, so that a build needs no folder and none slips in. */
export const migrations: Readonly<Record<string, Migration>> = {
${names.map((name) => `  '${name}': { up: ${idOf(name)} },`).join('\n')}
};
`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('migrations.gen.ts differs from the folder migrations: run node api/platform/data/generate/generate-migrations.ts');
  process.exitCode = 1;
}
