import { expect, registeredFamily } from '../e2e/steps/journey.ts';
import { openOwn, register } from '../e2e/steps/own-registration.ts';
import { addPerson, fillContact, newYork } from '../e2e/steps/register.ts';
import { checkScreen, walk } from './check-screen.ts';

walk('the steps of registering', async ({ page, language, text, open }) => {
  const main = page.getByRole('main');
  const go = main.getByRole('button', { name: text['form.continue'] });
  await open(`/retreat-registration?id=${newYork}`);
  await checkScreen(page, 'contact');
  await go.click();
  await expect(page).toHaveTitle(/^Error: /);
  await checkScreen(page, 'contact, refused');
  const elena = { firstName: 'Elena', lastName: 'Morales', age: '48' };
  await fillContact(page, language, {
    ...elena,
    email: `steps.${language}@example.org`,
    phone: '+1 (212) 555-0142',
  });
  await checkScreen(page, 'people');
  await main.getByRole('button', { name: text['registration.people.add'], exact: true }).click();
  await checkScreen(page, 'a person');
  await main.getByRole('button', { name: text['registration.people.save'] }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await checkScreen(page, 'a person, refused');
  await main.getByRole('button', { name: text['form.cancel'] }).click();
  await addPerson(page, language, { ...elena, firstName: 'Lucía', age: '22' });
  await checkScreen(page, 'people, two');
  await go.click();
  await checkScreen(page, 'payment');
  await go.click();
  await expect(page.getByRole('heading', { name: text['registration.review.title'] })).toBeVisible();
  await checkScreen(page, 'review');
});

walk('one’s own registration', async ({ page, language, text }) => {
  const own = await register(page, ['Elena', 'Pablo'], `own.screens.${language}@example.org`);
  await openOwn(page, own, language);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena');
  await checkScreen(page, 'confirmation');
  const cancel = page.getByRole('button', { name: text['confirmation.cancel'], exact: true });
  await cancel.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkScreen(page, 'cancel?');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: text['confirmation.change.contact'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['change.title.contact']);
  await checkScreen(page, 'change the contact');
  await page.getByRole('textbox', { name: text['field.firstName'] }).fill('');
  await page.getByRole('button', { name: text['change.contact.save'] }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await checkScreen(page, 'change the contact, refused');
  await openOwn(page, own, language);
  await page.getByRole('link', { name: text['confirmation.change.people'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['change.title.people']);
  await checkScreen(page, 'change who comes');
  await addPerson(page, language, { firstName: 'Lucía', lastName: 'Morales', age: '22' });
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByText(text['change.review.more'])).toBeVisible();
  await checkScreen(page, 'review of the changes');
});

walk('a link that opens nothing', async ({ page, text, open }) => {
  await open(`/retreat-registration/${newYork}/confirmation?registration=00000000-0000-4000-8000-000000000000#none`);
  await expect(page.getByText(text['confirmation.notFound']).first()).toBeVisible();
  await checkScreen(page, 'a link that opens nothing');
});

walk('the waiver', async ({ page, language, text, open }) => {
  const { id, key } = await registeredFamily(`waiver.screens.${language}@example.org`, language);
  await open(`/waiver-form?sign=1&registration=${id}#${key}`);
  const sign = page.getByRole('button', { name: text['waiver.submit'], exact: true });
  await expect(sign).toBeVisible();
  await checkScreen(page, 'signing');
  await sign.click();
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('button', { name: text['waiver.link.submit'] }).click();
  await checkScreen(page, 'signing, refused');
});
