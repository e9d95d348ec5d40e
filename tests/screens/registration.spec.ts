import { expect, registeredFamily } from '../e2e/steps/journey.ts';
import { openOwn, register } from '../e2e/steps/own-registration.ts';
import { addPerson, fillContact, newYork } from '../e2e/steps/register.ts';
import { look, walk } from './look.ts';

walk('the steps of registering', async ({ page, language, text, open }) => {
  const main = page.getByRole('main');
  const go = main.getByRole('button', { name: text['form.continue'] });
  await open(`/retreat-registration?id=${newYork}`);
  await look(page, 'contact');
  await go.click();
  await expect(page).toHaveTitle(/^Error: /);
  await look(page, 'contact, refused');
  const elena = { firstName: 'Elena', lastName: 'Morales', age: '48' };
  await fillContact(page, language, {
    ...elena,
    email: `steps.${language}@example.org`,
    phone: '+1 (212) 555-0142',
  });
  await look(page, 'people');
  await main.getByRole('button', { name: text['registration.people.add'], exact: true }).click();
  await look(page, 'a person');
  await main.getByRole('button', { name: text['registration.people.save'] }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await look(page, 'a person, refused');
  await main.getByRole('button', { name: text['form.cancel'] }).click();
  await addPerson(page, language, { ...elena, firstName: 'Lucía', age: '22' });
  await look(page, 'people, two');
  await go.click();
  await look(page, 'payment');
  await go.click();
  await expect(page.getByRole('heading', { name: text['registration.review.title'] })).toBeVisible();
  await look(page, 'review');
});

walk('one’s own registration', async ({ page, language, text }) => {
  const own = await register(page, ['Elena', 'Pablo'], `own.screens.${language}@example.org`);
  await openOwn(page, own, language);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena');
  await look(page, 'confirmation');
  const cancel = page.getByRole('button', { name: text['confirmation.cancel'], exact: true });
  await cancel.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'cancel?');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: text['confirmation.change.contact'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['change.title.contact']);
  await look(page, 'change the contact');
  await page.getByRole('textbox', { name: text['field.firstName'] }).fill('');
  await page.getByRole('button', { name: text['change.contact.save'] }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await look(page, 'change the contact, refused');
  await openOwn(page, own, language);
  await page.getByRole('link', { name: text['confirmation.change.people'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['change.title.people']);
  await look(page, 'change who comes');
  await addPerson(page, language, { firstName: 'Lucía', lastName: 'Morales', age: '22' });
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByText(text['change.review.more'])).toBeVisible();
  await look(page, 'review of the changes');
});

walk('a link that opens nothing', async ({ page, text, open }) => {
  await open(`/retreat-registration/${newYork}/confirmation?registration=00000000-0000-4000-8000-000000000000#none`);
  await expect(page.getByText(text['confirmation.notFound']).first()).toBeVisible();
  await look(page, 'a link that opens nothing');
});

walk('the waiver', async ({ page, language, text, open }) => {
  const { id, key } = await registeredFamily(`waiver.screens.${language}@example.org`, language);
  await open(`/waiver-form?sign=1&registration=${id}#${key}`);
  const sign = page.getByRole('button', { name: text['waiver.submit'], exact: true });
  await expect(sign).toBeVisible();
  await look(page, 'signing');
  await sign.click();
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('button', { name: text['waiver.link.submit'] }).click();
  await look(page, 'signing, refused');
});
