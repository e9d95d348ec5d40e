import type { Page } from '@playwright/test';
import { ask, desk, disclose, makeParty, open } from '../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { depositEvent } from '../steps/own-registration.ts';
import { fillContact } from '../steps/register.ts';
import { words, type Language } from '../steps/words.ts';

const fill = (message: string, values: Record<string, string>): string =>
  message.replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) => values[name] ?? '');

/** The due date of the balance, as shown on pages and in emails. */
const day = {
  en: ['May 12, 2028', 'Friday, May 12, 2028'],
  es: ['12 de mayo de 2028', 'viernes 12 de mayo de 2028'],
} as const;

/** The amount beside a term on the page. */
function amountBeside(page: Page, term: string) {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: term }) })
    .getByRole('definition')
    .first();
}

/** Checks the two parts of the price in an open review or estimate. */
async function expectParts(page: Page, language: Language): Promise<void> {
  const text = words(language);
  await expect(amountBeside(page, fill(text['registration.price.deposit'], { percent: '30' }))).toHaveText('$60.00');
  await expect(amountBeside(page, fill(text['registration.price.rest'], { day: day[language][0] }))).toHaveText(
    '$140.00',
  );
}

for (const language of ['en', 'es'] as const) {
  const text = words(language);
  const [onPage, inMail] = day[language];
  const laterTerm = fill(text['confirmation.payment.dueLater'], { day: onPage });

  test.describe(`a deposit (${language}, 320 px)`, () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test('is shown from the event page to the confirmation', async ({ page }) => {
      const email = `deposit-${language}@example.org`;
      await page.goto(`/events/${await depositEvent()}?lng=${language}`);
      await hydrated(page);
      await expect(page.getByText(fill(text['event.deposit'], { percent: '30', day: onPage }))).toBeVisible();
      await page.getByRole('button', { name: text['event.estimate'] }).click();
      await page.getByLabel(fill(text['estimate.age'], { number: '1' }), { exact: true }).fill('48');
      await expectParts(page, language);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['estimate.register'] }).click();

      await expect(page.getByLabel(text['field.yourAge'], { exact: true })).toHaveValue('48');
      await fillContact(page, language, {
        firstName: 'Elena',
        lastName: 'Morales',
        age: '48',
        email,
        phone: '+12125550142',
      });
      await expectParts(page, language);
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await page.getByRole('radio', { name: text['payment.method.Zelle'] }).check();
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await expect(page.getByRole('heading', { name: text['registration.review.title'] })).toBeVisible();
      await expectParts(page, language);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['registration.review.confirm'] }).click();

      await expect(
        page.getByRole('heading', { name: text['confirmation.title.pendingPayment'].replace('{name}', 'Elena') }),
      ).toBeVisible();
      await expect(amountBeside(page, text['confirmation.payment.balance'])).toHaveText('$200.00');
      await expect(amountBeside(page, text['confirmation.payment.dueNow'])).toHaveText('$60.00');
      await expect(amountBeside(page, laterTerm)).toHaveText('$140.00');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The printed page says the same.
      await page.emulateMedia({ media: 'print' });
      await expect(amountBeside(page, text['confirmation.payment.dueNow'])).toBeVisible();
      await expect(amountBeside(page, laterTerm)).toBeVisible();
      const mail = await receivedMail(email);
      expect(mail.text).toContain('$60.00');
      expect(mail.text).toContain(inMail);
    });
  });
}

test('staff see what is due when, and the payment form starts with the deposit', async ({ page }) => {
  const text = words('en');
  await beOfType(page, 'R');
  await open(page, desk);
  const { id } = await makeParty(page, {
    eventId: await depositEvent(),
    rooms: 0,
    members: [{ firstName: 'Delfina', lastName: 'Zamudio', age: 40 }],
    contact: {
      firstName: 'Delfina',
      lastName: 'Zamudio',
      email: 'delfina.zamudio@example.org',
      phone: '+12125550142',
    },
    quotedTotalCents: 20_000,
  });
  await open(page, `${desk}/${id}`);
  await expect(amountBeside(page, text['confirmation.payment.dueNow'])).toHaveText('$60.00');
  await disclose(page, text['party.payment']);
  await expect(page.getByLabel(text['party.payment.amount'])).toHaveValue('60');
  await ask(page, 'POST', `/registrations/${id}/payments`, {
    kind: 'payment',
    method: 'Check',
    amountCents: 6_000,
    receivedOn: '2026-11-02',
  });
  await page.reload();
  await expect(amountBeside(page, text['confirmation.payment.dueNow'])).toHaveText('$0.00');
  await expect(amountBeside(page, fill(text['confirmation.payment.dueLater'], { day: day.en[0] }))).toHaveText(
    '$140.00',
  );
  await disclose(page, text['party.payment']);
  await expect(page.getByLabel(text['party.payment.amount'])).toHaveValue('140');
  await expectAccessible(page);
});

test.describe('at PayPal', () => {
  const port = Number(process.env.E2E_PORT ?? 3199);
  const payPalOrigin = `http://127.0.0.1:${String(port + 2)}`;
  test.use({
    baseURL: `http://localhost:${String(port + 3)}`,
    friends: [payPalOrigin],
    viewport: { width: 320, height: 700 },
  });

  test('a visitor pays the deposit, and then the balance', async ({ page }) => {
    const text = words('en');
    await page.goto(`/retreat-registration/${await depositEvent(true)}?lng=en`);
    await hydrated(page);
    await fillContact(page, 'en', {
      firstName: 'Elena',
      lastName: 'Morales',
      age: '48',
      email: 'deposit-paypal@example.org',
      phone: '+12125550142',
    });
    // Every step has a button with this name.
    await expect(page).toHaveURL(/step=people/);
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await expect(page).toHaveURL(/step=payment/);
    await page.getByRole('button', { name: text['form.continue'] }).click();
    await page.getByRole('button', { name: text['registration.review.confirmPayPal'] }).click();
    await page.waitForURL((url) => url.origin === payPalOrigin);
    await page.goBack();
    // The visitor may also pay everything at once.
    await expect(page.getByRole('button', { name: fill(text['payPal.payAll'], { amount: '$200.00' }) })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: fill(text['payPal.pay'], { amount: '$60.00' }) }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    await expect(page.getByRole('main').getByText(text['payPal.paid.title'])).toBeVisible();
    await expect(page.getByText(text['confirmation.payment.partPaid'], { exact: true })).toBeVisible();
    await expect(amountBeside(page, text['confirmation.payment.dueNow'])).toHaveText('$0.00');
    await expectAccessible(page);
    await page.getByRole('button', { name: fill(text['payPal.pay'], { amount: '$140.00' }) }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Elena, your registration is confirmed' })).toBeVisible();
    await expect(page.getByText(text['confirmation.payment.paid'], { exact: true })).toBeVisible();
  });
});
