import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { ask, desk, disclose, makeParty, open, opened, openFilters } from '../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { addPerson, newYork } from '../steps/register.ts';
import { words, type Language } from '../steps/words.ts';

type Registration = components['schemas']['Registration'];

const text = words('en');

/** Registers two adults for one journey, who will pay by check. */
async function make(page: Page, firstName: string, language: Language = 'en'): Promise<Registration> {
  const person = { firstName, lastName: 'Zamudio', age: 40 };
  return makeParty(page, {
    eventId: newYork,
    rooms: 0,
    members: [person, { ...person, firstName: 'Renata' }],
    contact: {
      firstName,
      lastName: 'Zamudio',
      email: `${firstName.toLowerCase()}.zamudio@example.org`,
      phone: '+12125550142',
    },
    quotedTotalCents: 20_000,
    language,
  });
}

test('a registrar finds a party, goes back to the search, and records its payment by keyboard alone', async ({
  page,
}) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const { id, reference } = await make(page, 'Ofelia');
  await expectAccessible(page);
  await page.getByLabel(text['desk.search']).fill('zamudio ofelia');
  await openFilters(page);
  await page.getByLabel(text['desk.payment'], { exact: true }).selectOption('unpaid');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: text['desk.searchButton'], exact: true }).press('Enter');
  await expect(page).toHaveURL(/search=zamudio\+ofelia.*payment=unpaid/);
  await expect(page.getByRole('rowheader')).toHaveText([/^Zamudio, Ofelia/]);
  await page.getByRole('link', { name: 'Zamudio, Ofelia' }).click();
  await expect(opened(page).getByRole('heading').first()).toContainText('Ofelia Zamudio');
  await page.goBack();
  await expect(page.getByLabel(text['desk.search'])).toHaveValue('zamudio ofelia');
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveText([/^Zamudio, Ofelia/]);

  // The old URL of a party's second page leads to its only page.
  await open(page, `/listRegistration/${id}`);
  await expect(page).toHaveURL(new RegExp(`${desk}/${id}$`));
  await expectAccessible(page);
  await expect(page.getByRole('definition').filter({ hasText: reference })).toBeVisible();
  await tabTo(page, page.locator('summary', { hasText: text['party.payment'] }));
  await page.keyboard.press('Enter');
  // The form starts with the full amount due.
  await expect(page.getByLabel(text['party.payment.amount'])).toHaveValue('200');
  await tabTo(page, page.getByLabel(text['party.payment.amount']));
  await page.keyboard.press('Delete');
  await tabTo(page, page.getByRole('button', { name: text['party.payment.submit'] }));
  await page.keyboard.press('Enter');
  // The fields are checked after the press is painted.
  await expect(page.getByRole('group', { name: text['form.errors'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text['field.amount.missing'] })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(text['party.payment.amount'])).toBeFocused();
  await page.keyboard.type('$50,00');
  await tabTo(page, page.getByLabel(text['party.payment.check']));
  await page.keyboard.type('1042');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Record a payment of $50.00?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['party.payment.submit'] }).press('Enter');
  await expect(dialog).toContainText('Payment of $50.00 recorded');
  await dialog.getByRole('button', { name: text['action.close'] }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opened(page).getByText('$150.00').first()).toBeVisible();
  await expect(opened(page).getByText(text['payment.status.partPaid']).first()).toBeVisible();
  await expect(page.getByRole('rowheader').filter({ hasText: 'Payment recorded · $50.00 · Check' })).toBeVisible();
  expect(await receivedMail('ofelia.zamudio@example.org', 'payment')).toMatchObject({
    subject: expect.stringContaining(reference),
  });
});

