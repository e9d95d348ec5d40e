import { runSite } from '../../main.ts';
import { createDevelopmentSite } from '../pages/development.ts';
import { loadEnvironmentFile } from './environment.ts';

/** `npm run dev`: runs the site from its sources. Screens update at once; the API restarts when its files change. */
loadEnvironmentFile();
await runSite({ development: true, site: createDevelopmentSite });
