import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, receivedMail, test } from '../steps/journey.ts';
import { keyboardOf } from '../steps/keyboard.ts';
import { words } from '../steps/words.ts';

/** Goes from the home page to the end of a registration on a phone with a keyboard, with typical mistakes. */
for (const language of ['en', 'es'] as const) {
  test.describe(`by keyboard alone on a phone, in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, locale: language === 'es' ? 'es-MX' : 'en-US' });
    const text = words(language);

    test('someone opens home and the menu, finds the event, makes mistakes, and is registered', async ({ page }) => {
      test.slow();
      const { press, type } = keyboardOf(page);
      const email = `abuela.${language}@example.org`;
      const summary = page.getByRole('group', { name: text['form.errors'] });
      await page.goto('/');
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await press(text['nav.menu']);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: text['nav.menu'], exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      const schedules = page.locator('[popover] summary').filter({ hasText: text['nav.schedules'] });
      for (
        let presses = 0;
        !(await schedules.evaluate((element) => element === document.activeElement));
        presses += 1
      ) {
        expect(presses).toBeLessThan(40);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await press(text['nav.allEvents'], 'link');
      await expect(page).toHaveURL(/\/events$/);
      await press(/^(New York|.*Nueva York)/, 'link');
      await expect(page).toHaveURL(/\/events\/new-york/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/York/);
      await press(text['event.register'], 'link');
      await expect(page.getByLabel(text['field.firstName'], { exact: true })).toBeVisible();

      // Nothing is filled in: each error is listed once, and the first one leads to its field.
      await press(text['form.continue']);
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(text['field.firstName'], { exact: true })).toBeFocused();
      await page.keyboard.type('Carmen');
      await type(text['field.lastName'], 'Ortega');
      await type(text['field.email'], `${email}x y`);
      await type(text['field.phone'], '2125550177');
      await type(text['field.yourAge'], '81');
      await page.keyboard.press('Enter');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([text['field.email.wrong'], text['field.phone.wrong']]);
      await expectNoSidewaysScroll(page);
      // For a number without a country code, the form suggests one with it.
      await press(/\+1 ?\(?212/);
      await expect(page.getByLabel(text['field.phone'], { exact: true })).toHaveValue(/^\+1/);
      // The text in the field is selected, and typing replaces it.
      await type(text['field.email'], email);
      await page.keyboard.press('Enter');

      await press(text['registration.people.add']);
      await expect(page.getByLabel(text['field.firstName'], { exact: true })).toBeFocused();
      await page.keyboard.type('Julián');
      await type(text['field.lastName'], 'Ortega');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(text['field.age'], { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await type(text['field.age'], '84');
      await page.keyboard.press('Enter');
      await expect(page.getByText('$200.00').first()).toBeVisible();
      await press(text['form.continue']);
      await press(text['form.continue']);
      await expect(page.getByRole('heading', { name: text['registration.review.title'] })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await press(text['registration.review.confirm']);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Carmen');
      await expect(page.getByRole('main')).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect((await receivedMail(email)).count).toBe(1);
    });
  });
}
