import { spawnSync } from 'node:child_process';

/*
 * Lists known vulnerabilities of the packages that the site runs with, according to the registry today. This needs network
 * access and is not part of `npm test`, which must give the same result every day.
 *   npm run test:advisories [-- --all]     with --all, also the packages used only for building and testing
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
// Vulnerabilities that "npm audit" does not cover are listed in SECURITY.md, "Dependencies to watch".
process.exit(serious.length > 0 ? 1 : 0);
