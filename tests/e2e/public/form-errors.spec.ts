import { expect, test } from '../steps/journey.ts';
import { fillContact, newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

const text = words('en');

test('a refused form is rechecked when a field loses focus, not at each letter, and the title says that it was refused', async ({
  page,
}) => {
  const summary = page.getByRole('group', { name: text['form.errors'] });
  const email = page.getByLabel(text['field.email'], { exact: true });
  const next = page.getByRole('button', { name: text['form.continue'] });
  const says = (id: keyof typeof text) => summary.getByRole('link', { name: text[id], exact: true });

  await page.goto(`/retreat-registration?id=${newYork}`);
  await expect(page).toHaveTitle(/^Step 1 of 4: Contact – /);
  await next.click();
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Step 1 of 4: Contact – /);
  const errors = await summary.getByRole('listitem').allTextContents();
  expect(new Set(errors).size).toBe(errors.length);

  await email.pressSequentially('r');
  await expect(says('field.email.missing')).toBeVisible();
  await expect(email).toHaveAccessibleDescription(new RegExp(text['field.email.missing']));
  await page.keyboard.press('Tab');
  await expect(says('field.email.wrong')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);

  // The field corrected last still shows its error when the button is pressed; the press must count anyway.
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Rosa');
  await page.getByLabel(text['field.lastName'], { exact: true }).fill('Vega');
  await page.getByLabel(text['field.phone'], { exact: true }).fill('(305) 555-0142');
  await page.getByRole('button', { name: /\+1 305 555 0142/ }).click();
  await expect(page.getByLabel(text['field.phone'], { exact: true })).toHaveValue('+1 305 555 0142');
  await page.getByLabel(text['field.yourAge'], { exact: true }).fill('61');
  await email.fill('rosa@example.org');
  await expect(says('field.email.wrong')).toBeVisible();
  await next.scrollIntoViewIfNeeded();
  const box = await next.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
  await page.mouse.down();
  await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON');
  await page.mouse.up();
  await expect(page).toHaveTitle(/^Step 2 of 4: People – /);
});

test('the pages of a registration have their own titles', async ({ page, noise }) => {
  await page.goto(
    `/retreat-registration/${newYork}/confirmation?registration=00000000-0000-4000-8000-000000000000#wrong`,
  );
  await expect(page.getByRole('heading', { level: 1, name: text['confirmation.notFound'] })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${text['confirmation.notFound']}`));
  expect(noise.splice(0)).toEqual([expect.stringContaining('401')]);

  await page.goto(`/retreat-registration?id=${newYork}`);
  await fillContact(page, 'en', {
    firstName: 'Rosa',
    lastName: 'Vega',
    age: '61',
    email: 'rosa@example.org',
    phone: '+1 305 555 0142',
  });
  await expect(page).toHaveTitle(/^Step 2 of 4: People – /);
  await page.goBack();
  await expect(page).toHaveTitle(/^Step 1 of 4: Contact – /);
});