test('a refund that is more than was paid is refused beside the amount, and what was typed stays', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const { id } = await make(page, 'Petra');
  await ask(page, 'POST', `/registrations/${id}/payments`, {
    kind: 'payment',
    method: 'Cash',
    amountCents: 2_000,
    receivedOn: '2026-11-20',
  });
  await open(page, `${desk}/${id}`);
  await disclose(page, text['party.payment']);
  await page.getByLabel(text['party.payment.kind.refund']).check();
  await page.getByLabel(text['party.payment.amount']).fill('30');
  await page.getByRole('textbox', { name: text['party.payment.note'] }).fill('They came by on Friday');
  await page.getByRole('button', { name: text['party.payment.submitRefund'] }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: text['party.payment.submitRefund'] }).click();
  await expect(dialog).toContainText('at most $20.00 can be refunded');
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(page.getByRole('link', { name: text['field.amount.tooMuch'] })).toBeVisible();
  await expect(page.getByLabel(text['party.payment.note'])).toHaveValue('They came by on Friday');
  await page.getByLabel(text['party.payment.amount']).fill('20');
  await page.getByRole('button', { name: text['party.payment.submitRefund'] }).click();
  await expect(dialog).toContainText(
    'Afterward, this party owes $200.00 and will be reminded of it. If they are not coming, cancel the registration first',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['party.payment.submitRefund'] }).click();
  await expect(dialog).toContainText('Refund of $20.00 recorded');
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(opened(page).getByText(text['payment.status.refunded']).first()).toBeVisible();
  // The browser itself logs the refusal.
  expect(noise.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('refunds to a canceled party and recorded payments leave no balance due, and the page shows none', async ({
  page,
}) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const { id } = await make(page, 'Quirina');
  await ask(page, 'POST', `/registrations/${id}/payments`, {
    kind: 'payment',
    method: 'Cash',
    amountCents: 20_000,
    receivedOn: '2026-11-20',
  });
  const { version } = await ask<Registration>(page, 'GET', `/registrations/${id}`);
  await ask(page, 'POST', `/registrations/${id}/cancellation`, { version });
  await open(page, `${desk}/${id}`);
  await disclose(page, text['party.payment']);
  const dialog = page.getByRole('alertdialog');
  const note = async (kind: 'payment' | 'refund', label: string) => {
    await page.getByLabel(text[`party.payment.kind.${kind}`]).check();
    await page.getByLabel(text['party.payment.amount']).fill('20');
    await page.getByRole('button', { name: label }).click();
    await expect(dialog).toContainText('An entry cannot be changed later.');
    await expect(dialog).not.toContainText('owes');
  };
  await note('payment', text['party.payment.submit']);
  await dialog.getByRole('button', { name: text['action.back'] }).click();
  await note('refund', text['party.payment.submitRefund']);
});

