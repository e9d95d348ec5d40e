import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { ask, desk, open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../steps/journey.ts';
import { smallEvent } from '../../steps/own-registration.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';

type Room = components['schemas']['Room'];

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${String(width)} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);
    const house = `Casa Betania ${language}`;
    const titleOf = (name: string) => text['rooming.room'].replace('{name}', name);
    const actionsOf = (name: string) => `${language === 'en' ? 'Actions' : 'Acciones'}: ${titleOf(name)}`;

    test('staff enter the rooms of the center, change and remove one, and an event copies them', async ({
      page,
      noise,
    }) => {
      const eventId = await smallEvent();
      await beOfType(page, 'R', true);
      await open(page, `${desk}/rooms/-?lng=${language}`);
      await page.getByRole('button', { name: text['rooming.addRooms'] }).press('Enter');
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: text['rooming.save'] }).press('Enter');
      await expect(form.getByText(text['rooming.house.missing'])).toBeVisible();
      await form.getByLabel(text['rooming.house'], { exact: true }).fill(house);
      const names = form.getByRole('textbox', { name: text['rooming.names'] });
      await names.fill('201, 202, 202');
      await form.getByLabel(text['rooming.bedKind.bunk']).fill('1');
      await form.getByRole('checkbox', { name: text['rooming.flag.hasBath'] }).press('Space');
      // It is still there after the page is reloaded.
      await expect(form.getByText(text['publicForm.draft.saved'])).toBeVisible();
      await page.reload();
      await hydrated(page);
      await page.getByRole('button', { name: text['rooming.addRooms'] }).press('Enter');
      await expect(names).toHaveValue('201, 202, 202');
      await expect(form.getByLabel(text['rooming.bedKind.bunk'])).toHaveValue('1');
      await expect(form.getByRole('checkbox', { name: text['rooming.flag.hasBath'] })).toBeChecked();
      await form.getByRole('button', { name: text['rooming.save'] }).press('Enter');
      await expect(form).toHaveCount(0);
      const rooms = page.getByRole('list', { name: house });
      await expect(rooms.getByRole('heading', { level: 3 })).toHaveText([/201/, /202/]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const choose = async (name: string, action: string) => {
        const opener = rooms.getByRole('button', { name: new RegExp(`^${titleOf(name)}`) });
        if (width < 600 && (await opener.getAttribute('aria-expanded')) === 'false') await opener.press('Enter');
        await rooms.getByRole('button', { name: actionsOf(name), exact: true }).press('ArrowDown');
        await page.getByRole('menuitem', { name: action }).press('Enter');
      };
      await choose('202', text['rooming.editRoom']);
      await form.getByRole('checkbox', { name: text['rooming.flag.isStepFree'] }).press('Space');
      await form.getByRole('button', { name: text['rooming.save'] }).press('Enter');
      await expect(rooms.getByText(text['rooming.stepFree'])).toBeVisible();

      // Someone else changes the room while its form is open: both changes are kept.
      await choose('202', text['rooming.editRoom']);
      await expect(form).toBeVisible();
      const { items } = await ask<{ items: Room[] }>(page, 'GET', '/rooms');
      const { id = '', ...now } = items.find((one) => one.house === house && one.name === '202') ?? {};
      await ask(page, 'PUT', `/rooms/${id}`, { ...now, hasBath: true });
      await form.getByLabel(text['rooming.floor']).fill('2');
      await form.getByRole('button', { name: text['rooming.save'] }).press('Enter');
      await expect(form.getByText(text['problem.changedMeanwhile'])).toBeVisible();
      await expect(form.getByRole('checkbox', { name: text['rooming.flag.hasBath'] })).toBeChecked();
      await form.getByRole('button', { name: text['rooming.save'] }).press('Enter');
      await expect(form).toHaveCount(0);
      expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);

      // Nothing is removed before the question is answered.
      await choose('201', text['rooming.deleteRoom']);
      const question = page.getByRole('alertdialog');
      await expect(question.getByText(text['rooming.remove.ofCenter'])).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: text['action.back'] }).press('Enter');
      await expect(rooms.getByRole('heading', { level: 3 })).toHaveCount(2);
      await choose('201', text['rooming.deleteRoom']);
      await question.getByRole('button', { name: text['rooming.deleteRoom'] }).press('Enter');
      await question.getByRole('button', { name: text['action.close'] }).press('Enter');
      await expect(rooms.getByRole('heading', { level: 3 })).toHaveText([/202/]);

      await open(page, `${desk}/rooms/${eventId}`);
      await page.getByRole('button', { name: text['rooming.copy'] }).press('Enter');
      await expect(page.getByRole('list', { name: house }).getByRole('heading', { level: 3 })).toHaveText([/202/]);
      await expectNoSidewaysScroll(page);

      // The rooms of the center have the same route as those of an event.
      await page.getByRole('link', { name: text['rooming.center'] }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: text['rooming.center'] })).toBeVisible();
    });
  });
}
