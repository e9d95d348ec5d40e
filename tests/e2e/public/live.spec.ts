import type { Page } from '@playwright/test';
import { liveCheckInterval } from '../../../api/live/rules.ts';
import { expect, hydrated, test } from '../steps/journey.ts';
import { words } from '../steps/words.ts';

const text = words('en');
const live = { live: true, url: 'https://video.test/live' };

/**
 * Answers the live sign's requests with these states in turn, then always with the last one. The returned function counts the
 * requests.
 */
async function answers(page: Page, ...states: ({ live: boolean; url?: string } | 'failure')[]): Promise<() => number> {
  let questions = 0;
  await page.route('**/api/live', async (route) => {
    const state = states[Math.min(questions, states.length - 1)];
    questions += 1;
    if (state === 'failure' || state === undefined) await route.abort();
    else await route.fulfill({ json: state });
  });
  return () => questions;
}

const sign = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${text['live.short']} `) });

/** Sets whether the page is visible. */
async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-05T15:00:00Z') });
});

test('the live sign is in the header and on home during a broadcast, links to it, and is announced once', async ({
  page,
}) => {
  await answers(page, live);
  await page.goto('/');
  await expect(sign(page)).toHaveAttribute('href', live.url);
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${text['live.now']}`) })).toBeVisible();
  const said = page.locator('[aria-live="polite"]');
  await expect(said).toContainText(text['live.now']);
  // Screen readers must not find the announcement at the end of the page later.
  await page.clock.fastForward('00:10');
  await expect(said).toBeEmpty();
  await page.getByRole('main').getByRole('link', { name: text['home.allEvents'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['events.title']);
  // The other page is announced; the sign is shown without being announced again.
  await expect(sign(page)).toBeVisible();
  await expect(said).toContainText(text['events.title']);
  await expect(said).not.toContainText(text['live.now']);
  // Nor is it after a page load, which asks again.
  await page.reload();
  await expect(sign(page)).toBeVisible();
  await expect(said).not.toContainText(text['live.now']);
});

test('the state is requested after the page loads and every ten minutes while it is visible', async ({ page }) => {
  const questions = await answers(page, { live: false }, live, { live: false });
  await page.goto('/');
  await hydrated(page);
  await expect.poll(questions).toBe(1);
  await expect(sign(page)).toHaveCount(0);

  await page.clock.fastForward(liveCheckInterval);
  await expect(sign(page)).toBeVisible();
  expect(questions()).toBe(2);

  await setVisible(page, false);
  await page.clock.fastForward(liveCheckInterval * 3);
  await page.clock.runFor(1000);
  expect(questions()).toBe(2);

  await setVisible(page, true);
  await expect(sign(page)).toHaveCount(0);
  expect(questions()).toBe(3);
  // Hiding and showing the page sends no request before the next one is due.
  await setVisible(page, false);
  await setVisible(page, true);
  await page.clock.runFor(1000);
  expect(questions()).toBe(3);
});

test('a failure removes the sign silently', async ({ page, noise }) => {
  await answers(page, live, 'failure');
  await page.goto('/');
  await expect(sign(page)).toBeVisible();
  await page.clock.fastForward(liveCheckInterval);
  await expect(sign(page)).toHaveCount(0);
  await page.clock.fastForward('00:10');
  await expect(page.locator('[aria-live="polite"]')).toBeEmpty();
  await expect(page.getByRole('main').getByText(text['live.not'])).toBeVisible();
  // The browser itself logs the request.
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('nothing moves when the sign appears, not even on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await answers(page, { live: false }, live);
  await page.goto('/');
  await hydrated(page);
  const top = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await page.clock.fastForward(liveCheckInterval);
  await expect(sign(page)).toBeVisible();
  expect(await top()).toBe(before);
});
