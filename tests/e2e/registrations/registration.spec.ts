import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, receivedMail, test } from '../steps/journey.ts';
import { keyboardOf } from '../steps/keyboard.ts';
import { addPerson, fillContact, fillFamily, newYork } from '../steps/register.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

/** The message that says why the last attempt to register failed. It has the focus, so that screen readers announce it. */
const failed = (page: Page, text: ReturnType<typeof words>) =>
  page.getByRole('group', { name: text['registration.review.unsure'] }).and(page.locator(':focus'));

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a family registers for the convention', async ({ page }) => {
      const email = `familia.${language}@example.org`;
      await page.goto(`/?lng=${language}`);
      await hydrated(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').getByRole('link', { name: text['home.allEvents'], exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['events.title']);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.locator(`main a[href="/events/${newYork}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/events/${newYork}`));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: text['event.register'], exact: true }).first().click();

      await fillFamily(page, language, email);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['registration.review.confirm'] }).click();

      await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const reference = await page
        .getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/)
        .first()
        .textContent();
      const mail = await receivedMail(email);
      expect(mail.text).toContain(reference);
      expect(mail.html).toContain(reference);
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.text).toContain('400');
      const link = /http:\/\/localhost:\d+\/retreat-registration\/\S+#\S+/.exec(mail.text)?.[0] ?? '';
      await page.goto('/');
      await page.goto(link);
      await expect(page.getByText(reference ?? '').first()).toBeVisible();
    });
  });
}

