import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../steps/journey.ts';
import { addPerson, fillContact, newYork } from '../steps/register.ts';
import { readersOf } from '../steps/readers.ts';
import { beGuest } from '../steps/shared-tablet.ts';
import { words, type Language } from '../steps/words.ts';

/** Enters a family with a child for whose age the event has no price, and goes to the contact form. */
async function beginToWrite(page: Page, language: Language, email: string): Promise<void> {
  const text = words(language);
  await page.goto(`/retreat-registration?id=${newYork}&lng=${language}`);
  await fillContact(page, language, {
    firstName: 'Perpetua',
    lastName: 'Reyes',
    age: '40',
    email,
    phone: '+12125550101',
  });
  await addPerson(page, language, { firstName: 'Sofía', lastName: 'Reyes', age: '9' });
  await expect(page.getByText(text['registration.noPlace.title'])).toBeVisible();
  await page.locator('main a[href^="/contact?"]').click();
  await expect(page).toHaveURL(/\/contact/);
}

const message = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: words(language)['field.message'] });

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a visitor who cannot register online sends us the entered details, and edits them first', async ({
      page,
    }) => {
      const email = `write.${language}@example.org`;
      await beginToWrite(page, language, email);
      await expect(page.getByRole('main').getByText(text['writing.brought'])).toBeVisible();
      await expect(message(page, language)).toHaveValue(/Perpetua Reyes, .*40[^]*Sofía Reyes, .*9/);
      await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Perpetua');
      await expect(page.getByLabel(text['field.email'], { exact: true })).toHaveValue(email);
      // The prefill, once applied, must not overwrite later edits.
      await expect(page).not.toHaveURL(/about=/);
      await expect(page.getByText(text['publicForm.draft.partly'])).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await message(page, language).press('ControlOrMeta+End');
      await message(page, language).pressSequentially('\nIs there a way?');
      await page.getByRole('button', { name: text['contact.form.submit'] }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('Sofía Reyes');
      await dialog.getByRole('button', { name: text['publicForm.confirm'] }).click();
      await expect(page.getByText(text['contact.sent'])).toBeVisible();
      const mail = await receivedMail('info@example.org', 'Perpetua Reyes');
      expect(mail.text).toContain('Sofía Reyes');
    });
  });
}

test('a message in progress stays, and gets the entered details only if the visitor wants that', async ({ page }) => {
  const text = words('en');
  await page.goto('/contact');
  await message(page, 'en').fill('Is there parking?');
  await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
  await beginToWrite(page, 'en', 'begun@example.org');
  const dialog = page.getByRole('alertdialog', { name: text['writing.begun'] });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['writing.begun.leave'] }).click();
  await expect(message(page, 'en')).toHaveValue('Is there parking?');
  await page.goBack();
  await page.getByRole('button', { name: text['registration.people.save'] }).click();
  await page.locator('main a[href^="/contact?"]').click();
  await dialog.getByRole('button', { name: text['writing.begun.add'] }).click();
  await expect(message(page, 'en')).toHaveValue(/^Is there parking\?[^]*Sofía Reyes, age 9/);
});

/** What this browser keeps for longer than the tab. */
const keptOnDevice = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('the people in a message stay in the tab, and the next visitor does not find them', async ({ page, context }) => {
  const text = words('en');
  await beginToWrite(page, 'en', 'tab@example.org');
  await expect(message(page, 'en')).toHaveValue(/Sofía Reyes, age 9/);
  await message(page, 'en').press('ControlOrMeta+End');
  await message(page, 'en').pressSequentially('\nIs there a way?');
  await expect.poll(() => keptOnDevice(page)).toContain('tab@example.org');
  expect(await keptOnDevice(page)).not.toContain('Sofía');
  await page.reload();
  await expect(message(page, 'en')).toHaveValue(/Sofía Reyes, age 9[^]*Is there a way\?$/);

  const next = await context.newPage();
  await next.goto('/contact');
  await expect(next.getByLabel(text['field.email'], { exact: true })).toHaveValue('tab@example.org');
  await expect(message(next, 'en')).toHaveValue('');
});

test('the people in a guest’s message are kept only on the server', async ({ page }) => {
  await beGuest(page, '/events');
  await beginToWrite(page, 'en', 'visit@example.org');
  await expect(message(page, 'en')).toHaveValue(/Sofía Reyes, age 9/);
  await expect(page.getByText(words('en')['draft.visit.saved'])).toBeVisible();
  expect(await keptOnDevice(page)).not.toContain('Sofía');
  await page.reload();
  await expect(message(page, 'en')).toHaveValue(/Sofía Reyes, age 9/);
});
