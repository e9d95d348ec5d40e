import { ask, makeParty, open } from '../../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  helperAddress,
  receivedMail,
  test,
} from '../../steps/journey.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';

const desk = '/admin_retreat-registration/events';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a new price first lists the affected parties, changes none of them, and is then applied to one of two', async ({
      page,
    }) => {
      test.slow();
      const eventId = `priced-${language}-${String(Date.now())}`;
      await (await fetch(helperAddress(`/small-event?id=${eventId}&places=8`))).text();
      await beOfType(page, 'R', true);
      await open(page, `${desk}/${eventId}?lng=${language}`);
      const register = (firstName: string) =>
        makeParty(page, {
          eventId,
          rooms: 0,
          contact: { firstName, lastName: 'Vega', email: `${firstName}.${eventId}@example.org`, phone: '+12025550123' },
          members: [{ firstName, lastName: 'Vega', age: 40 }],
          quotedTotalCents: 20_000,
          language,
        });
      const [rosa, ana] = [await register('Rosa'), await register('Ana')];
      const totalOf = async ({ id }: { id: string }) =>
        (await ask<{ quote: { totalCents: number } }>(page, 'GET', `/registrations/${id}?lng=${language}`)).quote
          .totalCents;
      const main = page.getByRole('main');
      const button = (name: string) => main.getByRole('button', { name, exact: true });

      // The verse comes from the site's texts, in both languages, with its sources.
      const verse = new RegExp(`^(${text['eventDesk.verse.choose']}|${text['eventDesk.verse.chooseOther']})$`);
      await main.getByRole('button', { name: verse }).press('Enter');
      await expect(page.locator('#verse')).toBeFocused();
      await page.locator('#verse').selectOption('john-14-6');
      await expect(main.getByText('John 14:6 (Douay-Rheims, Challoner)', { exact: true })).toBeVisible();
      await expect(main.getByText('Juan 14:6 (Reina-Valera 1909)', { exact: true })).toBeVisible();
      await page.locator('#verse').selectOption('matt-11-28-30');
      await page.locator('#verse-part').selectOption('matt-11-28-30 0');
      await expect(main.getByText('Mateo 11:28 (Reina-Valera 1909)', { exact: true })).toBeVisible();

      await page.locator('#rates-adultRetreatRate').fill('230');
      await button(text['eventDesk.publishChanges']).press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Rosa Vega' })).toHaveText(/200[.,]00.*230[.,]00/);
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Ana Vega' })).toHaveText(/200[.,]00.*230[.,]00/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: text['eventDesk.confirm.publish'], exact: true }).press('Enter');
      await expect(dialog).toHaveCount(0);
      expect([await totalOf(rosa), await totalOf(ana)]).toEqual([20_000, 20_000]);

      await button(text['eventDesk.prices']).press('Enter');
      await expect(main.getByRole('heading', { name: text['eventDesk.prices.title'] })).toBeFocused();
      await main.getByRole('checkbox', { name: /Rosa Vega/ }).press('Space');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await main.getByRole('button', { name: /^(Apply the new price|Aplicar el precio nuevo)\.\.\.$/ }).press('Enter');
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Rosa Vega' })).toHaveText(
        /Rosa Vega.*200[.,]00.*230[.,]00/,
      );
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['eventDesk.prices.confirm'], exact: true }).press('Enter');
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Rosa Vega' })).toHaveText(
        new RegExp(`^Rosa Vega .*: ${text['eventDesk.prices.outcome.applied']}$`),
      );
      await dialog.getByRole('button', { name: text['eventDesk.prices.close'] }).press('Enter');
      await expect(dialog).toHaveCount(0);
      // The other party is left.
      await expect(main.getByRole('checkbox', { name: /Rosa Vega/ })).toHaveCount(0);
      await expect(main.getByRole('checkbox', { name: /Ana Vega/ })).toBeVisible();
      expect([await totalOf(rosa), await totalOf(ana)]).toEqual([23_000, 20_000]);
      const mail = await receivedMail(
        `Rosa.${eventId}@example.org`,
        language === 'en' ? 'The price of your registration' : 'El precio de su inscripción',
      );
      expect(mail.text).toMatch(/230/);

      await button(text['eventDesk.preview.back']).press('Enter');
      await main.getByRole('button', { name: text['eventDesk.verse.chooseOther'], exact: true }).press('Enter');
      await expect(page.locator('#verse-part')).toHaveValue('matt-11-28-30 0');
      await open(page, `/events/${eventId}?lng=${language}`);
      await expect(
        page.getByText(
          language === 'en' ? 'Matthew 11:28 (Douay-Rheims, Challoner)' : 'Mateo 11:28 (Reina-Valera 1909)',
        ),
      ).toBeVisible();
    });
  });
}