test.describe('input is not lost', () => {
  const text = words('en');

  test('by a refresh in the middle of a person', async ({ page }) => {
    await page.goto(`/retreat-registration?id=${newYork}`);
    await fillContact(page, 'en', {
      firstName: 'Ana',
      lastName: 'Reyes',
      age: '40',
      email: 'ana@example.org',
      phone: '+12125550101',
    });
    await page.getByRole('button', { name: text['registration.people.add'], exact: true }).click();
    await page.getByLabel(text['field.firstName'], { exact: true }).fill('Half-typ');
    await page.reload();
    await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Half-typ');
    await expect(page.getByText('Ana Reyes')).toBeVisible();
  });

  test('by a change of language', async ({ page }) => {
    await page.goto(`/retreat-registration?id=${newYork}`);
    await page.getByLabel(text['field.firstName'], { exact: true }).fill('Ana');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByLabel(words('es')['field.firstName'], { exact: true })).toHaveValue('Ana');
    await expect(page.locator('[aria-live=polite]')).toContainText(words('es')['language.changed']);
  });

  test('by a request that gets no response; the second try creates the only registration', async ({ page, noise }) => {
    const email = 'lost.answer@example.org';
    await page.goto(`/retreat-registration?id=${newYork}`);
    await fillFamily(page, 'en', email);
    // The server registers, but its response never arrives.
    await page.route(
      '**/api/registrations',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
    await expect(failed(page, text)).toContainText(text['problem.network']);
    await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena');
    expect((await receivedMail(email)).count).toBe(1);
    // The browser itself logs the lost response.
    expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  });

  test('by a network that disappears between the steps', async ({ page, noise }) => {
    await page.goto(`/retreat-registration?id=${newYork}`);
    await fillContact(page, 'en', {
      firstName: 'Ana',
      lastName: 'Reyes',
      age: '40',
      email: 'ana@example.org',
      phone: '+12125550101',
    });
    await expect(page.getByText('$100.00').first()).toBeVisible();
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expect(page.getByRole('heading', { name: text['registration.review.title'] })).toBeVisible();
    await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
    await expect(failed(page, text)).toContainText(text['problem.network']);
    // The price is requested again automatically, and fails again.
    const tryAgain = page.getByRole('button', { name: text['form.tryAgain'] });
    await expect(tryAgain).toBeVisible();
    await page.unroute('**/api/**');
    await tryAgain.click();
    await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    // The browser itself logs the failed requests.
    expect(noise.splice(0).every((line) => line.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
  });

  test('by a network that comes and goes: the form works without one, and each missing response is requested again', async ({
    page,
    noise,
  }) => {
    const spanish = words('es');
    const cut = () => page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    const mend = () => page.unroute('**/api/**');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/retreat-registration?id=${newYork}&lng=es`);
    await hydrated(page);
    await cut();
    await fillContact(page, 'es', {
      firstName: 'Pilar',
      lastName: 'Ríos',
      age: '44',
      email: 'pilar@example.org',
      phone: '+12125550108',
    });
    await addPerson(page, 'es', { firstName: 'Ramón', lastName: 'Ríos', age: '46' });
    await expectAccessible(page);
    await mend();
    await addPerson(page, 'es', { firstName: 'Sara', lastName: 'Ríos', age: '20' });
    await expect(page.getByText('$300.00').first()).toBeVisible();
    await cut();
    await page.getByRole('button', { name: spanish['form.continue'] }).click();
    await page.getByRole('button', { name: spanish['form.continue'] }).click();
    await page.getByRole('button', { name: spanish['registration.review.confirm'] }).click();
    await expect(failed(page, spanish)).toContainText(spanish['problem.network']);
    await mend();
    // A refresh in the middle restores everything.
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: spanish['registration.review.confirm'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pilar');
    await expect(page.getByText('Ramón Ríos').first()).toBeVisible();
    expect((await receivedMail('pilar@example.org')).count).toBe(1);
    // The browser itself logs the failed requests.
    expect(noise.splice(0).every((line) => line.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
  });

  test('but is permanently gone after "Clear the form"', async ({ page }) => {
    await page.goto(`/retreat-registration?id=${newYork}`);
    await page.getByLabel(text['field.firstName'], { exact: true }).fill('Ana');
    await page.getByRole('button', { name: text['registration.draft.clear'] }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text['registration.draft.clearConfirm'] }).click();
    await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('');
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain('Ana');
  });

  test('by pressing Confirm twice', async ({ page }) => {
    const email = 'twice@example.org';
    await page.goto(`/retreat-registration?id=${newYork}`);
    await fillFamily(page, 'en', email);
    await page.getByRole('button', { name: text['registration.review.confirm'] }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena');
    expect((await receivedMail(email)).count).toBe(1);
  });
});

test('a child is told kindly that there is no place for that age, and is shown what to do', async ({ page }) => {
  const text = words('en');
  await page.goto(`/retreat-registration?id=${newYork}`);
  await fillContact(page, 'en', {
    firstName: 'Ana',
    lastName: 'Reyes',
    age: '40',
    email: 'ana@example.org',
    phone: '+12125550101',
  });
  await addPerson(page, 'en', { firstName: 'Sofía', lastName: 'Reyes', age: '9' });
  await expect(page.getByText(text['registration.noPlace.title'])).toBeVisible();
  await expect(page.getByRole('link', { name: /Send us what you have entered/ })).toHaveAttribute(
    'href',
    /^\/contact\?/,
  );
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Sofía');
});

test('invalid answers are explained in words next to their field, and the focus moves there', async ({ page }) => {
  const text = words('es');
  await page.goto(`/retreat-registration?id=${newYork}&lng=es`);
  await page.getByLabel(text['field.email'], { exact: true }).fill('maria+retiro@example.org');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('+1 000 000 0000');
  await page.getByRole('button', { name: text['form.continue'] }).click();
  const summary = page.getByRole('group', { name: text['form.errors'] });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    text['field.firstName.missing'],
    text['field.lastName.missing'],
    text['field.email.wrong'],
    text['field.phone.wrong'],
    text['field.age.missing'],
  ]);
  await summary.getByRole('link', { name: text['field.phone.wrong'] }).click();
  await expect(page.getByLabel(text['field.phone'], { exact: true })).toBeFocused();
  await expectAccessible(page);
});

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`by keyboard alone, in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('two people are registered, and one of them is removed again', async ({ page }) => {
      const { press, type } = keyboardOf(page);
      await page.goto(`/events/${newYork}?lng=${language}`);
      await hydrated(page);
      await press(text['event.register'], 'link');
      await type(text['field.firstName'], 'Karl');
      await type(text['field.lastName'], 'Keys');
      await type(text['field.email'], `keyboard.${language}@example.org`);
      await type(text['field.phone'], '+12125550177');
      await type(text['field.yourAge'], '70');
      await page.keyboard.press('Enter');
      await press(text['registration.people.add']);
      await type(text['field.firstName'], 'Klara');
      await type(text['field.lastName'], 'Keys');
      await type(text['field.age'], '68');
      await page.keyboard.press('Enter');
      await expect(page.getByText('$200.00').first()).toBeVisible();
      await press(text['form.continue']);
      await press(text['form.continue']);
      await press(text['registration.review.confirm']);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Karl');
      // The new content is where reading continues.
      await expect(page.getByRole('main')).toBeFocused();
      await expectNoSidewaysScroll(page);

      await press(text['confirmation.change.people'], 'link');
      await press(new RegExp(`^(Remove|Quitar) .*Klara Keys`));
      await press(text['form.continue']);
      await press(text['change.review.confirm']);
      await expect(page.getByText(`keyboard.${language}@example.org`).first()).toBeVisible();
      await expect(page.getByText('Klara Keys', { exact: true })).toHaveCount(0);
      await expect(page.getByText('$100.00').first()).toBeVisible();
    });
  });
}
