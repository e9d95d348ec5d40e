import { expect, test as base, type Page } from '@playwright/test';
import type { UserType } from '../../../api/access/rules.ts';
import { findViolations } from './violations.ts';
import { stoppedPainting, stopsPainting } from '../lost-browser.ts';
import { pageFaults } from './page-checks.ts';
import { words, type Language } from './words.ts';

/** An email that the journeys' mail server received; see serve.ts. */
interface Mail {
  subject: string;
  text: string;
  html: string;
  /** How many emails this address has received so far. */
  count: number;
}

/** A journey fails on any console message and on any request to another host. */
export const test = base.extend<{ noise: string[]; friends: string[]; expectedStatuses: number[] }>({
  /** Other sites that a journey visits: their pages are not checked. */
  friends: [[], { option: true }],
  /** Statuses of refused requests that a journey expects at any time; the browser may log them after the page shows them. */
  expectedStatuses: [[], { option: true }],
  noise: [
    async ({ page, baseURL, friends, expectedStatuses }, use, testInfo) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const isNoise = message.type() === 'error' || message.type() === 'warning';
        // Expected: the journeys' configuration blocks the service worker.
        if (!isNoise || message.text().startsWith('Service Worker registration blocked')) return;
        const isRefused = message.text().includes('the server responded with a status');
        if (isRefused && expectedStatuses.some((status) => message.text().includes(` ${String(status)} `))) return;
        noise.push(isRefused ? `${message.text()} ${message.location().url}` : message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('request', (request) => {
        const isKnown = [baseURL ?? '', 'data:', ...friends].some((start) => request.url().startsWith(start));
        if (!isKnown) noise.push(`request to ${request.url()}`);
      });
      await use(noise);
      if (testInfo.errors.length > 0 && (await stopsPainting(page)))
        testInfo.annotations.push({
          type: stoppedPainting,
          description: 'the page answers, and the browser draws nothing',
        });
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The URL of a helper request that serve.ts answers. */
export function helperAddress(path: string): string {
  const port = Number(new URL(test.info().project.use.baseURL ?? '').port) + 1;
  return `http://127.0.0.1:${port}${path}`;
}

/** Waits for the `nth` email to this address whose subject contains this text. */
export async function receivedMail(to: string, subject = '', nth = 1): Promise<Mail> {
  const query = new URLSearchParams({ to, subject, nth: String(nth) });
  return (await (await fetch(helperAddress(`/?${query.toString()}`))).json()) as Mail;
}

/**
 * Registers a family with two minors, without going through the form. Returns the ID and key that open its registration, and its
 * reference.
 */
export async function registeredFamily(
  email: string,
  language: Language,
): Promise<{ id: string; key: string; reference: string }> {
  const query = new URLSearchParams({ email, language });
  return (await (await fetch(helperAddress(`/family?${query.toString()}`))).json()) as {
    id: string;
    key: string;
    reference: string;
  };
}

/** The link in an email, without the site's host, which differs in the journeys. */
export function linkIn({ text }: Mail, path: string): string {
  const found = new RegExp(`${path}\\S*#\\S+`).exec(text)?.[0];
  if (found === undefined) throw new Error(`No link to ${path} in: ${text}`);
  return found;
}

/**
 * Logs this browser in as a user with one user type, without going through the login page. Journeys share that user; with `isOwn`
 * the user is new, and drafts and entries belong to this journey alone.
 */
export async function beOfType(page: Page, userType: UserType, isOwn = false): Promise<void> {
  const address = helperAddress(`/session?type=${userType}${isOwn ? '&own=1' : ''}`);
  const { token, user } = (await (await fetch(address)).json()) as {
    token: string;
    user: unknown;
  };
  await page
    .context()
    .addCookies([{ name: 'session', value: token, url: test.info().project.use.baseURL ?? '', httpOnly: true }]);
  await page.addInitScript((known) => {
    localStorage.setItem('user', JSON.stringify(known));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 900_000 }));
  }, user);
}

/** Types email and password into the login page and sends them. */
export async function typePassword(
  page: Page,
  language: Language,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const text = words(language);
  await page.getByLabel(text['field.email'], { exact: true }).fill(email);
  await page.getByLabel(text['field.password'], { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: text['login.submit'] }).click();
}

/** Ends the session of this browser at the API, as another device of the same person can. */
export async function endSession(page: Page, baseURL = ''): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'session')?.value ?? '';
  const headers = { Cookie: `session=${token}`, Origin: baseURL };
  const { status } = await fetch(`${baseURL}/api/session`, { method: 'DELETE', headers });
  expect(status).toBe(204);
}

/** The session data that the specification lets the browser store. */
export function storedSession(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(['user', 'token', 'guestToken', 'zoomToken'].map((key) => [key, localStorage.getItem(key)])),
  );
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Finishes running fades, slides and drawings, because colors are wrong in the middle of a fade. Endless animations continue. */
export async function endMovements(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) animation.finish();
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Expects that the current page violates neither WCAG 2.2 A or AA nor the checks of page-checks.ts. */
export async function expectAccessible(page: Page): Promise<void> {
  await endMovements(page);
  const violations = await findViolations(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
  expect(await pageFaults(page)).toEqual([]);
}

/** Expects that nothing overflows the window horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
