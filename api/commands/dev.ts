import { existsSync } from 'node:fs';
import { runSite } from '../main.ts';
import { createDevelopmentSite } from '../pages/development.ts';

/** `npm run dev`: the site from its sources; screens change at once, the API restarts when its files change. */
if (existsSync('.env')) process.loadEnvFile('.env');
await runSite({ site: createDevelopmentSite });
