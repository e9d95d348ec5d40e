import { open, opened } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/journey.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';
import { connect } from './connect.ts';

const sessions = '/onlineSessions';

// The provider is another site, and the browser is sent there.
test.afterEach(({ noise }) => {
  const unexpected = noise.filter((line) => !line.startsWith('request to http://127.0.0.1'));
  noise.splice(0, noise.length, ...unexpected);
});

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${String(width)} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('staff schedule weekly prayer, move all sessions from one on, and cancel one', async ({ page }) => {
      test.slow();
      const title = `Lighthouse ${language} ${String(Date.now())}`;
      await beOfType(page, 'S', true);
      await connect(page, language);
      await open(page, `${sessions}?lng=${language}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: text['onlineSession.new'] }).click();

      const main = opened(page);
      const submit = main.getByRole('button', { name: text['onlineSession.schedule'], exact: true });
      await submit.click();
      await expect(main.getByRole('group', { name: text['form.errors'] })).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const field = (pointer: string) => page.locator(`#session-${pointer}`);
      const typeDay = async (pointer: string, day: string, month: string) => {
        await field(`${pointer}-day`).fill(day);
        await field(`${pointer}-month`).fill(month);
        await field(`${pointer}-year`).fill('2027');
      };
      await field('content-texts-en-title').fill(title);
      await field('content-texts-es-title').fill(title);
      await typeDay('content-date', '6', '3');
      await main.getByRole('radio', { name: text['onlineSession.repeats.weekly'] }).check();
      await typeDay('repetition-until', '27', '3');
      await field('content-hostUserId').selectOption({ index: 1 });
      // It is still there after the page is reloaded.
      await expect(main.getByText(text['publicForm.draft.saved'])).toBeVisible();
      await page.reload();
      await expect(field('content-texts-en-title')).toHaveValue(title);
      await expect(field('content-date-day')).toHaveValue('6');
      await submit.click();
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      // A job creates its meeting.
      await expect(async () => {
        await page.reload();
        await expect(main.getByRole('heading', { name: title })).toBeVisible();
        await expect(main.getByText(text['onlineSession.lacks.meeting'])).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await main.getByRole('button', { name: text['onlineSession.people.show'] }).click();
      await expect(main.getByText(/^(No one is expected yet|Todavía no se espera a nadie)/).first()).toBeVisible();
      await expectAccessible(page);

      await main.getByRole('button', { name: text['onlineSession.change'], exact: true }).click();
      await field('content-time').fill('18:30');
      await expect(main.getByText(text['publicForm.draft.saved'])).toBeVisible();
      await main.getByRole('button', { name: text['onlineSession.back'], exact: true }).click();
      await main.getByRole('button', { name: text['onlineSession.change'], exact: true }).click();
      await expect(field('content-time')).toHaveValue(/18:30|6:30/);
      await page.locator('input[name="session-scope"][value="following"]').check();
      await expectAccessible(page);
      await main.getByRole('button', { name: text['onlineSession.save'] }).click();
      await expect(main.getByText(/(18:30|6:30)/).first()).toBeVisible();

      await main.getByRole('button', { name: text['onlineSession.cancel'], exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['onlineSession.cancel'], exact: true }).click();
      await expect(dialog.getByRole('group', { name: text['onlineSession.cancel.done'] })).toBeVisible();
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(main.getByText(text['onlineSession.phase.canceled']).first()).toBeVisible();

      await open(page, `${sessions}?lng=${language}&search=${encodeURIComponent(title)}`);
      const list = page.getByRole('main');
      await expect(list.getByText(text['onlineSession.phase.canceled'])).toHaveCount(1);
      await expect(list.getByRole('link', { name: title })).toHaveCount(4);
    });
  });
}
