import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The Chromium to test with: the one named, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => place !== undefined && existsSync(place));
}

/**
 * Finds a Chromium, or installs one: Playwright's, else the distribution's where this user may.
 * @throws when there is none and none can be had, with the ways out.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const waitForOthers = ['-o', 'DPkg::Lock::Timeout=120'];
    try {
      execFileSync('apt-get', ['update', '-qq', ...waitForOthers], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', ...waitForOthers, 'chromium'], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // What is missing is said below.
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium, and none could be installed. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}
