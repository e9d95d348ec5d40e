import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { ask, desk, makeParty, open } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

type Registration = components['schemas']['Registration'];
type AuditPage = components['schemas']['AuditPage'];

/** A woman with a nut allergy and a girl of 14 whose uncle is responsible for her. */
async function makeSensitive(page: Page): Promise<Registration> {
  return makeParty(page, {
    eventId: await smallEvent(),
    rooms: 0,
    members: [
      {
        firstName: 'Paloma',
        lastName: 'Quintero',
        age: 44,
        details: { diet: 'No peanuts', accessNeeds: 'Walks with a frame' },
      },
      {
        firstName: 'Eva',
        lastName: 'Quintero',
        age: 14,
        responsible: 0,
        details: { guardianName: 'Uncle Pedro', guardianPhone: '+12025550199' },
      },
    ],
    contact: { firstName: 'Paloma', lastName: 'Quintero', phone: '+12125550142' },
    details: { emergencyName: 'Abuela Carmen', emergencyPhone: '+12025550188', arrival: 'By the late bus' },
    quotedTotalCents: 25_000,
    language: 'en',
  });
}

const told = [
  'No peanuts',
  'Walks with a frame',
  'Uncle Pedro',
  '+1 202 555 0199',
  'Abuela Carmen',
  '+1 202 555 0188',
  'By the late bus',
];

/** How often this party's details were viewed, according to the audit trail. */
async function looks(page: Page, id: string): Promise<number> {
  const { total } = await ask<AuditPage>(
    page,
    'GET',
    `/audit?action=registration-details-viewed&subject=registration:${id}`,
  );
  return total;
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('health, minors and guardians are shown on request, by keyboard, and each view is recorded', async ({
      page,
    }) => {
      await beOfType(page, 'A');
      await open(page, `${desk}?lng=${language}`);
      const { id } = await makeSensitive(page);
      await open(page, `${desk}/${id}`);
      for (const word of told) await expect(page.getByText(word, { exact: false })).toHaveCount(0);
      await tabTo(page, page.getByRole('link', { name: text['party.details.open'] }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(text['details.notedText'])).toBeVisible();
      await expect(page.getByText(language === 'en' ? 'July 12, 2028' : '12 de julio de 2028')).toBeVisible();
      await expectAccessible(page);
      // Opening the page does not count as a view.
      expect(await looks(page, id)).toBe(0);
      await tabTo(page, page.getByRole('button', { name: text['details.look'] }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: text['details.party'] })).toBeFocused();
      for (const word of told) await expect(page.getByText(word, { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: '+1 202 555 0188' })).toHaveAttribute('href', 'tel:+12025550188');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(await looks(page, id)).toBe(1);
    });
  });
}

test.describe('viewed details', () => {
  const text = words('en');

  test('are not stored in the browser, and are requested again after a refresh', async ({ page }) => {
    await beOfType(page, 'A');
    await open(page, desk);
    const { id } = await makeSensitive(page);
    await open(page, `${desk}/${id}/details`);
    await page.getByRole('button', { name: text['details.look'] }).click();
    await expect(page.getByText('No peanuts')).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), window.history.state]),
    );
    for (const word of [...told, '+12025550199', '+12025550188']) expect(kept).not.toContain(word);
    await page.getByRole('button', { name: text['details.hide'] }).click();
    await expect(page.getByText('No peanuts')).toHaveCount(0);
    await page.getByRole('button', { name: text['details.look'] }).click();
    await expect(page.getByText('No peanuts')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: text['details.look'] })).toBeVisible();
    await expect(page.getByText('No peanuts')).toHaveCount(0);
    expect(await looks(page, id)).toBe(2);
  });

  test('are printed without buttons and without the page frame', async ({ page }) => {
    await beOfType(page, 'R');
    await open(page, desk);
    const { id } = await makeSensitive(page);
    await open(page, `${desk}/${id}/details`);
    await page.getByRole('button', { name: text['details.look'] }).click();
    await expect(page.getByText('No peanuts')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('No peanuts')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(text['footer.poweredBy'])).toBeHidden();
    await expect(page.getByText(text['details.paper'])).toBeVisible();
  });

  test('are not shown when the network is lost, and the page says so', async ({ page, noise }) => {
    await beOfType(page, 'R');
    await open(page, desk);
    const { id } = await makeSensitive(page);
    await open(page, `${desk}/${id}/details`);
    await page.route('**/api/registrations/*/details', (route) => route.abort());
    await page.getByRole('button', { name: text['details.look'] }).click();
    await expect(page.getByRole('main').getByText(text['problem.network'])).toBeVisible();
    await page.unroute('**/api/registrations/*/details');
    await page.getByRole('button', { name: text['details.look'] }).click();
    await expect(page.getByText('No peanuts')).toBeVisible();
    expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});
