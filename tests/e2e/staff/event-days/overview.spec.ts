import { desk, makeParty, open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/journey.ts';
import { smallEvent } from '../../steps/own-registration.ts';
import { readersOf } from '../../steps/readers.ts';
import { newYork } from '../../steps/register.ts';
import { words } from '../../steps/words.ts';

const overview = '/listRegistration';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('an event in figures: each links to the list of its parties, and the chart can be read as a table', async ({
      page,
    }) => {
      const eventId = await smallEvent();
      await beOfType(page, 'R', true);
      await open(page, `${desk}?lng=${language}`);
      const { reference } = await makeParty(page, {
        eventId,
        rooms: 1,
        members: ['Ofelia', 'Nicanor'].map((firstName) => ({ firstName, lastName: 'Zárate', age: 40 })),
        contact: {
          firstName: 'Ofelia',
          lastName: 'Zárate',
          email: `ofelia.${language}@example.org`,
          phone: '+12125550142',
        },
        quotedTotalCents: 61_500,
        language,
      });

      await open(page, `${overview}?event=${eventId}`);
      const main = page.getByRole('main');
      // The list has an event selector too, so the next step waits until the overview is shown.
      const back = async () => {
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['manage.retreatReports']);
      };
      await expect(main.getByRole('combobox', { name: text['registrationList.event'] })).toHaveValue(eventId);
      await expect(main.getByRole('heading', { level: 3, name: text['overview.money'] })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await main.locator('summary').first().click();
      await expect(main.getByRole('table', { name: text['overview.course'] }).getByRole('row').last()).toContainText(
        '2',
      );

      await main.locator(`a[href="${desk}?event=${eventId}&band=adult"]`).click();
      await expect(page).toHaveURL(/band=adult/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['desk.title']);
      await expect(page.getByRole('rowheader')).toHaveText([/Zárate, Ofelia/]);
      await expect(page.getByText(reference, { exact: true }).first()).toBeAttached();
      await back();

      for (const filter of ['payment=open', 'needs=signature', 'presence=toCome', 'rooms=withoutBed']) {
        await main.locator(`a[href="${desk}?event=${eventId}&${filter}"]`).click();
        await expect(page.getByRole('rowheader')).toHaveText([/Zárate, Ofelia/]);
        await back();
      }
      const figure = (href: string) => main.locator(`a[href="${href}"]`);
      await expect(figure(`${desk}?event=${eventId}&rooms=requested`)).toHaveText(/^1 /);
      await figure(`/admin_retreat-registration/rooms/${eventId}`).filter({ hasText: /^0/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text['rooming.rooms']);
      await back();
      await main.locator(`a[href="${desk}?event=${eventId}&band=child"]`).click();
      await expect(page.getByText(text['desk.noMatch'])).toBeVisible();
      await back();

      await main.getByRole('combobox', { name: text['registrationList.event'] }).selectOption(newYork);
      await expect(page).toHaveURL(new RegExp(`event=${newYork}`));
      await expect(main.locator(`a[href="${desk}?event=${newYork}&payment=received"]`)).toBeVisible();
    });

    test('a user of type D, whose menu shows the entry, is refused with an explanation', async ({ page, noise }) => {
      await beOfType(page, 'D', true);
      await page.goto(`${overview}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['guard.refused.title']);
      noise.splice(0);
    });
  });
}
