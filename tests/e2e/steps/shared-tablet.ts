import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, typePassword } from './journey.ts';
import { words } from './words.ts';

/*
 * A tablet that several people share, as journeys use it.
 */

const text = words('en');

/** What someone types that nobody else may read. */
export const secret = 'Remember my sister Leocadia';

/** Signs in with a password on the way to this place. */
export async function signIn(page: Page, person: { email: string; password: string }, next: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next }).toString()}`);
  await typePassword(page, 'en', person);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(next));
}

/** Goes on as a guest, on the way to this place. */
export async function beGuest(page: Page, next: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next }).toString()}`);
  await page.getByRole('button', { name: text['login.guest'] }).click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(next));
}

/** Everything that can be read on the page, in its fields too. */
function readable(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input,textarea,select')].map(({ value }) => value),
    ].join('\n'),
  );
}

/** Nothing of it can be read, when everything has come that the page asks for. */
export async function expectNothingOf(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await readable(page)).not.toContain(secret);
}

/**
 * Waits until nothing scrolls any more: that counts as activity, and typing into a field far below begins it. The frames
 * are the browser's own, since the clock of the page is not.
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

/** Lets the session of this page run out, in all its tabs. */
export async function timeOut(page: Page, limit: number): Promise<void> {
  await scrollEnded(page);
  await page.clock.fastForward(`${String(limit - 1)}:10`);
  const warning = page.getByRole('alertdialog', { name: text['inactivity.title'] });
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: text['login.title'] })).toBeVisible();
}

/** What the browser would bring back with a tab that is reopened. */
export const tabMemory = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(sessionStorage as unknown as Record<string, string>));

/** A tab that the browser restores with its content. */
export async function reopenedTab(context: BrowserContext, entries: [string, string][]): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript((kept) => {
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
  }, entries);
  return tab;
}
