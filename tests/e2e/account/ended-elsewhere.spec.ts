import { roamer } from '../steps/data.ts';
import { open } from '../steps/desk.ts';
import { beOfType, endSession, expect, test } from '../steps/journey.ts';
import { expectNothingOf, secret, signIn } from '../steps/shared-tablet.ts';
import { words } from '../steps/words.ts';

const text = words('en');

test('a page is emptied at the next activity after its session was ended on another device', async ({
  page,
  baseURL,
  noise,
}) => {
  await page.clock.install();
  await signIn(page, roamer, '/contact');
  const message = page.getByLabel(text['field.message'], { exact: true });
  await message.fill(secret);
  await endSession(page, baseURL);
  await page.clock.fastForward('01:10');
  await message.press('End');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/login?next=%2Fcontact');
  await expect(page.getByLabel(text['field.password'], { exact: true })).toBeVisible();
  await expectNothingOf(page);
  // The browser itself logs the refusals.
  expect(noise.filter((line) => !line.includes('401'))).toEqual([]);
  noise.splice(0);
});

test('staff whose session was ended on another device can log in again from the next screen', async ({
  page,
  baseURL,
  noise,
}) => {
  await beOfType(page, 'R', true);
  await open(page, '/manage');
  await endSession(page, baseURL);
  // The next screen asks the API before the next report of activity does.
  await page.evaluate(() => {
    localStorage.setItem('activity-reported', String(Date.now()));
  });
  await page.getByRole('link', { name: text['desk.title'] }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.has('next'));
  await expect(page.getByLabel(text['field.password'], { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(text['login.title']);
  // The browser itself logs the refusals.
  expect(noise.filter((line) => !line.includes('401'))).toEqual([]);
  noise.splice(0);
});
