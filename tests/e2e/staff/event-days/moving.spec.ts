import { desk, makeParty, open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../../steps/journey.ts';
import { smallEvent } from '../../steps/own-registration.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a party moves to another event: the changes are shown first, then appear in the party, its history and its email', async ({
      page,
    }) => {
      const [from, to] = [await smallEvent(), await smallEvent()];
      const email = `leocadia.${language}@example.org`;
      await beOfType(page, 'R', true);
      await open(page, `${desk}?lng=${language}`);
      const { id } = await makeParty(page, {
        eventId: from,
        rooms: 0,
        members: [{ firstName: 'Leocadia', lastName: 'Zorrilla', age: 40 }],
        contact: { firstName: 'Leocadia', lastName: 'Zorrilla', email, phone: '+12125550142' },
        quotedTotalCents: 20_000,
        language,
      });

      await open(page, `${desk}/${id}`);
      await page.getByRole('button', { name: text['party.move'] }).click();
      const dialog = page.getByRole('alertdialog');
      const chosen = dialog.getByRole('combobox', { name: text['party.move.event'] });
      // Nothing is moved before an event is chosen.
      await dialog.getByRole('button', { name: text['party.move.confirm'] }).click();
      await expect(dialog.getByText(text['party.move.missing'])).toBeVisible();
      await chosen.selectOption(to);
      await expect(dialog.getByText(text['party.move.after'])).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: text['party.move.confirm'] }).click();
      await expect(page.getByRole('heading', { name: text['party.move.done'] })).toBeVisible();
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(page.getByText(text['party.change.moved']).first()).toBeAttached();
      expect((await receivedMail(email, language === 'en' ? 'is now for' : 'es ahora para')).text).toContain('200');

      await open(page, `${desk}?event=${to}`);
      await expect(page.getByRole('rowheader')).toHaveText([/Zorrilla, Leocadia/]);
    });
  });
}
