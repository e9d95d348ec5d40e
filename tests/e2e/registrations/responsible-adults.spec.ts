import { expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../steps/journey.ts';
import { smallConvention, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { addPerson, fillContact } from '../steps/register.ts';
import { words } from '../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);
    const fill = (words: string, values: Record<string, string>) =>
      Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), words);

    test('minors who come alone name a responsible adult, and the confirmation and the email show that name', async ({
      page,
    }) => {
      const email = `alone.${language}@example.org`;
      const eventId = await smallConvention();
      await page.goto(`/retreat-registration?id=${eventId}&lng=${language}`);
      await page.getByLabel(text['registration.contact.isComing']).uncheck();
      await page.getByLabel(text['field.firstName'], { exact: true }).fill('Rosa');
      await page.getByLabel(text['field.lastName'], { exact: true }).fill('Vega');
      await page.getByLabel(text['field.email'], { exact: true }).fill(email);
      await page.getByLabel(text['field.phone'], { exact: true }).fill('+12125550142');
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await page.getByRole('button', { name: text['registration.people.addFirst'], exact: true }).click();
      await page.getByLabel(text['field.firstName'], { exact: true }).fill('Leo');
      await page.getByLabel(text['field.age'], { exact: true }).fill('9');
      await page.getByRole('button', { name: text['registration.people.save'] }).click();

      const adult = page.getByRole('group', { name: text['responsible.title'] });
      await expect(adult).toBeVisible();
      await expect(page.getByText('$20.00').first()).toBeVisible();
      await page.getByRole('button', { name: text['form.continue'] }).click();
      const summary = page.getByRole('group', { name: text['form.errors'] });
      await expect(summary.getByRole('link')).toHaveText([
        text['responsible.named.name.missing'],
        text['responsible.named.phone.missing'],
        text['responsible.named.relation.missing'],
        text['responsible.named.consents.missing'],
      ]);
      await expectAccessible(page);
      await summary.getByRole('link', { name: text['responsible.named.name.missing'] }).click();
      await expect(adult.getByLabel(text['responsible.named.name'])).toBeFocused();
      // An error stays until the field loses the focus: nothing appears or disappears while someone types.
      const name = adult.getByLabel(text['responsible.named.name']);
      const phone = adult.getByLabel(text['responsible.named.phone']);
      await name.fill('Rosa Vega');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await phone.focus();
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await phone.fill('+1 (212) 555-0142');
      await adult.getByRole('radio', { name: text['responsible.relation.parent'] }).check();
      await adult.getByRole('checkbox').check();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await page.getByRole('radio', { name: text['payment.method.Zelle'] }).check();
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await expect(page.getByText('Rosa Vega').first()).toBeVisible();
      // The review links to the answer and back.
      const section = text['responsible.adult'];
      const toAdult = fill(text['registration.review.changeOf'], { section, name: 'Leo Vega' });
      await page.getByRole('link', { name: toAdult }).click();
      await expect(name).toBeFocused();
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
      await expect(page).toHaveURL(/confirmation/);
      await expect(page.getByText(/^Rosa Vega \(.*\), \+1 212 555 0142$/)).toBeVisible();
      expect((await receivedMail(email)).text).toContain('Leo Vega');
    });

    test('the first adult is proposed for every minor, another one is chosen, and removing that adult asks for a new one', async ({
      page,
    }) => {
      const eventId = await smallConvention();
      await page.goto(`/retreat-registration?id=${eventId}&lng=${language}`);
      const contact = { firstName: 'Ana', lastName: 'Reyes', age: '40', email: `care.${language}@example.org` };
      await fillContact(page, language, { ...contact, phone: '+12125550101' });
      await addPerson(page, language, { firstName: 'Eva', lastName: 'Reyes', age: '9' });
      await expect(
        page.getByText(fill(text['responsible.only'], { adult: 'Ana Reyes', minors: 'Eva Reyes' })),
      ).toBeVisible();
      await addPerson(page, language, { firstName: 'Luis', lastName: 'Reyes', age: '42' });
      const choice = page.getByLabel(fill(text['responsible.forMinor'], { name: 'Eva Reyes' }));
      await expect(choice.getByRole('option', { selected: true })).toHaveText('Ana Reyes');
      await choice.selectOption('Luis Reyes');
      await page
        .getByRole('button', { name: fill(text['registration.people.remove'], { name: 'Luis Reyes' }) })
        .click();
      await page.getByRole('button', { name: text['form.continue'] }).click();
      const missing = fill(text['responsible.minor.missing'], { name: 'Eva Reyes' });
      await page.getByRole('link', { name: missing }).click();
      await expect(choice).toBeFocused();
      await expectAccessible(page);
      await choice.selectOption('Ana Reyes');
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await page.getByRole('radio', { name: text['payment.method.Zelle'] }).check();
      await page.getByRole('button', { name: text['form.continue'] }).click();
      // With one adult, another one has to be added first.
      const section = text['responsible.adult'];
      const toPeople = fill(text['registration.review.changeOf'], { section, name: 'Eva Reyes' });
      await page.getByRole('link', { name: toPeople }).click();
      await addPerson(page, language, { firstName: 'Luis', lastName: 'Reyes', age: '42' });
      await choice.selectOption('Luis Reyes');
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await page.getByRole('link', { name: toPeople }).click();
      await expect(choice).toBeFocused();
    });
  });
}

test('a retreat is not open to minors alone, and the form says whom to contact', async ({ page }) => {
  const text = words('en');
  const eventId = await smallEvent();
  await page.goto(`/retreat-registration?id=${eventId}`);
  const contact = { firstName: 'Ana', lastName: 'Reyes', age: '40', email: 'ana@example.org', phone: '+12125550101' };
  await fillContact(page, 'en', contact);
  await addPerson(page, 'en', { firstName: 'Leo', lastName: 'Reyes', age: '16' });
  await page.getByLabel(text['field.rooms'], { exact: true }).selectOption('0');
  await page.getByRole('button', { name: text['registration.people.remove'].replace('{name}', 'Ana Reyes') }).click();
  await expect(page.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', /^\/contact\?/);
  await page.getByRole('button', { name: text['form.continue'] }).click();
  await expect(page.getByRole('group', { name: text['form.errors'] }).getByRole('link')).toHaveText(
    text['problem.partyWithoutAdult'],
  );
});
