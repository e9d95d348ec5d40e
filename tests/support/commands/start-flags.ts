import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string };
};

/** What `npm start` tells Node.js, such as how much memory new objects may take. Whatever runs the site the same way passes it on. */
export const startFlags: readonly string[] = scripts.start.split(' ').filter((word) => word.startsWith('--'));
