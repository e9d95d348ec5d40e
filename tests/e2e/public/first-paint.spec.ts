import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../steps/journey.ts';

/*
 * Before its scripts have come, a page that is opened at its beginning is laid out no further than one sees. Nothing may
 * be missing because of that: not for who scrolls at once, not for who is led to a place within it.
 */
const arriving = (page: Page): Locator => page.locator('html[data-arriving]');

/** How far the browser has laid the prayer out: what it leaves for later has no box for its words. */
const isLaidOut = (prayer: Locator): Promise<boolean> =>
  prayer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe('while no script has come', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => new Promise(() => undefined));
  });

  test('content far below is left for later and is there for people who scroll', async ({ page }) => {
    await page.goto('/prayers');
    await expect(arriving(page)).toBeAttached();
    const last = page.getByRole('article').last();
    expect(await isLaidOut(last)).toBe(false);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(last).toBeInViewport({ timeout: 200 });
    }).toPass();
    expect(await isLaidOut(last)).toBe(true);
  });

  test('a link into a page leads to the right place', async ({ page }) => {
    await page.goto('/prayers');
    const link = page.getByRole('main').getByRole('navigation').getByRole('link').last();
    const to = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator(to)).toBeInViewport();
    await page.goto('about:blank');
    await page.goto(`/prayers${to}`);
    await expect(arriving(page)).not.toBeAttached();
    await expect(page.locator(to)).toBeInViewport();
  });

  test('a key that leads to the end leads to the very end', async ({ page }) => {
    await page.goto('/prayers');
    await expect(arriving(page)).toBeAttached();
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo').getByRole('group')).toBeInViewport({ ratio: 1 });
  });

  test('the ring around what a key has set the focus on is whole', async ({ page }) => {
    await page.goto('/prayers');
    await expect(arriving(page)).toBeAttached();
    await page.keyboard.press('Tab');
    // What waits for later is cut off at its own edge, and so would the ring be.
    await expect(arriving(page)).not.toBeAttached();
  });

  test('prints the whole page', async ({ page }) => {
    await page.goto('/confession');
    await expect(arriving(page)).toBeAttached();
    await page.pdf();
    await expect(arriving(page)).not.toBeAttached();
  });
});

test('a page whose scripts have come is laid out whole, and has its picture in the tab', async ({ page }) => {
  await page.goto('/prayers');
  await hydrated(page);
  await expect(arriving(page)).not.toBeAttached();
  await expect.poll(() => isLaidOut(page.getByRole('article').last())).toBe(true);
  await expect(page.locator('[style*=content-visibility]')).toHaveCount(0);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg');
  expect((await page.request.get('/icon.svg')).headers()['content-type']).toContain('image/svg+xml');
});

test('a browser reads its tables of numbers and dates beside the page, and a page whose browser cannot goes on without', async ({
  page,
}) => {
  const [reader] = await Promise.all([page.waitForEvent('worker'), page.goto('/prayers')]);
  expect(reader.url()).toContain('/assets/locale-tables');
  await hydrated(page);
  await page.route(/locale-tables/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
});
