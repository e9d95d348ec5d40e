import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../steps/journey.ts';
import { smallEvent } from '../steps/own-registration.ts';
import { addPerson, fillContact, newYork } from '../steps/register.ts';
import { readersOf } from '../steps/readers.ts';
import { words, type Language } from '../steps/words.ts';

const fill = (message: string, values: Record<string, string>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Opens the price estimate on the page, and enters an age for each person. */
async function enterAges(page: Page, language: Language, ages: readonly string[]): Promise<void> {
  const text = words(language);
  await page.getByRole('button', { name: text['event.estimate'] }).click();
  await expect(page.getByRole('heading', { name: text['estimate.title'] })).toBeFocused();
  for (const [index, age] of ages.entries()) {
    if (index > 0) await page.getByRole('button', { name: text['registration.people.add'] }).click();
    const field = page.getByLabel(fill(text['estimate.age'], { number: String(index + 1) }), { exact: true });
    if (index > 0) await expect(field).toBeFocused();
    await field.fill(age);
  }
}

const agesIn = (page: Page, language: Language) =>
  page.getByRole('group', { name: words(language)['estimate.who'] }).getByRole('textbox');

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a family sees the price before entering a name, and registers from there', async ({ page }) => {
      await page.goto(`/events/${newYork}?lng=${language}`);
      await hydrated(page);
      await enterAges(page, language, ['48', '51', '30', '22']);
      await expect(page.getByText('$400.00').first()).toBeVisible();
      await page.getByRole('button', { name: fill(text['estimate.remove'], { number: '3' }) }).click();
      await expect(agesIn(page, language)).toHaveCount(3);
      await expect(agesIn(page, language).nth(2)).toBeFocused();
      await expect(page.getByText('$300.00').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['estimate.register'] }).click();

      await expect(page).toHaveURL(new RegExp(`retreat-registration\\?id=${newYork}`));
      await expect(page.getByText('$300.00').first()).toBeVisible();
      await expect(page.getByLabel(text['field.yourAge'], { exact: true })).toHaveValue('48');
      await fillContact(page, language, {
        firstName: 'Ana',
        lastName: 'Reyes',
        age: '48',
        email: `estimate.${language}@example.org`,
        phone: '+12125550101',
      });
      await expect(page.getByText('Ana Reyes', { exact: true })).toBeVisible();
      await expect(page.getByText(text['registration.people.noName'], { exact: true })).toHaveCount(2);
      await expect(page.getByText('$300.00').first()).toBeVisible();
    });
  });
}

test('ages and rooms without a price are explained beside the field', async ({ page, noise }) => {
  const text = words('en');
  await page.goto(`/events/${newYork}`);
  await hydrated(page);
  await enterAges(page, 'en', ['']);
  await page.getByRole('button', { name: text['estimate.register'] }).click();
  await page
    .getByRole('group', { name: text['form.errors'] })
    .getByRole('link', { name: text['field.age.missing'] })
    .click();
  const first = agesIn(page, 'en').first();
  await expect(first).toBeFocused();
  await first.fill('9');
  await expect(first).toHaveAccessibleDescription(new RegExp(text['field.age.notOffered']));
  await expectAccessible(page);
  await first.fill('forty');
  await first.blur();
  await expect(first).toHaveAccessibleDescription(new RegExp(text['field.age.wrong']));

  const eventId = await smallEvent();
  // The server learns of a new event a moment later.
  await expect.poll(async () => (await page.request.get(`/events/${eventId}`)).status()).toBe(200);
  await page.goto(`/events/${eventId}`);
  await hydrated(page);
  await enterAges(page, 'en', ['40']);
  await expect(page.getByText(text['registration.price.none'])).toHaveCount(0);
  await page.getByLabel(text['field.rooms']).selectOption('2');
  await expect(page.getByLabel(text['field.rooms'])).toHaveAccessibleDescription(/18/);
  await expect(page.getByText(text['registration.price.none'])).toBeVisible();
  await expectAccessible(page);
  // The browser itself logs each refusal.
  expect(noise.splice(0).every((line) => line.includes('422'))).toBe(true);
});

test('two wrong ages are told apart', async ({ page }) => {
  const text = words('en');
  await page.goto(`/events/${newYork}`);
  await hydrated(page);
  await enterAges(page, 'en', ['48', '-3', 'forty']);
  await page.getByRole('button', { name: text['estimate.register'] }).click();
  const errors = page.getByRole('group', { name: text['form.errors'] });
  await expect(errors.getByRole('link')).toHaveText([
    `Age of person 2: ${text['field.age.wrong']}`,
    `Age of person 3: ${text['field.age.wrong']}`,
  ]);
  await errors.getByRole('link').last().click();
  await expect(agesIn(page, 'en').last()).toBeFocused();
});

test('without a connection the ages stay, and the price is requested again', async ({ page, noise }) => {
  const text = words('en');
  await page.goto(`/events/${newYork}`);
  await hydrated(page);
  await page.route('**/api/quotes', (route) => route.abort('internetdisconnected'));
  await enterAges(page, 'en', ['40']);
  await expect(page.getByText(text['registration.price.lost']).first()).toBeVisible();
  await page.unroute('**/api/quotes');
  await page.getByRole('button', { name: text['form.tryAgain'] }).click();
  await expect(page.getByText('$100.00').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: text['estimate.title'] })).toBeFocused();
  noise.splice(0);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: text['event.estimate'] }).click();
  await expect(agesIn(page, 'en').first()).toHaveValue('40');
});

test('a registration in progress is not replaced without asking', async ({ page }) => {
  const text = words('en');
  await page.goto(`/retreat-registration?id=${newYork}`);
  const contact = { firstName: 'Ana', lastName: 'Reyes', age: '40', email: 'ana@example.org', phone: '+12125550101' };
  await fillContact(page, 'en', contact);
  await addPerson(page, 'en', { firstName: 'Luis', lastName: 'Reyes', age: '44' });
  // The next page reads what this one has stored.
  await expect(page.getByText('Luis Reyes').first()).toBeVisible();
  await page.goto(`/events/${newYork}`);
  await hydrated(page);
  await enterAges(page, 'en', ['52', '50']);
  const register = page.getByRole('button', { name: text['estimate.register'] });
  await register.click();
  const dialog = page.getByRole('alertdialog', { name: text['estimate.begun'] });
  await expect(dialog).toContainText('2 people');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['estimate.begun.keep'] }).click();
  await expect(register).toBeFocused();
  await register.click();
  await dialog.getByRole('link', { name: text['estimate.begun.open'] }).click();
  await expect(page.getByLabel(text['field.yourAge'], { exact: true })).toHaveValue('40');

  await page.goto(`/events/${newYork}`);
  await hydrated(page);
  await page.getByRole('button', { name: text['event.estimate'] }).click();
  await expect(agesIn(page, 'en')).toHaveCount(2);
  await register.click();
  await dialog.getByRole('button', { name: text['estimate.begun.replace'] }).click();
  await expect(page.getByLabel(text['field.yourAge'], { exact: true })).toHaveValue('52');
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Ana');
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByText('Luis')).toHaveCount(0);
  await expect(page.getByText(text['registration.people.noName'], { exact: true })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('only the rates are shown', async ({ page }) => {
    await page.goto(`/events/${newYork}`);
    await expect(page.getByRole('heading', { name: words('en')['event.cost'] })).toBeVisible();
    await expect(page.getByRole('button', { name: words('en')['event.estimate'] })).toHaveCount(0);
  });
});
