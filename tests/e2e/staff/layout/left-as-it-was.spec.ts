import type { Page } from '@playwright/test';
import { desk, open, opened } from '../../steps/desk.ts';
import { beOfType, expect, test } from '../../steps/journey.ts';
import { words } from '../../steps/words.ts';
import { makeCrowd } from './crowd.ts';

const text = words('en');

const rowOf = (page: Page, letter: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`Zabala ${letter}\\b`) });

/** The distance of a row from the top of the window, in pixels. */
async function topOf(page: Page, letter: string): Promise<number> {
  return rowOf(page, letter).evaluate((row) => Math.round(row.getBoundingClientRect().top));
}

test('a list stays where it was beside an open party, and is there again after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await beOfType(page, 'R', true);
  await open(page, desk);
  const list = `${desk}?event=${await makeCrowd(page)}&sort=contact`;
  await open(page, list);
  await rowOf(page, 'r').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100);
  await rowOf(page, 'r').click();
  await expect(opened(page).getByRole('heading', { name: /Zabala r/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(rowOf(page, 'r')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('j');
  await expect(opened(page).getByRole('heading', { name: /Zabala s/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`event=.*sort=contact`));
  await expect(rowOf(page, 's')).toBeFocused();
  await expect(rowOf(page, 's')).toBeInViewport({ ratio: 1 });
});

test('on a phone, the way back from a party leads to the same place of the same list, and so does the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beOfType(page, 'R', true);
  await open(page, desk);
  await open(page, `${desk}?event=${await makeCrowd(page)}&sort=contact`);
  const address = page.url();
  await rowOf(page, 'r').scrollIntoViewIfNeeded();
  const place = await topOf(page, 'r');
  await rowOf(page, 'r').click();
  await expect(page.getByRole('heading', { name: /Zabala r/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => topOf(page, 'r')).toBe(place);
  await open(page, '/manage');
  await open(page, desk);
  await expect(rowOf(page, 'a')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') }),
  ).toHaveCount(22);
});

test('comfortable rows stay comfortable after a reload and for the next login on this device', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beOfType(page, 'R', true);
  await open(page, desk);
  const list = `${desk}?event=${await makeCrowd(page)}`;
  await open(page, list);
  const heightOfRow = () =>
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);
  expect(await heightOfRow()).toBeLessThan(40);
  await page.getByRole('contentinfo').locator('summary', { hasText: text['workspace.footer'] }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check();
  expect(await heightOfRow()).toBeGreaterThanOrEqual(44);
  await page.reload();
  await expect.poll(heightOfRow).toBeGreaterThanOrEqual(44);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login|\/$/);
  await beOfType(page, 'A', true);
  await open(page, list);
  expect(await heightOfRow()).toBeGreaterThanOrEqual(44);
});
