import { ask, desk, makeParty, open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/journey.ts';
import { smallEvent } from '../../steps/own-registration.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';

interface Rooming {
  readonly version: number;
  readonly rooms: readonly { readonly id: string; readonly name: string }[];
  readonly people: readonly { readonly id: string; readonly firstName: string }[];
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${String(width)} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test("staff print the room assignments, and see the room on the party's page", async ({ page }) => {
      const eventId = await smallEvent();
      await beOfType(page, 'R');
      await open(page, `${desk}?lng=${language}`);
      const members = [
        { firstName: 'Olaia', lastName: 'Zuloaga', age: 40, gender: 'female' as const, needsStepFree: true },
        { firstName: 'Inés', lastName: 'Zuloaga', age: 9, gender: 'female' as const, responsible: 0 },
      ];
      const { totalCents } = await ask<{ totalCents: number }>(page, 'POST', '/quotes', {
        eventId,
        rooms: 1,
        members: members.map(({ age }) => ({ age })),
      });
      const contact = { firstName: 'Olaia', lastName: 'Zuloaga', phone: '+12125550142' };
      const party = await makeParty(page, {
        eventId,
        rooms: 1,
        members,
        contact,
        quotedTotalCents: totalCents,
        language,
      });

      // Before there are rooms, the page says so, and lists the people without one.
      const pack = `/admin_retreat-registration/pack/${eventId}?lng=${language}&pages=rooms,doorCards`;
      await open(page, pack);
      await expect(page.getByText(text['packet.rooms.none'])).toBeVisible();
      await expect(page.getByText(text['packet.rooms.nobody'])).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveText(['Zuloaga, Inés', 'Zuloaga, Olaia']);

      const house = `Casa ${language} ${String(width)}`;
      const like = { eventId, house, isStepFree: true, hasBath: false, isOutOfService: false, isShared: false };
      await ask(page, 'POST', '/rooms', { ...like, beds: ['single', 'bunk'], names: ['101', '102'] });
      const { version, rooms, people } = await ask<Rooming>(page, 'GET', `/events/${eventId}/rooming`);
      await ask(page, 'POST', `/events/${eventId}/rooming`, {
        version,
        action: 'move',
        memberIds: [people.find(({ firstName }) => firstName === 'Olaia')?.id],
        roomId: rooms.find(({ name }) => name === '102')?.id,
      });
      await page.reload();
      const sheet = page.getByRole('article').filter({ hasText: text['packet.page.rooms'] });
      const table = sheet.first().getByRole('table');
      await expect(table).toContainText(house);
      const free = text['packet.rooms.free'];
      await expect(table.getByRole('rowheader')).toHaveText([
        /101/,
        ...[free, free, free],
        /102/,
        ...['Zuloaga, Olaia', free, free],
      ]);
      await expect(table.getByRole('columnheader', { name: text['packet.column.stepFree'] })).toBeVisible();
      await expect(sheet.last().getByRole('rowheader')).toHaveText(['Zuloaga, Inés']);
      const card = page.getByRole('listitem').filter({ hasText: house });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText('102');
      await expect(card.getByRole('listitem')).toHaveText(['Olaia']);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // The roster has the assigned room instead of the party's own.
      await open(page, `/admin_retreat-registration/pack/${eventId}?lng=${language}`);
      await expect(
        page.getByRole('row', { name: new RegExp(`^Zuloaga, Olaia 40 102 ${text['entry.needsStepFree.yes']}`) }),
      ).toBeVisible();

      await open(page, `${desk}/${party.id}?lng=${language}`);
      await expect(page.getByText(`${text['rooming.room'].replace('{name}', '102')}, ${house}`)).toBeVisible();
      await expect(page.getByText(text['registration.person.needsStepFree'])).toBeVisible();
    });
  });
}
