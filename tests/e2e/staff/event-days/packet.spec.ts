import { ask, desk, makeParty, open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { smallEvent } from '../../steps/own-registration.ts';
import { pagesOf } from '../../steps/page-checks.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('staff print the roster of an event, and open diets with a reason', async ({ page }) => {
      const eventId = await smallEvent();
      await beOfType(page, 'R');
      await open(page, `${desk}?lng=${language}`);
      const party = await makeParty(page, {
        eventId,
        rooms: 0,
        members: [
          { firstName: 'Olaia', lastName: 'Zuloaga', age: 40, details: { diet: 'No nuts' } },
          { firstName: 'Inés', lastName: 'Zuloaga', age: 9, responsible: 0 },
        ],
        contact: { firstName: 'Olaia', lastName: 'Zuloaga', phone: '+12125550142' },
        details: { arrival: 'By train' },
        quotedTotalCents: (
          await ask<{ totalCents: number }>(page, 'POST', '/quotes', {
            eventId,
            rooms: 0,
            members: [{ age: 40 }, { age: 9 }],
          })
        ).totalCents,
        language,
      });
      expect(party.reference).toBeDefined();
      await open(page, `/admin_retreat-registration/pack/${eventId}?lng=${language}`);

      // Both people are sorted by name. Further choices are in the URL, and stay after a reload.
      const roster = page.getByRole('article').filter({ hasText: text['packet.page.roster'] });
      await expect(roster.getByRole('rowheader')).toHaveText(['Zuloaga, Inés', 'Zuloaga, Olaia']);
      await page.getByRole('radio', { name: text['packet.languages.both'] }).press('Space');
      await expect(roster.getByRole('heading')).toHaveText(
        /(Roster by name · Lista por nombre|Lista por nombre · Roster by name)/,
      );
      await expect(roster).toContainText('+1 212 555 0142');
      await page.getByRole('checkbox', { name: text['packet.leaveOut.phones'] }).press('Space');
      await expect(roster).not.toContainText('+1 212 555 0142');
      for (const name of ['arrivals', 'badges', 'blankForm', 'blankWaiver', 'open'] as const)
        await page.getByRole('checkbox', { name: text[`packet.page.${name}`], exact: true }).press('Space');
      await expect(page).toHaveURL(/pages=[^&]*open/);
      await page.reload();
      await expect(page.getByText('By train')).toBeVisible();
      await expect(page.getByRole('img', { name: party.reference })).toHaveCount(2);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // Diets are hidden until someone gives a reason.
      for (const name of ['kitchen', 'minors'] as const)
        await page.getByRole('checkbox', { name: text[`packet.page.${name}`], exact: true }).press('Space');
      const openDetails = page.getByRole('button', { name: text['packet.details.open'] });
      await tabTo(page, openDetails);
      await page.keyboard.press('Enter');
      await expect(page.getByText(text['packet.reason.missing'])).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: text['packet.reason.preparing'] }).press('Space');
      await openDetails.press('Enter');
      const kitchen = page.getByRole('article').filter({ hasText: text['packet.page.kitchen'] });
      await expect(kitchen.getByRole('row', { name: /No nuts 1$/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const firstDay = kitchen.getByRole('table').first().getByRole('row').nth(1).getByRole('cell');
      await expect(firstDay).toHaveText(['2', '2', '2']);
      await page.getByRole('combobox', { name: text['packet.firstMeal'] }).selectOption('dinner');
      await expect(firstDay).toHaveText(['–', '–', '2']);
      await expect(page).toHaveURL(/first=dinner/);
      await expectAccessible(page);

      // A number to dial in a hurry is not split between lines.
      await page.getByRole('checkbox', { name: text['packet.leaveOut.phones'] }).press('Space');
      const minors = page.getByRole('article').filter({ hasText: text['packet.page.minors'] });
      await expect(minors).toContainText('+1 212 555 0142');
      expect(await minors.textContent()).toContain('Olaia Zuloaga, +1\u00a0212\u00a0555\u00a00142');

      // Only the sheets are printed.
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('checkbox').first()).toBeHidden();
      await expect(kitchen.getByText(/(Destroy this paper|Destruya este papel)/).first()).toBeVisible();
      // Every page says in its margin when it was made, also badges and blank waivers, which have no heading for it.
      const margin = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--printed-footer'));
      expect(await margin()).toMatch(/^"(Prepared on .* · Preparado el|Preparado el .* · Prepared on) .*"$/);
      // Each sheet starts a page, no blank page comes before them, and the waiver has one page per language.
      const sheets = await page.getByRole('article').count();
      expect(await pagesOf(page, 'Letter')).toBe(sheets + 1);
      await page.emulateMedia({ media: 'screen' });

      // A reload removes them.
      await page.reload();
      await expect(openDetails).toBeVisible();
      await expect(page.getByText('No nuts')).toHaveCount(0);

      // So does the packet of another event, which opens with its own people.
      await page.getByRole('radio', { name: text['packet.reason.preparing'] }).press('Space');
      await openDetails.press('Enter');
      await expect(page.getByText('No nuts').first()).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText(text['desk.packet'].replace('{event}', 'york'));
      await page.getByRole('group', { name: text['search.screens'] }).getByRole('option').first().click();
      await expect(page).not.toHaveURL(new RegExp(eventId));
      await expect(page.getByText('Zuloaga')).toHaveCount(0);
    });
  });
}
