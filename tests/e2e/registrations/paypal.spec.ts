import type { BrowserContext, Page } from '@playwright/test';
import { opened } from '../steps/desk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, receivedMail, test } from '../steps/journey.ts';
import { words, type Language } from '../steps/words.ts';

/*
 * The convention in Washington DC, paid by PayPal: a site set some months later, with a local PayPal that has its own pages. See
 * later-site.ts.
 */
const port = Number(process.env.E2E_PORT ?? 3199);
const origin = `http://localhost:${String(port + 3)}`;
const payPalOrigin = `http://127.0.0.1:${String(port + 2)}`;
const eventId = 'washington-dc-convention-2027';

test.use({ baseURL: origin, friends: [payPalOrigin] });
// One after another: a fault set at PayPal affects the next payment of any test.
test.describe.configure({ mode: 'default' });

async function later(query = ''): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${String(port + 1)}/later${query}`)).json();
}

test.beforeAll(async () => {
  await later();
});

/** The button labels on PayPal's page. */
const atPayPal = {
  en: { pay: 'Pay', decline: 'Pay with a card that is declined', leave: 'Cancel and go back' },
  es: { pay: 'Pagar', decline: 'Pagar con una tarjeta rechazada', leave: 'Cancelar y volver' },
} as const;

/** A text of the site up to its first placeholder. */
const start = (text: string) => text.split('{')[0]?.trim() ?? '';

/** Fills in the form for one adult up to its last button. */
async function review(page: Page, language: Language, email: string): Promise<void> {
  const text = words(language);
  await page.goto(`/retreat-registration/${eventId}?lng=${language}`);
  await hydrated(page);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Elena');
  await page.getByLabel(text['field.lastName'], { exact: true }).fill('Morales');
  await page.getByLabel(text['field.email'], { exact: true }).fill(email);
  await page.getByLabel(text['field.phone'], { exact: true }).fill('+1 (212) 555-0142');
  await page.getByLabel(text['field.yourAge'], { exact: true }).fill('48');
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByRole('heading', { name: text['registration.people.title'] })).toBeVisible();
  await expect(page.getByText('$50.00').first()).toBeVisible();
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByRole('heading', { name: text['registration.payment.onlyTitle'] })).toBeVisible();
  await page.getByRole('button', { name: text['form.continue'] }).click();
}

const confirm = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language)['registration.review.confirmPayPal'] });

/** Registers; the last button of the form leads to PayPal. */
async function register(page: Page, language: Language, email: string): Promise<void> {
  await review(page, language, email);
  await confirm(page, language).click();
  await page.waitForURL((url) => url.origin === payPalOrigin);
}

const payButton = (page: Page, language: Language) =>
  page
    .getByRole('button', { name: /^(Pay|Pagar) \$50\.00/ })
    .or(page.getByRole('button', { name: start(words(language)['payPal.payAgain']) }));

async function goToPayPal(page: Page, language: Language): Promise<void> {
  await payButton(page, language).click();
  await page.waitForURL((url) => url.origin === payPalOrigin);
}

/** Logs this browser in as staff of type R on the later site. */
async function beRegistrar(page: Page, context: BrowserContext): Promise<void> {
  const { token, user } = (await later('?type=R')) as { token: string; user: unknown };
  await context.addCookies([{ name: 'session', value: token, url: origin, httpOnly: true }]);
  await page.addInitScript((known) => {
    localStorage.setItem('user', JSON.stringify(known));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 900_000 }));
  }, user);
}

for (const language of ['en', 'es'] as const) {
  const text = words(language);
  const confirmed = text['confirmation.title.confirmed'].replace('{name}', 'Elena');
  const paying = text['confirmation.title.paying'].replace('{name}', 'Elena');

  test.describe(`paying by PayPal (${language}, 320 px)`, () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test('from the form to PayPal and back, with a receipt', async ({ page }) => {
      const email = `paid-${language}@example.org`;
      await register(page, language, email);
      // After the browser's back button, the page does not redirect again.
      await page.goBack();
      await expect(page.getByRole('heading', { name: paying })).toBeVisible();
      await expect(page.getByRole('main').getByText(text['payPal.open.title'])).toBeVisible();
      await expect(page.getByText(text['confirmation.payment.paid'], { exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await goToPayPal(page, language);
      await page.getByRole('button', { name: atPayPal[language].pay, exact: true }).click();
      await expect(page.getByRole('heading', { name: confirmed })).toBeVisible();
      await expect(page.getByRole('main').getByText(text['payPal.paid.title'])).toBeVisible();
      await expect(page.getByText(text['confirmation.payment.paid'], { exact: true })).toBeVisible();
      expect(new URL(page.url()).search).not.toContain('key=');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The page says the same after it is loaded again.
      await page.reload();
      await expect(page.getByRole('heading', { name: confirmed })).toBeVisible();
      expect(
        (await receivedMail(email, language === 'en' ? 'We received your payment' : 'Recibimos su pago')).text,
      ).toContain('$50.00');
    });

    test('leaving PayPal, then a declined card, then paying: the places stay', async ({ page }) => {
      await register(page, language, `again-${language}@example.org`);
      await page.getByRole('button', { name: atPayPal[language].leave, exact: true }).click();
      await expect(page.getByRole('main').getByText(text['payPal.left.title'])).toBeVisible();
      await expect(page.getByRole('main').getByText(start(text['payPal.until']))).toBeVisible();
      await expectAccessible(page);
      await goToPayPal(page, language);
      await page.getByRole('button', { name: atPayPal[language].decline, exact: true }).click();
      await expect(page.getByRole('main').getByText(text['payPal.declined.title'])).toBeVisible();
      await expectNoSidewaysScroll(page);
      await goToPayPal(page, language);
      await page.getByRole('button', { name: atPayPal[language].pay, exact: true }).click();
      await expect(page.getByRole('heading', { name: confirmed })).toBeVisible();
    });
  });
}

test('returning in another browser opens the registration there; the first tab notices', async ({
  page,
  browser,
  friends,
}) => {
  const text = words('en');
  await register(page, 'en', 'elsewhere@example.org');
  const other = await browser.newContext({ baseURL: origin });
  const second = await other.newPage();
  expect(friends).toContain(payPalOrigin);
  await second.goto(page.url());
  await page.goBack();
  await expect(page.getByRole('main').getByText(text['payPal.open.title'])).toBeVisible();
  await second.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Elena, your registration is confirmed' })).toBeVisible();
  await other.close();
  // As when the visitor returns to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Elena, your registration is confirmed' })).toBeVisible();
});

test('while PayPal does not confirm the payment, the page says so and keeps asking', async ({ page }) => {
  const text = words('en');
  await register(page, 'en', 'slow@example.org');
  await later('?fault=never&on=capture');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('main').getByText(text['payPal.checking.title'])).toBeVisible();
  await expect(page.getByText(text['confirmation.payment.paid'], { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Elena, your registration is confirmed' })).toBeVisible();
});

test('when PayPal cannot be opened the page says so, nothing is lost, and a retry works', async ({ page, noise }) => {
  const text = words('en');
  await review(page, 'en', 'unreachable@example.org');
  await later(`?fault=error&on=${encodeURIComponent('checkout/orders$')}`);
  await confirm(page, 'en').click();
  await expect(page.getByRole('main').getByText(text['payPal.failed'])).toBeVisible();
  await expect(page.getByRole('main').getByText(text['problem.paymentUnavailable'])).toBeVisible();
  // The browser itself logs the response.
  expect(noise.splice(0)).toEqual([expect.stringContaining('503')]);
  await goToPayPal(page, 'en');
});

test('staff settle an unmatched payment', async ({ page, context }) => {
  const text = words('en');
  await register(page, 'en', 'unmatched@example.org');
  await later('?amount=45.00');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('main').getByText(text['payPal.withStaff.title'])).toBeVisible();
  await beRegistrar(page, context);
  await page.goto('/admin_retreat-registration/unmatched-payments?lng=en');
  await hydrated(page);
  await expect(page.getByText(text['unmatched.reason.otherAmount'])).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text['unmatched.assigned'] }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: text['unmatched.assigned'] }).click();
  await expect(dialog.getByText(text['unmatched.assigned.done']).filter({ visible: true })).toBeVisible();
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(page.getByRole('heading', { name: text['unmatched.none'] })).toBeVisible();
  await expectAccessible(page);
});

/** Registers and pays, then opens the party at the desk with the refund form. */
async function paidAtDesk(page: Page, context: BrowserContext, language: Language, email: string): Promise<void> {
  const text = words(language);
  await register(page, language, email);
  await page.getByRole('button', { name: atPayPal[language].pay, exact: true }).click();
  await expect(page.getByRole('main').getByText(text['payPal.paid.title'])).toBeVisible();
  const id = new URL(page.url()).searchParams.get('registration') ?? '';
  await beRegistrar(page, context);
  await page.goto(`/admin_retreat-registration/${id}?lng=${language}`);
  await hydrated(page);
  await page.locator('summary', { hasText: text['party.refund'] }).click();
}

test.describe('refunds through PayPal, at the desk', () => {
  const text = words('en');

  test('in part, with errors beside the amount, then the rest, only once for a double click', async ({
    page,
    context,
  }) => {
    await paidAtDesk(page, context, 'en', 'refunded@example.org');
    await page.getByRole('radio', { name: text['party.refund.extent.part'] }).check();
    const amount = page.locator('[id="refund-amount"]');
    const submit = page.getByRole('button', { name: text['party.refund.submit'], exact: true });
    await submit.click();
    await expect(page.getByRole('link', { name: text['field.amount.missing'] })).toBeVisible();
    await amount.fill('50.01');
    await submit.click();
    await expect(page.getByRole('link', { name: text['field.amount.tooMuch'] })).toBeVisible();
    await expectAccessible(page);
    await amount.fill('20');
    await page.locator('[id="refund-note"]').fill('One cannot come');
    await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(amount).toHaveValue('20');
    await submit.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Refund $20.00 through PayPal?');
    await expect(dialog).toContainText('Afterward, this party owes $20.00 and will be reminded of it.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Refund $20.00', exact: true }).dblclick();
    await expect(dialog).toContainText('$20.00 has been refunded');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text['action.close'] }).click();
    const refunds = page
      .getByRole('row')
      .filter({ hasText: text['payment.kind.refund'] })
      .filter({ hasText: 'One cannot come' });
    await expect(refunds).toHaveCount(1);
    await expect(opened(page).getByText(text['party.status.confirmedOwing'])).toBeVisible();
    expect((await receivedMail('refunded@example.org', 'refund')).text).toContain('$20.00');

    await expect(page.getByRole('radio', { name: '$30.00' })).toBeChecked();
    await submit.click();
    await dialog.getByRole('button', { name: 'Refund $30.00', exact: true }).click();
    await expect(dialog).toContainText('$30.00 has been refunded');
    await dialog.getByRole('button', { name: text['action.close'] }).click();
    // Nothing is left to refund: the form is gone, and the focus moves to where reading continues.
    await expect(submit).toHaveCount(0);
    await expect(page.getByRole('heading', { name: text['party.money'], exact: true })).toBeFocused();
    await expect(opened(page).getByText(text['party.status.refundedOwing'])).toBeVisible();
  });

  test('that PayPal confirms late is shown as requested, even after a refresh, and less can be refunded meanwhile', async ({
    page,
    context,
  }) => {
    await paidAtDesk(page, context, 'en', 'late.refund@example.org');
    await page.getByRole('radio', { name: text['party.refund.extent.part'] }).check();
    await page.locator('[id="refund-amount"]').fill('15');
    await later(`?fault=never&on=${encodeURIComponent('/refund$')}`);
    await page.getByRole('button', { name: text['party.refund.submit'], exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Refund $15.00', exact: true }).click();
    await expect(dialog).toContainText(text['party.refund.late']);
    await dialog.getByRole('button', { name: text['action.close'] }).click();
    await expect(page.getByText(text['party.refund.pending'])).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('listitem').filter({ hasText: '$15.00, requested on' })).toBeVisible();
    await expectAccessible(page);
    await expect(opened(page).getByText(text['party.status.confirmed'], { exact: true }).first()).toBeVisible();
    await page.locator('summary', { hasText: text['party.refund'] }).click();
    await expect(page.getByRole('radio', { name: '$35.00' })).toBeChecked();
  });

  test('in Spanish on a small phone in dark mode, by keyboard alone; a lost network refunds nothing twice', async ({
    page,
    context,
    noise,
  }) => {
    const spanish = words('es');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await paidAtDesk(page, context, 'es', 'devuelto@example.org');
    const submit = page.getByRole('button', { name: spanish['party.refund.submit'], exact: true });
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: /^Reembolsar/ });
    // The response is lost on its way back, after the money has been refunded.
    await page.route(
      '**/api/registrations/*/payments/*/refund*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit.press('Enter');
    await expect(dialog).toContainText(/Después, este grupo deberá .* y se le recordará el pago/);
    await expectNoSidewaysScroll(page);
    await confirm.press('Enter');
    await expect(dialog).toContainText(spanish['party.refund.failed']);
    await dialog.getByRole('button', { name: spanish['action.close'] }).press('Enter');
    // The page then shows the state on the server: the money is refunded.
    await expect(opened(page).getByText(spanish['party.status.refundedOwing'])).toBeVisible();
    await expect(submit).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});
