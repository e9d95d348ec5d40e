import type { Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, receivedMail, test } from '../steps/journey.ts';
import { addPerson, fillContact, newYork } from '../steps/register.ts';
import { words, type Language } from '../steps/words.ts';

/** Opens the public form at its second step, with the contact in it. */
async function openPeople(page: Page, language: Language, email: string): Promise<void> {
  await page.goto(`/retreat-registration?id=${newYork}&lng=${language}`);
  await hydrated(page);
  await fillContact(page, language, {
    firstName: 'Elena',
    lastName: 'Morales',
    age: '48',
    email,
    phone: '+12125550142',
  });
  await page.locator('summary', { hasText: words(language)['list.title'] }).click();
}

function workbook(rows: (string | number)[][]): { name: string; mimeType: string; buffer: Buffer } {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Group');
  return {
    name: 'group.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
}

test.describe('a group', () => {
  const text = words('en');

  test('is pasted; an unreadable row is reported, stays, is corrected and read again', async ({ page }) => {
    const email = 'group.pasted@example.org';
    await openPeople(page, 'en', email);
    const pasted = page.getByLabel(text['list.paste']);
    await pasted.fill(
      'Age,Last name,First name\n51,Morales,Tomás\ntwenty,Morales,Lucía\n130,Morales,Abuela\n19,Morales,Mateo',
    );
    await page.getByRole('button', { name: text['list.read'] }).click();
    await expect(page.getByText('Tomás Morales', { exact: true })).toBeVisible();
    await expect(page.getByText('Mateo Morales', { exact: true })).toBeVisible();
    const wrong = page.getByRole('listitem').filter({ hasText: text['field.age.wrong'] });
    await expect(wrong).toHaveCount(2);
    await expect(wrong.first()).toContainText('Lucía, Morales, twenty');
    await expect(page.getByText('$300.00').first()).toBeVisible();
    await expectAccessible(page);

    const rest = 'Lucía, Morales, twenty\nAbuela, Morales, 130';
    await expect(pasted).toHaveValue(rest);
    // What must be corrected stays while a person is changed, on another step, and after a refresh.
    await page.getByRole('button', { name: 'Change Tomás Morales' }).click();
    await expect(pasted).toBeHidden();
    await page.getByRole('button', { name: text['form.cancel'] }).click();
    await expect(pasted).toHaveValue(rest);
    await expect(wrong).toHaveCount(2);
    await page.goBack();
    await expect(page.getByLabel(text['field.email'], { exact: true })).toBeVisible();
    await page.goForward();
    await expect(pasted).toHaveValue(rest);
    await page.reload();
    await expect(pasted).toHaveValue(rest);
    await pasted.fill('Lucía, Morales, 22\nAbuela, Morales, 80');
    await page.getByRole('button', { name: text['list.read'] }).click();
    await expect(pasted).toHaveValue('');
    await expect(page.getByText('Abuela Morales', { exact: true })).toBeVisible();
    await expect(page.getByText('$500.00').first()).toBeVisible();

    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expect(page).toHaveURL(/step=payment/);
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('your places are held');
    await expect(page.getByText('Lucía Morales', { exact: true })).toBeVisible();
    const { text: mail } = await receivedMail(email);
    for (const name of ['Tomás', 'Mateo', 'Lucía', 'Abuela']) expect(mail).toContain(`${name} Morales`);
  });

  test('that is too long for one registration is told the limit; nobody is added and the list stays', async ({
    page,
    noise,
  }) => {
    await openPeople(page, 'en', 'group.crowd@example.org');
    const rows = Array.from({ length: 200 }, (_, index) => `Ana,Morales,${String(20 + (index % 60))}`).join('\n');
    const pasted = page.getByLabel(text['list.paste']);
    await pasted.fill(rows);
    await page.getByRole('button', { name: text['list.read'] }).click();
    const told =
      '200 people were found on the list, and 1 is already entered. At most 200 can be registered together, so nobody was added.';
    await expect(page.getByRole('main').getByText(told)).toBeVisible();
    await expect(pasted).toHaveValue(rows);
    await expect(page.getByText('$100.00').first()).toBeVisible();
    await expectAccessible(page);
    await pasted.fill(rows.slice(rows.indexOf('\n') + 1));
    await page.getByRole('button', { name: text['list.read'] }).click();
    await expect(page.getByText('$20,000.00').first()).toBeVisible();
    // The server refuses one more, which was added by hand, with its own message.
    await addPerson(page, 'en', { firstName: 'Julia', lastName: 'Morales', age: '30' });
    await expect(
      page.getByRole('main').getByText('At most 200 people can be registered together, and there are 201.').first(),
    ).toBeVisible();
    // The browser itself logs the refusal.
    expect(noise.splice(0)).toEqual([expect.stringContaining('400')]);
  });

  test('that cannot be read as a list is reported, and nobody is added', async ({ page }) => {
    await openPeople(page, 'en', 'group.unreadable@example.org');
    await page
      .getByLabel(text['list.file'])
      .setInputFiles({ name: 'group.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.alloc(600 * 1024, 7) });
    await page.getByRole('button', { name: text['list.read'] }).click();
    await expect(page.getByRole('main').getByText(text['list.unreadable'])).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('$100.00').first()).toBeVisible();
  });
});

test.describe('in Spanish on a small phone in dark mode', () => {
  test.use({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' });
  const text = words('es');

  test('a group comes from a workbook with its own headings', async ({ page }) => {
    await openPeople(page, 'es', 'grupo.libro@example.org');
    await page.getByLabel(text['list.file']).setInputFiles(
      workbook([
        ['Parroquia', 'Nombre', 'Apellidos', 'Edad'],
        ['San José', 'Rosa', 'Vega', 60],
        ['San José', '', 'Vega', 33],
        ['San José', 'Julia', 'Vega', 21],
      ]),
    );
    await page.getByRole('button', { name: text['list.read'] }).click();
    await expect(page.getByText('Rosa Vega', { exact: true })).toBeVisible();
    await expect(page.getByText('Julia Vega', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: text['field.firstName.missing'] })).toHaveCount(1);
    await expect(page.getByText('$300.00').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
