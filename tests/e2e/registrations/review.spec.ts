import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/journey.ts';
import { addPerson, fillContact, newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

test('the review shows every answer, and each one can be changed in its own field, with a way back', async ({
  page,
}) => {
  const text = words('en');
  const review = page.getByRole('heading', { name: text['registration.review.title'] });
  const next = page.getByRole('button', { name: text['form.continue'] });
  const change = (name: string) => page.getByRole('link', { name, exact: true });
  const said = (term: string) =>
    page
      .getByRole('main')
      .locator('dt', { hasText: new RegExp(`^${term}$`) })
      .locator('xpath=following-sibling::dd[1]');

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/retreat-registration?id=${newYork}`);
  // Conventions ask for this too, but the answer is optional.
  await page.getByRole('radio', { name: text['field.gender.female'], exact: true }).check();
  await fillContact(page, 'en', {
    firstName: 'Rosa',
    lastName: 'Vega',
    age: '61',
    email: 'rosa.vega@example.org',
    phone: '+1 305 555 0142',
  });
  await addPerson(page, 'en', { firstName: 'Luis', lastName: 'Vega', age: '24' });
  await page.locator('summary', { hasText: text['registration.party.more'] }).click();
  await page.getByRole('textbox', { name: text['field.emergencyName'] }).fill('Marta Ruiz');
  await page.getByLabel(text['field.emergencyPhone']).fill('+1 305 555 0199');
  await page.getByLabel(text['field.arrival']).fill('Friday by bus');
  await next.click();
  await page.getByRole('checkbox', { name: text['registration.help'] }).check();
  await page.getByLabel(text['registration.help.canPay']).fill('120');
  await next.click();
  await expect(review).toBeFocused();
  await expect(said(text['details.emergency'])).toContainText('Marta Ruiz, +1 305 555 0199');
  await expect(said(text['field.arrival'])).toContainText('Friday by bus');
  const canPay = text['registration.review.canPay'];
  await expect(said(text['registration.help'])).toHaveText(canPay.replace('{amount}', '$120.00'));
  await expect(said(text['registration.contact.wantsNews'])).toHaveText(text['registration.review.no']);
  await expect(said(text['field.notes'])).toContainText(text['registration.review.notGiven']);
  await expect(said(text['field.diet'])).toHaveCount(2);
  await expect(said(text['field.gender'])).toContainText([
    text['field.gender.female'],
    text['registration.review.notGiven'],
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A person's answer: the person and the collapsed section open, and the focus is in the field.
  await change(`Change: ${text['field.diet']} (Luis Vega)`).click();
  const diet = page.getByRole('textbox', { name: text['field.diet'] });
  await expect(diet).toBeFocused();
  await diet.fill('No nuts');
  await page.getByRole('button', { name: text['registration.people.save'] }).click();
  await expect(page.getByRole('button', { name: /Luis Vega/ }).first()).toBeVisible();
  await next.click();
  await expect(review).toBeFocused();
  await expect(page.getByText('No nuts')).toBeVisible();

  // An answer for the whole party.
  await change(`Change: ${text['field.arrival']}`).click();
  const arrival = page.getByRole('textbox', { name: text['field.arrival'] });
  await expect(arrival).toBeFocused();
  await arrival.fill('Friday by car');
  await next.click();
  await expect(review).toBeFocused();
  await expect(said(text['field.arrival'])).toContainText('Friday by car');

  // The amount a family can pay, and whether it wants news.
  await change(`Change: ${text['registration.help']}`).click();
  const amount = page.getByLabel(text['registration.help.canPay']);
  await expect(amount).toBeFocused();
  await amount.fill('');
  await next.click();
  await expect(review).toBeFocused();
  await expect(said(text['registration.help'])).toHaveText(text['registration.review.yes']);
  await change(`Change: ${text['registration.contact.wantsNews']}`).click();
  const news = page.getByRole('checkbox', { name: text['registration.contact.wantsNews'] });
  await expect(news).toBeFocused();
  await news.check();
  await next.click();
  await expect(review).toBeFocused();
  await expect(said(text['registration.contact.wantsNews'])).toHaveText(text['registration.review.yes']);

  // The contact; the browser's back button returns too.
  await change(`Change: ${text['field.phone']}`).click();
  await expect(page.getByRole('textbox', { name: text['field.phone'], exact: true })).toBeFocused();
  await page.goBack();
  await expect(review).toBeVisible();

  // A visitor with the link sees everything again, but food and assistance only on request.
  await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
  // The page that opens is announced by its own name, not by the last step of the form.
  await expect(page.locator('[aria-live="polite"]')).toContainText(`${text['confirmation.pageTitle']} ·`);
  await expect(page.getByRole('heading', { name: text['ownDetails.title'] })).toBeVisible();
  await expect(said(text['field.arrival'])).toHaveText('Friday by car');
  await expect(said(text['details.emergency'])).toHaveText('Marta Ruiz, +1 305 555 0199');
  await expect(page.getByText('No nuts')).toHaveCount(0);
  await page.getByRole('button', { name: text['ownDetails.health.show'] }).click();
  await expect(page.getByText('No nuts')).toBeVisible();
  await expect(page.getByRole('button', { name: text['ownDetails.health.hide'] })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(page.url().replace('/confirmation?', '/receipt?'));
  await expect(page.getByRole('heading', { level: 1, name: text['receipt.title'] })).toBeVisible();
  await expect(page.getByText('$200.00').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
