import { ask, makeParty, open } from '../../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  helperAddress,
  hydrated,
  receivedMail,
  test,
} from '../../steps/journey.ts';
import { tabTo } from '../../steps/keyboard.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';

const desk = '/admin_retreat-registration/events';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('an event is canceled by keyboard alone, its family is notified, and its refund is due', async ({ page }) => {
      test.slow();
      const eventId = `canceled-${language}-${String(Date.now())}`;
      await (await fetch(helperAddress(`/small-event?id=${eventId}&places=8`))).text();
      await beOfType(page, 'R', true);
      await open(page, `${desk}/${eventId}?lng=${language}`);
      const email = `${eventId}@example.org`;
      const { id: registrationId } = await makeParty(page, {
        eventId,
        rooms: 0,
        contact: { firstName: 'Rosa', lastName: 'Vega', email, phone: '+12025550123' },
        members: [{ firstName: 'Rosa', lastName: 'Vega', age: 40 }],
        quotedTotalCents: 20_000,
        language,
      });
      await ask(page, 'POST', `/registrations/${registrationId}/payments`, {
        kind: 'payment',
        method: 'Check',
        amountCents: 20_000,
        receivedOn: '2026-11-02',
      });
      const main = page.getByRole('main');
      const press = async (label: string) => {
        await tabTo(page, main.getByRole('button', { name: label, exact: true }));
        await page.keyboard.press('Enter');
      };

      await press(text['eventDesk.cancel']);
      // The consequences are shown first, in numbers.
      await expect(main.getByText(language === 'en' ? '1 party, 1 person' : '1 grupo, 1 persona')).toBeVisible();
      await expect(main.getByText(/200[.,]00/)).toBeVisible();
      await expect(main.getByRole('heading', { name: text['eventDesk.cancel.title'] })).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // Without a message in both languages, no confirmation dialog appears.
      await press(text['eventDesk.cancel']);
      await expect(main.getByRole('group', { name: text['form.errors'] })).toBeFocused();
      await tabTo(page, page.locator('#cancellation-en'));
      await page.keyboard.type('A storm has damaged the house.');
      await tabTo(page, page.locator('#cancellation-es'));
      await page.keyboard.type('Una tormenta dañó la casa.');
      // It is still there after the page is reloaded.
      await expect(main.getByText(text['publicForm.draft.saved'])).toBeVisible();
      await page.reload();
      await hydrated(page);
      await press(text['eventDesk.cancel']);
      await expect(page.locator('#cancellation-en')).toHaveValue('A storm has damaged the house.');
      await expect(page.locator('#cancellation-es')).toHaveValue('Una tormenta dañó la casa.');
      await press(text['eventDesk.cancel']);

      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      const confirm = dialog.getByRole('button', { name: text['eventDesk.cancel.confirm'] });
      const typed = page.locator('#cancellation-name');
      await tabTo(page, typed);
      await page.keyboard.type('Another event');
      await tabTo(page, confirm);
      await page.keyboard.press('Enter');
      await expect(typed).toHaveAttribute('aria-invalid', 'true');
      await tabTo(page, typed);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Weekend of prayer');
      await tabTo(page, confirm);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText(text['eventDesk.about.cancelled'])).toBeVisible();
      const done = language === 'en' ? 'Every registration is canceled.' : 'Todas las inscripciones están canceladas.';
      await expect(main.getByText(done)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const mail = await receivedMail(email, language === 'en' ? 'has been canceled' : 'Se canceló');
      expect(mail.text).toContain(language === 'en' ? 'A storm has damaged the house.' : 'Una tormenta dañó la casa.');

      // The list of outstanding refunds contains the party.
      await tabTo(page, main.getByRole('link', { name: text['eventDesk.cancelled.refundList'] }));
      await page.keyboard.press('Enter');
      await expect(main.getByText('Rosa Vega').first()).toBeVisible();

      // Visitors see it too.
      await open(page, `/events/${eventId}?lng=${language}`);
      await expect(main.getByText(text['event.status.cancelled'])).toBeVisible();
      await expect(main.getByRole('link', { name: text['event.register'] })).toHaveCount(0);
      expect(await (await page.request.get(`/events/${eventId}.ics`)).text()).toContain('STATUS:CANCELLED');
    });
  });
}
