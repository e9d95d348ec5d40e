import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../steps/journey.ts';

/*
 * Before its scripts arrive, a page opened at its top is laid out only as far as the viewport shows. Nothing may be missing
 * because of that: not for people who scroll at once, and not for people whose link leads to a place within the page.
 */
const deferring = (page: Page): Locator => page.locator('html[data-defer]');

/** Whether the browser has laid out the prayer: deferred content has no layout box. */
const isLaidOut = (prayer: Locator): Promise<boolean> =>
  prayer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe('before any script arrives', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => new Promise(() => undefined));
  });

  test('content far below is deferred and appears when people scroll', async ({ page }) => {
    await page.goto('/prayers');
    await expect(deferring(page)).toBeAttached();
    const last = page.getByRole('article').last();
    expect(await isLaidOut(last)).toBe(false);
    await expect(async () => {
      await page.mouse.wheel(0, 1800);
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
    await expect(deferring(page)).not.toBeAttached();
    await expect(page.locator(to)).toBeInViewport();
  });

  test('the End key leads to the very end', async ({ page }) => {
    // A busy browser can ignore a key pressed right after the first paint, on any page, so each try reopens the page.
    await expect(async () => {
      await page.goto('about:blank');
      await page.goto('/prayers');
      await expect(deferring(page)).toBeAttached();
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo').getByRole('group')).toBeInViewport({ ratio: 1, timeout: 3000 });
    }).toPass();
  });

  test('the focus ring after a key press is complete', async ({ page }) => {
    await page.goto('/prayers');
    await expect(deferring(page)).toBeAttached();
    await page.keyboard.press('Tab');
    // Deferred content is clipped at its own edge, and so would the focus ring be.
    await expect(deferring(page)).not.toBeAttached();
  });

  test('prints the whole page', async ({ page }) => {
    await page.goto('/confession');
    await expect(deferring(page)).toBeAttached();
    await page.pdf();
    await expect(deferring(page)).not.toBeAttached();
  });
});

test('a page whose scripts have arrived is laid out completely, and has its icon in the tab', async ({ page }) => {
  await page.goto('/prayers');
  await hydrated(page);
  await expect(deferring(page)).not.toBeAttached();
  await expect.poll(() => isLaidOut(page.getByRole('article').last())).toBe(true);
  await expect(page.locator('[style*=content-visibility]')).toHaveCount(0);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg');
  expect((await page.request.get('/icon.svg')).headers()['content-type']).toContain('image/svg+xml');
});

test('a worker loads the locale tables for numbers and dates, and a page works even if they cannot be loaded', async ({
  page,
}) => {
  const [reader] = await Promise.all([page.waitForEvent('worker'), page.goto('/prayers')]);
  expect(reader.url()).toContain('/assets/locale-tables');
  await hydrated(page);
  await page.route(/locale-tables/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
});
