import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, typePassword } from './journey.ts';
import { words } from './words.ts';

/*
 * Steps for journeys on a tablet that several people share.
 */

const text = words('en');

/** Text that someone types and nobody else may read. */
export const secret = 'Remember my sister Leocadia';

/** Logs in with a password, then continues to the page `next`. */
export async function signIn(page: Page, person: { email: string; password: string }, next: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next }).toString()}`);
  await typePassword(page, 'en', person);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(next));
}

/** Continues as a guest to the page `next`. */
export async function beGuest(page: Page, next: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next }).toString()}`);
  await page.getByRole('button', { name: text['login.guest'] }).click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(next));
}

/** All text that can be read on the page, including its fields. */
function readable(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input,textarea,select')].map(({ value }) => value),
    ].join('\n'),
  );
}

/** Expects that the secret cannot be read once the page has loaded all its data. */
export async function expectNothingOf(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await readable(page)).not.toContain(secret);
}

/**
 * Waits until scrolling has ended: it counts as activity, and typing into a field far below starts it. It waits for real browser
 * frames, because the page's clock is fake.
 */
async function scrollEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries);
        });
        observer.observe(document.documentElement);
      });
    for (let before = NaN; before !== window.scrollY; ) {
      before = window.scrollY;
      await frame();
      await frame();
    }
  });
}

/** Lets the session expire in all tabs of this browser. `limit` is in minutes. */
export async function timeOut(page: Page, limit: number): Promise<void> {
  await scrollEnded(page);
  await page.clock.fastForward(`${String(limit - 1)}:10`);
  const warning = page.getByRole('alertdialog', { name: text['inactivity.title'] });
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: text['login.title'] })).toBeVisible();
}

/** The session storage that the browser would restore with a reopened tab. */
export const tabMemory = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(sessionStorage as unknown as Record<string, string>));

/** Opens a tab as the browser restores it, with these session storage entries. */
export async function reopenedTab(context: BrowserContext, entries: [string, string][]): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript((kept) => {
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
  }, entries);
  return tab;
}