test('the second of two people editing the same party is told so, sees its current state, and keeps the typed reason', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'A');
  await open(page, desk);
  const { id, version } = await make(page, 'Quintina');
  await open(page, `${desk}/${id}`);
  await page.getByRole('button', { name: text['party.cancel'] }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(text['party.cancel.reason']).fill('They are ill');
  await expectAccessible(page);
  await expect(dialog.getByText(text['publicForm.draft.saved'])).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: text['party.cancel'] }).click();
  await expect(dialog.getByLabel(text['party.cancel.reason'])).toHaveValue('They are ill');
  await expectAccessible(page);
  await ask(page, 'POST', `/registrations/${id}/payments`, {
    kind: 'payment',
    method: 'Cash',
    amountCents: 2_000,
    receivedOn: '2026-11-20',
  });
  expect(version).toBe(1);
  await dialog.getByRole('button', { name: text['party.cancel'] }).click();
  await expect(dialog).toContainText('Type A has changed this in the meantime');
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(opened(page).getByText(text['payment.status.partPaid']).first()).toBeVisible();
  await page.getByRole('button', { name: text['party.cancel'] }).click();
  await expect(dialog.getByLabel(text['party.cancel.reason'])).toHaveValue('They are ill');
  await dialog.getByRole('button', { name: text['party.cancel'] }).click();
  await expect(dialog).toContainText('$20.00');
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(page.getByText(text['party.task.places.cancelled'])).toBeVisible();
  // The button that opened the dialog is gone: the focus moves to where reading continues.
  await expect(page.getByRole('heading', { name: text['party.tasks'], exact: true })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'They are ill' })).toContainText('Type A');
  expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('staff write to a party in its language; a lost network keeps the letter', async ({ page, noise }) => {
  await beOfType(page, 'R');
  await open(page, desk);
  const { id, reference } = await make(page, 'Rosalba', 'es');
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${desk}/${id}`);
  await disclose(page, text['party.message']);
  await page.getByRole('button', { name: text['party.message.submit'] }).click();
  await expect(page.getByRole('link', { name: text['field.subject.missing'] })).toBeVisible();
  await page.getByLabel(text['party.message.subject'], { exact: true }).fill('El autobús');
  await page.getByLabel(text['party.message.text'], { exact: true }).fill('Sale a las ocho.\n\nTraiga abrigo.');
  await expectNoSidewaysScroll(page);
  const dialog = page.getByRole('alertdialog');
  const send = async () => {
    await page.getByRole('button', { name: text['party.message.submit'] }).click();
    await dialog.getByRole('button', { name: text['party.message.submit'] }).click();
  };
  await page.route('**/api/registrations/*/messages', (route) => route.abort());
  await send();
  await expect(dialog).toContainText(text['party.message.failed']);
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(page.getByLabel(text['party.message.text'], { exact: true })).toHaveValue(
    'Sale a las ocho.\n\nTraiga abrigo.',
  );
  await page.unroute('**/api/registrations/*/messages');
  await send();
  await expect(dialog).toContainText(text['party.message.sent']);
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(page.getByLabel(text['party.message.text'], { exact: true })).toHaveValue('');
  await expect(page.locator('summary', { hasText: 'El autobús' })).toBeVisible();
  const mail = await receivedMail('rosalba.zamudio@example.org', 'El autobús');
  expect(mail.subject).toBe(`El autobús (${reference})`);
  expect(mail.text).toContain('Traiga abrigo.');
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('a family at the door without email is registered in the order of the form, to pay in cash', async ({ page }) => {
  await beOfType(page, 'R');
  await open(page, desk);
  await page.getByRole('link', { name: text['desk.new'] }).click();
  await page.getByLabel(text['registrationList.event'], { exact: true }).selectOption(newYork);
  await page.getByRole('link', { name: text['entry.allQuestions'] }).click();
  await page.getByLabel(text['newParty.source.walkIn']).check();
  await page.getByRole('group', { name: text['newParty.language'] }).getByLabel(text['language.es']).check();
  await expect(page).toHaveURL(/source=walkIn.*language=es/);
  await expectAccessible(page);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Sabina');
  await page.getByLabel(text['field.lastName'], { exact: true }).fill('Zamudio');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('+1 (212) 555-0142');
  await page.getByLabel(text['field.age'], { exact: true }).fill('48');
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await addPerson(page, 'en', { firstName: 'Tadeo', lastName: 'Zamudio', age: '51' });
  await page.reload();
  // A draft for someone else is saved too.
  await expect(page.getByText('Tadeo Zamudio').first()).toBeVisible();
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await page.getByRole('radio', { name: text['payment.method.Cash'] }).check();
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByText(text['registration.review.nextForParty.call'])).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text['desk.new'] }).click();
  await expect(opened(page).getByRole('heading').first()).toContainText('Sabina Zamudio');
  await expect(opened(page).getByText(text['registration.source.walkIn']).first()).toBeVisible();
  await expect(page.getByText(text['problem.partyWithoutEmail'])).toBeVisible();
  await expect(opened(page).getByText(text['registration.state.pendingPayment']).first()).toBeVisible();
  await expect(page.getByRole('rowheader').filter({ hasText: text['registration.source.walkIn'] })).toBeVisible();
});

test('the menu leads R to the desk, but not A, who may open it too; D is told that they may not', async ({
  page,
  noise,
}) => {
  for (const [userType, isInMenu] of [
    ['R', true],
    ['A', false],
  ] as const) {
    await beOfType(page, userType);
    await open(page, desk);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['desk.title']);
    await expect(page.getByRole('link', { name: text['nav.logout'] })).toBeVisible();
    await expect(page.getByRole('banner').locator(`a[href="${desk}"]`)).toHaveCount(isInMenu ? 1 : 0);
  }
  await beOfType(page, 'D');
  await page.goto(desk);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /You don’t have access to this page|Usted no tiene acceso/,
  );
  // The browser itself logs the refusals.
  expect(noise.splice(0).every((line) => line.includes('403'))).toBe(true);
});
