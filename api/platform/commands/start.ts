import { parseArgs } from 'node:util';
import { runSite } from '../../main.ts';
import { createSite } from '../pages/site.ts';
import { loadEnvironmentFile } from './environment.ts';
import { ensureBuild } from './ensure-build.ts';
import { stopWithNpm } from './stop-with-npm.ts';

/** `npm start` and, with `--demo`, `npm run demo`: builds the site if needed, then runs it until it is stopped. */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });

stopWithNpm();
try {
  loadEnvironmentFile();
  ensureBuild();
  await runSite({ demo: values.demo, site: createSite });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
