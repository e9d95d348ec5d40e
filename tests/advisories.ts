import { spawnSync } from 'node:child_process';

/*
 * Known weaknesses of the packages that the site runs with, as the registry knows them today. For machines with a network;
 * it is no part of `npm test`, which must give the same answer every day.
 *   npm run test:advisories [-- --all]     with --all, the packages that only build and test it too
 */

interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly fixAvailable: unknown;
}

const isWhole = process.argv.includes('--all');
const asked = ['audit', '--json', ...(isWhole ? [] : ['--omit=dev'])];
const { stdout, error } = spawnSync('npm', asked, { encoding: 'utf8', shell: process.platform === 'win32' });

function answerOf(text: string): { vulnerabilities?: Record<string, Advisory> } | undefined {
  try {
    return JSON.parse(text) as { vulnerabilities?: Record<string, Advisory> };
  } catch {
    return undefined;
  }
}

const vulnerabilities = error ? undefined : answerOf(stdout)?.vulnerabilities;
if (!vulnerabilities) {
  console.error(
    'The registry could not be asked for advisories: it needs a network and a registry that answers "npm audit". Nothing was checked.',
  );
  process.exit(2);
}

const found = Object.values(vulnerabilities);
for (const { name, severity, fixAvailable } of found) {
  console.log(`${severity}: ${name}${fixAvailable === false ? '' : ' (a version without it is there)'}`);
}
const serious = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
console.log(`${String(found.length)} packages with advisories, ${String(serious.length)} of them high or critical.`);
// What "npm audit" does not know of is in SECURITY.md, "Dependencies to watch".
process.exit(serious.length > 0 ? 1 : 0);
