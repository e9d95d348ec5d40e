import { expect, expectAccessible, expectNoSidewaysScroll, linkIn, receivedMail, test } from '../steps/journey.ts';
import { openOwn, register, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a family is asked to confirm its address, and the emailed link confirms it', async ({ page }) => {
      const email = `confirms.${language}@example.org`;
      const own = await register(page, ['Elena', 'Luis'], email, await smallEvent());
      const asked = page.getByText(text['confirmation.address.title']);
      await openOwn(page, own, language);
      await expect(asked).toBeVisible();
      await expect(page.getByText(text['confirmation.address.booked'])).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The page after registering confirms nothing, however often it is opened.
      await page.reload();
      await expect(asked).toBeVisible();

      // The email says the same, and contains the link that confirms the address.
      const mail = await receivedMail(email);
      const link = linkIn(mail, '/retreat-registration/');
      expect(link).toMatch(new RegExp(`#${own.key}[.].`));
      await page.goto('about:blank');
      await page.goto(link.replace('lng=en', `lng=${language}`));
      await expect(page.getByText(text['confirmation.address.thanks']).first()).toBeVisible();
      await expect(asked).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('about:blank');
      await openOwn(page, own, language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena');
      await expect(page.getByText(text['confirmation.payment.unpaid'])).toBeVisible();
      await expect(asked).toHaveCount(0);
    });

    test('the emailed link to the waiver confirms it too', async ({ page }) => {
      const email = `signs.${language}@example.org`;
      const own = await register(page, ['Elena'], email, await smallEvent());
      const link = linkIn(await receivedMail(email), '/waiver-form');
      const confirmed = page.waitForResponse((response) => response.url().includes('/address-confirmation'));
      await page.goto(link.replace('lng=en', `lng=${language}`));
      expect((await confirmed).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 2, name: text['waiver.sign.title'] })).toBeVisible();
      await page.goto('about:blank');
      await openOwn(page, own, language);
      await expect(page.getByText(text['confirmation.payment.unpaid'])).toBeVisible();
      await expect(page.getByText(text['confirmation.address.title'])).toHaveCount(0);
    });
  });
}
