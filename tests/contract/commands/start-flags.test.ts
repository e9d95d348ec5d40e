import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startFlags } from '../../support/commands/start-flags.ts';

test.each(['docs/examples/Dockerfile', 'docs/examples/retreat-center@.service'])(
  '%s starts the site as npm start does',
  async (file) => {
    expect(startFlags).not.toHaveLength(0);
    const text = await readFile(file, 'utf8');
    for (const flag of startFlags) expect(text).toContain(flag);
  },
);
