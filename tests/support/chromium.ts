import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's Chromium without a user interface: the same engine, and the tests need a quarter less CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Full browsers: Playwright's own, or the system's. */
const browsers = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (places: readonly (string | undefined)[]): string | undefined =>
  places.find((place) => place !== undefined && existsSync(place));

/** Finds the Chromium for tests: CHROMIUM_PATH, the headless shell, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, headlessShell, ...browsers]);
}

/** Installs a system package if this user may. The caller reports what is still missing. */
function installFromDistribution(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the system package "${name}" with apt-get. To use a browser of your own, set CHROMIUM_PATH.`);
  const waitForOthers = ['-o', 'DPkg::Lock::Timeout=120'];
  try {
    execFileSync('apt-get', ['update', '-qq', ...waitForOthers], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', ...waitForOthers, name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The release has no such package, or there is no network. Another source may work; otherwise `ensure` throws.
  }
}

/**
 * Returns the browser that `find` finds, installing one if needed: Playwright's Chromium, or else the first distribution
 * package that works.
 * @throws when there is none and none can be installed; the message explains how to get one.
 */
function ensure(find: () => string | undefined, packages: readonly string[]): string {
  const found = find();
  if (found) return found;
  console.log('No Chromium found: downloading Playwright’s. To use a browser of your own, set CHROMIUM_PATH.');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  for (const name of packages) {
    if (!find()) installFromDistribution(name);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium, and none could be installed. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}

/** Returns a Chromium for tests. @throws when there is none and none can be installed. */
export function ensureChromium(): string {
  return ensure(findChromium, ['chromium-headless-shell', 'chromium']);
}

/** Returns a full browser like the one people use, for measurements. @throws when there is none and none can be installed. */
export function ensureWholeChromium(): string {
  return ensure(() => firstOf([process.env.CHROMIUM_PATH, ...browsers]), ['chromium']);
}
