import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  linkIn,
  receivedMail,
  test,
  typePassword,
} from '../steps/journey.ts';
import { forgetful, leaver, owner } from '../steps/data.ts';
import { newYork } from '../steps/register.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

const household = {
  en: { month: 'Month', day: 'Day', year: 'Year' },
  es: { month: 'Mes', day: 'Día', year: 'Año' },
} as const;

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('someone signs up, confirms the address, adds the household and registers with it', async ({
      page,
      noise,
    }) => {
      const email = `nueva.${language}@example.org`;
      const password = 'Hogar-1863';
      await page.goto(`/signup?lng=${language}`);
      await hydrated(page);
      await expect(page).toHaveTitle(new RegExp(text['signUp.title']));
      await page.getByRole('button', { name: text['signUp.submit'] }).click();
      const names =
        language === 'en'
          ? ['First name: Name is required.', 'Last name: Name is required.']
          : ['El nombre es obligatorio.', 'Los apellidos son obligatorios.'];
      for (const missing of [...names, text['field.email.missing'], text['field.password.missing']]) {
        await expect(page.getByRole('link', { name: missing, exact: true })).toBeVisible();
      }
      await expectAccessible(page);
      await page.getByLabel(text['field.firstName'], { exact: true }).fill('Inés');
      await page.getByLabel(text['field.lastName'], { exact: true }).fill('Nueva');
      await page.getByLabel(text['field.email'], { exact: true }).fill('guest@guest.com');
      await page.getByLabel(text['field.phone']).fill('+1 000 000 0000');
      await page.getByLabel(text['field.password'], { exact: true }).fill('nouppercase');
      await page.getByRole('button', { name: text['signUp.submit'] }).click();
      for (const wrong of ['field.email.wrong', 'field.phone.wrong', 'field.password.wrong'] as const) {
        await expect(page.getByRole('link', { name: text[wrong] })).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
      await page.getByLabel(text['field.email'], { exact: true }).fill(email);
      await page.getByLabel(text['field.phone']).fill('+1 (212) 555-0123');
      // A password made from the user's own name is refused, and the other fields keep their values.
      await page.getByLabel(text['field.password'], { exact: true }).fill('Nueva-123');
      await page.getByRole('button', { name: text['signUp.submit'] }).click();
      await expect(page.getByRole('link', { name: text['field.password.guessable'] })).toBeVisible();
      await expect(page.getByLabel(text['field.email'], { exact: true })).toHaveValue(email);
      // The browser itself logs the refusal.
      expect(noise.splice(0)).toEqual([expect.stringContaining('400')]);
      await page.getByLabel(text['field.password'], { exact: true }).fill(password);
      await page.getByRole('button', { name: text['signUp.submit'] }).click();

      const next = page.getByRole('heading', { level: 1, name: text['mailSent.title'] });
      await expect(next).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(text['mailSent.title']));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.goto(linkIn(await receivedMail(email), '/verifyEmail'));
      await page.getByLabel(text['field.password'], { exact: true }).fill(password);
      await expectAccessible(page);
      await page.getByRole('button', { name: text['verifyEmail.submit'] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['verifyEmail.done.signUp']);
      await page.getByRole('main').getByRole('link', { name: text['manage.myInfo'] }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['manage.myInfo']);
      await expect(page).toHaveTitle(new RegExp(text['manage.myInfo']));
      await page.getByRole('button', { name: text['myInfo.household.add'] }).click();
      const editor = page.getByRole('group', { name: text['myInfo.household.newTitle'] });
      await editor.getByLabel(text['field.firstName']).fill('Tomás');
      await editor.getByLabel(text['field.lastName']).fill('Nueva');
      await editor.getByRole('button', { name: text['form.save'] }).click();
      await expect(editor.getByRole('link', { name: text['field.birthDate.missing'] })).toBeVisible();
      await expect(editor.getByText(text['publicForm.draft.saved'])).toBeVisible();
      await page.reload();
      await hydrated(page);
      await page.getByRole('button', { name: text['myInfo.household.add'] }).click();
      // The draft of the household member is restored.
      await expect(editor.getByText(text['form.back'])).toBeVisible();
      await expect(editor.getByLabel(text['field.firstName'])).toHaveValue('Tomás');
      // 22 on the first day of the convention.
      await editor.getByLabel(household[language].month, { exact: true }).fill('5');
      await editor.getByLabel(household[language].day, { exact: true }).fill('15');
      await editor.getByLabel(household[language].year, { exact: true }).fill('2005');
      await editor.getByRole('button', { name: text['form.save'] }).click();
      await expect(page.getByText('Tomás Nueva', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.goto(`/retreat-registration?id=${newYork}&lng=${language}`);
      await expect(page.getByLabel(text['field.email'], { exact: true })).toHaveValue(email);
      await expect(page.getByLabel(text['field.phone'], { exact: true })).toHaveValue('+12125550123');
      await page.getByLabel(text['field.yourAge'], { exact: true }).fill('45');
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await page
        .getByRole('group', { name: text['registration.household.label'] })
        .getByRole('checkbox', { name: 'Tomás Nueva' })
        .check();
      await expect(page.getByRole('list').filter({ hasText: 'Inés Nueva' }).getByText(/^22 /)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

const text = words('en');

test('a forgotten password is replaced by a link that works once, and nobody learns who has an account', async ({
  page,
  noise,
}) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: text['login.forgot'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['forgotPassword.title']);
  await page.getByLabel(text['field.email'], { exact: true }).fill('nobody.here@example.org');
  await page.getByRole('button', { name: text['forgotPassword.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: text['mailSent.title'] })).toBeFocused();
  await page.getByRole('button', { name: text['mailSent.restart'] }).click();
  await expectAccessible(page);
  await page.getByLabel(text['field.email'], { exact: true }).fill(forgetful.email);
  await page.getByRole('button', { name: text['forgotPassword.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['mailSent.title']);

  const link = linkIn(await receivedMail(forgetful.email), '/forgotPassword');
  await page.goto(link);
  await expect(page).toHaveTitle(new RegExp(text['newPassword.title']));
  await page.getByLabel(text['field.newPassword'], { exact: true }).fill('short');
  await page.getByRole('button', { name: text['newPassword.submit'] }).click();
  await expect(page.getByRole('link', { name: text['field.password.wrong'] })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(text['field.newPassword'], { exact: true }).fill('Different-1');
  await page.getByRole('button', { name: text['newPassword.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: text['newPassword.done'] })).toBeFocused();

  await page.goto('/');
  await page.goto(link);
  await page.getByLabel(text['field.newPassword'], { exact: true }).fill('Different-2');
  await page.getByRole('button', { name: text['newPassword.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['spentLink.title']);
  await expectAccessible(page);

  await page.goto('/login');
  await typePassword(page, 'en', { ...forgetful, password: 'Different-1' });
  await expect(page).toHaveURL('/');
  // The browser itself logs the expired link.
  expect(noise.splice(0)).toEqual([expect.stringContaining('410')]);
});

test('My Info: details and language, a wrong password, a copy of the data, other devices', async ({
  page,
  browser,
  baseURL,
  noise,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/login');
  await typePassword(otherPage, 'en', owner);
  await expect(otherPage).toHaveURL(`${baseURL ?? ''}/`);

  await page.goto('/login?next=/signup');
  await typePassword(page, 'en', owner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['manage.myInfo']);
  await expectAccessible(page);

  // The forms of the page are separate: an error in one shows there, and the others keep their values.
  const profile = page.locator('form', { has: page.getByLabel('Español') });
  await profile.getByLabel(text['field.phone']).fill('+1 212 555 0188');
  const change = page.locator('form', { has: page.getByRole('button', { name: text['myInfo.password.submit'] }) });
  await change.getByLabel(text['field.currentPassword']).fill('Not-the-one1');
  await change.getByLabel(text['field.newPassword']).fill('Another-1');
  await change.getByRole('button', { name: text['myInfo.password.submit'] }).click();
  await expect(change.getByText(text['problem.passwordWrong'])).toBeVisible();
  await expect(profile.getByLabel(text['field.phone'])).toHaveValue('+1 212 555 0188');

  await page.getByRole('button', { name: text['myInfo.sessions.endOthers'] }).click();
  await expect(page.getByRole('main').getByText(text['myInfo.sessions.endedOthers'])).toBeVisible();
  await otherPage.goto('/events');
  await expect(otherPage).toHaveURL(/\/login\?next=/);
  await expect(otherPage.getByRole('main').getByText(text['login.ended.server'])).toBeVisible();
  await elsewhere.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text['myInfo.data.submit'] }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: owner.email } });

  await profile.getByRole('radio', { name: 'Español' }).check();
  await profile.getByRole('button', { name: text['form.save'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es')['manage.myInfo']);
  await expect(page.getByRole('main').getByText(words('es')['myInfo.profile.done'])).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(profile.getByLabel(words('es')['field.phone'])).toHaveValue('+12125550188');
  // The browser itself logs the refused password.
  expect(noise.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('an account is closed with its password', async ({ page }) => {
  await page.goto('/login?next=/signup');
  await typePassword(page, 'en', leaver);
  await page.getByRole('button', { name: text['myInfo.closing.open'] }).click();
  const dialog = page.getByRole('alertdialog', { name: text['myInfo.closing.question'] });
  await dialog.getByRole('button', { name: text['myInfo.closing.confirm'] }).click();
  await expect(dialog.getByLabel(text['field.currentPassword'])).toBeFocused();
  await expect(dialog.getByText(text['field.password.missing'])).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(leaver.password);
  await page.keyboard.press('Enter');
  const done = page.getByRole('alertdialog', { name: text['myInfo.closing.doneTitle'] });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: text['guard.refused.home'] }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation').getByText(text['nav.login'], { exact: true }).first()).toBeAttached();
});

test('the keyboard alone is enough to sign in and to continue as a guest', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  const email = page.getByLabel(text['field.email'], { exact: true });
  for (
    let presses = 0;
    presses < 60 && !(await email.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: text['form.errors'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('not an address');
  const guest = page.getByRole('button', { name: text['login.guest'] });
  for (
    let presses = 0;
    presses < 20 && !(await guest.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
