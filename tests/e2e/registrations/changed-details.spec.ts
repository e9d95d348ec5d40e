import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { ask, desk, disclose, makeParty, open, opened } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/journey.ts';
import { smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words, type Language } from '../steps/words.ts';

type Schemas = components['schemas'];

/** Creates a party of a woman and a girl with details beyond their names. */
async function make(page: Page): Promise<Schemas['Registration']> {
  return makeParty(page, {
    eventId: await smallEvent(),
    rooms: 0,
    members: [
      { firstName: 'Paloma', lastName: 'Quintero', age: 44, details: { diet: 'No peanuts' } },
      { firstName: 'Eva', lastName: 'Quintero', age: 14, responsible: 0, details: { guardianName: 'Uncle Pedro' } },
    ],
    contact: { firstName: 'Paloma', lastName: 'Quintero', phone: '+12125550142' },
    details: { emergencyName: 'Abuela Carmen' },
    quotedTotalCents: 25_000,
    language: 'en',
  });
}

/** Replaces the first name of someone in the list, and optionally enters the new person's diet. */
async function replace(page: Page, language: Language, name: string, firstName: string, diet = ''): Promise<void> {
  const text = words(language);
  await page.getByRole('button', { name: text['registration.people.edit'].replace('{name}', name) }).click();
  await page.getByLabel(text['field.firstName'], { exact: true }).fill(firstName);
  if (diet !== '') {
    await disclose(page, text['registration.person.more']);
    await expect(page.getByText(text['registration.person.givenBefore'])).toBeVisible();
    await page.getByLabel(text['field.diet']).fill(diet);
  }
  await page.getByRole('button', { name: text['registration.people.save'] }).click();
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);
    const lostOf = (before: string, name: string) =>
      text['change.review.lostOf'].replaceAll('{before}', before).replaceAll('{name}', name);

    test('replacing a person deletes their details, and the page says so first without showing them', async ({
      page,
    }) => {
      await beOfType(page, 'A');
      await open(page, `${desk}?lng=${language}`);
      const { id } = await make(page);
      await open(page, `${desk}/${id}/change?part=people`);
      await replace(page, language, 'Eva Quintero', 'Evita');
      await replace(page, language, 'Paloma Quintero', 'Ramona');
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await expect(page.getByText(lostOf('Paloma Quintero', 'Ramona Quintero'))).toBeVisible();
      await expect(page.getByText(lostOf('Eva Quintero', 'Evita Quintero'))).toBeVisible();
      await expect(page.getByText(text['change.review.lostOfParty'])).toBeVisible();
      for (const told of ['No peanuts', 'Uncle Pedro', 'Abuela Carmen'])
        await expect(page.getByText(told)).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // Correcting a name deletes nothing, and the new person's details are kept.
      await page.getByRole('button', { name: text['change.review.edit'] }).click();
      await replace(page, language, 'Evita Quintero', 'Eba');
      await replace(page, language, 'Ramona Quintero', 'Ramona', 'Vegan');
      await page.getByRole('button', { name: text['form.continue'] }).click();
      await expect(page.getByRole('button', { name: text['change.review.confirm'] })).toBeEnabled();
      await expect(page.getByText(text['change.review.lost'])).toHaveCount(0);
      await page.getByRole('button', { name: text['change.review.confirm'] }).click();
      await expect(opened(page).getByRole('heading').first()).toContainText('Quintero');
      await expect(opened(page).getByText('Ramona Quintero').first()).toBeVisible();
      expect(await ask<Schemas['RegistrationDetails']>(page, 'GET', `/registrations/${id}/details`)).toMatchObject({
        party: { emergencyName: 'Abuela Carmen' },
        members: [
          { firstName: 'Ramona', details: { diet: 'Vegan' } },
          { firstName: 'Eba', details: { guardianName: 'Uncle Pedro' } },
        ],
      });
    });
  });
}
