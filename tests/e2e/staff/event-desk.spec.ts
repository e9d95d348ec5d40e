import type { Page } from '@playwright/test';
import { open } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

const desk = '/admin_retreat-registration/events';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('an event is written by keyboard alone, previewed as a page, published, and hidden again', async ({
      page,
    }) => {
      test.slow();
      await beOfType(page, 'R', true);
      await open(page, `${desk}?lng=${language}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const main = page.getByRole('main');
      const name = `Keyboard retreat ${language} ${String(Date.now())}`;
      const address = `/events/${name.toLowerCase().replaceAll(' ', '-')}`;
      const statusOf = async (path: string) => (await page.request.get(path)).status();
      /** Expects this status for visitors who ask at least one second after the change. A busy machine may answer later. */
      const expectForVisitors = async (status: number) => {
        const changed = performance.now();
        let asked = changed;
        await expect(async () => {
          asked = performance.now();
          expect(await statusOf(address)).toBe(status);
        }).toPass({ intervals: [50] });
        expect(asked - changed).toBeLessThanOrEqual(1_000);
      };

      const press = async (label: string) => {
        await tabTo(page, page.getByRole('button', { name: label, exact: true }));
        await page.keyboard.press('Enter');
      };
      const confirm = async (label: string) => {
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toBeVisible();
        await tabTo(page, dialog.getByRole('button', { name: label, exact: true }));
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
      };
      const type = async (id: string, typed: string) => {
        await tabTo(page, page.locator(`#${id}`));
        await page.keyboard.type(typed);
      };
      const typeInBoth = async (field: string, typed: string) => {
        await type(`texts-en-${field}`, typed);
        await type(`texts-es-${field}`, typed);
      };
      const typeDay = async (id: string, day: string, month: string, year: string) => {
        const parts = { day, month, year };
        const order = language === 'en' ? (['month', 'day', 'year'] as const) : (['day', 'month', 'year'] as const);
        for (const part of order) await type(`${id}-${part}`, parts[part]);
      };

      await press(text['eventDesk.new']);
      await expect(main.getByText(text['eventDesk.about.draft'])).toBeVisible();
      // Nothing is published while something is missing: the summary takes the focus.
      await press(text['eventDesk.publish']);
      const summary = main.getByRole('group', { name: text['form.errors'] });
      await expect(summary).toBeFocused();
      await expect(page.locator('#texts-es-name')).toHaveAccessibleDescription(
        new RegExp(text['eventDesk.fault.required']),
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await typeInBoth('name', name);
      await tabTo(page, page.getByRole('radio', { name: text['event.type.Residential'] }));
      await page.keyboard.press('Space');
      await typeDay('start_date', '14', '5', '2027');
      await typeDay('end_date', '13', '5', '2027');
      await typeDay('reg_date', '1', '11', '2026');
      await typeInBoth('timings', 'Friday to Sunday');
      await typeInBoth('short_description', 'A weekend.');
      await typeInBoth('description', 'A weekend of prayer.');
      await typeInBoth('location', 'Here');
      await type('maxRegistrationCount', '30');
      await type('rates-adultRetreatRate', '200');
      await tabTo(page, page.getByRole('checkbox', { name: text['payment.method.Check'] }));
      await page.keyboard.press('Space');
      await typeInBoth('paymentOptions-Check', 'By check.');
      await press(text['eventDesk.publish']);
      // One error is left, beside its field.
      await expect(summary.getByRole('link')).toHaveText([text['eventDesk.fault.endBeforeStart']]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('#end_date-day')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('#end_date-day').focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('16');
      await expect(summary).toHaveCount(0);
      expect(await statusOf(address)).toBe(404);

      await press(text['eventDesk.preview']);
      await expect(main.getByText('A weekend of prayer.')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await press(text['eventDesk.preview.back']);
      await expect(page.locator('#texts-en-name')).toHaveValue(name);

      await press(text['eventDesk.publish']);
      await confirm(text['eventDesk.confirm.publish']);
      await expect(main.getByText(text['eventDesk.about.published'])).toBeVisible();
      await expectForVisitors(200);
      expect(await (await page.request.get('/sitemap.xml')).text()).toContain(address);

      await press(text['eventDesk.hide']);
      await confirm(text['eventDesk.confirm.hide']);
      await expect(main.getByText(text['eventDesk.about.hidden'])).toBeVisible();
      await expectForVisitors(404);
      expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(address);
    });
  });
}

/** Opens the dialog that copies the event, fills in the day, and counts the copies. */
async function openCopy(page: Page) {
  const text = words('en');
  let copies = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/staff-events')) copies += 1;
  });
  await page.getByRole('button', { name: text['eventDesk.copy'] }).click();
  const dialog = page.getByRole('dialog');
  for (const [part, typed] of Object.entries({ month: '5', day: '12', year: '2028' }))
    await dialog.locator(`#copyTo-${part}`).fill(typed);
  const confirm = dialog.getByRole('button', { name: text['eventDesk.copy.confirm'] });
  return { dialog, confirm, copies: () => copies };
}

test('two quick presses make one copy of an event', async ({ page }) => {
  const eventId = await smallEvent();
  await beOfType(page, 'R', true);
  await open(page, `${desk}/${eventId}`);
  const { confirm, copies } = await openCopy(page);
  await confirm.dblclick();
  await expect(page.getByText(words('en')['eventDesk.about.draft'])).toBeVisible();
  expect(copies()).toBe(1);
});

test('an event is not copied without what was typed last', async ({ page, noise }) => {
  const text = words('en');
  const eventId = await smallEvent();
  await beOfType(page, 'R', true);
  await open(page, `${desk}/${eventId}`);
  await page.route(`**/api/events/${eventId}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByRole('main').getByRole('textbox').first().pressSequentially('!');
  const { dialog, confirm, copies } = await openCopy(page);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(text['problem.network']).last()).toBeVisible();
  expect(copies()).toBe(0);
  expect(new Set(noise.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']));
});
