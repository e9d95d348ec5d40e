import { opened } from '../steps/desk.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storedSession,
  receivedMail,
  test,
  typePassword,
} from '../steps/journey.ts';
import { fillFamily, newYork } from '../steps/register.ts';
import { member, registrar } from '../steps/data.ts';
import { words } from '../steps/words.ts';

const text = words('en');

test('a registrar signs in with password and code, finds a registration and opens it', async ({ page, noise }) => {
  const email = 'to.be.found@example.org';
  await page.goto(`/retreat-registration?id=${newYork}`);
  await fillFamily(page, 'en', email);
  await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
  const reference =
    (await page
      .getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/)
      .first()
      .textContent()) ?? '';

  await page.goto('/listRegistration');
  await expect(page).toHaveURL(/\/login\?next=/);
  await typePassword(page, 'en', { ...registrar, password: 'Wrong-1word' });
  await expect(page.getByRole('main').getByText(text['problem.signInFailed'])).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await typePassword(page, 'en', registrar);
  const codeField = page.getByLabel(text['field.code']);
  await expect(codeField).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error: /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  // After Enter, the focus stays in the field, even if the code was wrong.
  await codeField.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(text['problem.codeWrong'])).toBeVisible();
  await expect(codeField).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  // The browser itself logs each refusal.
  expect(noise.splice(0)).toEqual([expect.stringContaining('401'), expect.stringContaining('401')]);
  const code = /\b\d{6}\b/.exec((await receivedMail(registrar.email)).text)?.[0] ?? '';
  await codeField.fill(code);
  await page.getByRole('button', { name: text['login.code.submit'] }).click();

  await expect(page).toHaveURL(/\/listRegistration$/);
  // The overview shows figures; the one list of parties is at the desk.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['manage.retreatReports']);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: text['registrationList.desk'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['desk.title']);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel(text['desk.search']).fill(reference);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('rowheader')).toHaveText([/^Morales, Elena/]);
  await expect(page.getByLabel(text['desk.search'])).toBeFocused();
  await page.getByRole('columnheader', { name: text['registrationList.people'] }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=partySize/);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Morales, Elena' }).click();
  await expect(opened(page).getByRole('heading').first()).toContainText('Elena Morales');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: text['nav.logout'] }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null]);
});

test('a user without the type is told so', async ({ page, noise }) => {
  await page.goto('/login?next=/listRegistration');
  await typePassword(page, 'en', member);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /You don’t have access to this page|Usted no tiene acceso/,
  );
  noise.splice(0);
});

test('an expired remembered session leads to login', async ({ page }) => {
  // Stored before any script of the page runs, so that no other page sees it first.
  await page.addInitScript(() => {
    localStorage.setItem(
      'user',
      JSON.stringify({ id: 1, firstName: 'Rosa', lastName: 'Delgado', userType: 'R', language: 'en' }),
    );
    localStorage.setItem('token', JSON.stringify({ exp: 1 }));
  });
  await page.goto('/events');
  await expect(page).toHaveURL('/login?next=%2Fevents');
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null]);
});

test('a wrong password is reported, and nothing else', async ({ page, noise }) => {
  await page.goto('/login');
  await typePassword(page, 'en', { ...registrar, password: 'Wrong-pass1' });
  await expect(page.getByRole('main').getByText(text['problem.signInFailed'])).toBeVisible();
  // The browser itself logs the refusal.
  expect(noise.splice(0)).toEqual([expect.stringContaining('401')]);
});
