import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string };
};

/** The Node.js flags of `npm start`, such as the memory for new objects. Code that runs the site the same way passes them on. */
export const startFlags: readonly string[] = scripts.start.split(' ').filter((word) => word.startsWith('--'));
