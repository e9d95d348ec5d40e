import type { Page } from '@playwright/test';
import { passerby, sharing } from '../steps/data.ts';
import { expect, hydrated, test } from '../steps/journey.ts';
import { fillFamily, newYork } from '../steps/register.ts';
import { beGuest, signIn, timeOut } from '../steps/shared-tablet.ts';
import { words } from '../steps/words.ts';

/*
 * The registrations that a shared tablet saves for reading without a connection: once a session has ended, the next person sees
 * none of them.
 */

const text = words('en');

/** Registers a family, which saves its registration on this device. Returns the address of its page. */
async function register(page: Page, email: string): Promise<string> {
  await fillFamily(page, 'en', email);
  await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
  await expect(page).toHaveURL(/\/confirmation/);
  await expect.poll(() => savedCount(page)).toBe(1);
  return page.url();
}

const savedCount = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('keptRegistrations') ?? '[]') as unknown[]).length);

async function expectSaved(page: Page, isShown: boolean): Promise<void> {
  await page.goto('/offline');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: text['offline.registrations'] })).toHaveCount(isShown ? 1 : 0);
}

test('a guest’s registration is removed from the device when the visit ends', async ({ page }) => {
  await page.clock.install();
  await beGuest(page, `/retreat-registration?id=${newYork}`);
  await register(page, 'guest.saved@example.org');
  await expectSaved(page, true);
  await timeOut(page, 15);
  expect(await savedCount(page)).toBe(0);
  await expectSaved(page, false);
  await beGuest(page, '/events');
  await expectSaved(page, false);
});

test('a user’s registration is hidden after a time-out until the same user logs in', async ({ page }) => {
  await page.clock.install();
  const owner = sharing('household');
  await page.goto(`/retreat-registration?id=${newYork}`);
  const own = await register(page, 'user.saved@example.org');
  // Saved while nobody was logged in, it belongs to this browser; once its owner opens it, to the owner.
  await expectSaved(page, true);
  await signIn(page, owner, '/events');
  await page.goto(own);
  await expect(page.getByRole('link', { name: text['offline.title'] })).toBeVisible();
  await expectSaved(page, true);
  await timeOut(page, 30);
  await expectSaved(page, false);
  await signIn(page, owner, '/events');
  await expectSaved(page, true);
  await timeOut(page, 30);
  await signIn(page, passerby, '/events');
  await expectSaved(page, false);
  expect(await savedCount(page)).toBe(0);
});
