import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { ask, desk, makeParty, open, opened } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { morePlaces, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words, type Language } from '../steps/words.ts';

type Registration = components['schemas']['Registration'];

/** Registers adults for a retreat with two places; a party that does not fit joins the waiting list. */
function make(page: Page, eventId: string, names: readonly string[], language: Language): Promise<Registration> {
  return makeParty(page, {
    eventId,
    rooms: 0,
    members: names.map((firstName) => ({ firstName, lastName: 'Zúñiga', age: 40 })),
    contact: {
      firstName: names[0] ?? '',
      lastName: 'Zúñiga',
      email: `${names[0]?.toLowerCase() ?? ''}.${language}@example.org`,
      phone: '+12125550142',
    },
    quotedTotalCents: 20_000 * names.length,
    language,
    joinsWaitingList: true,
  });
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a full event: the order is shown, a smaller party is offered a place out of turn, and accepts by phone', async ({
      page,
    }) => {
      const eventId = await smallEvent();
      await beOfType(page, 'R');
      await open(page, `${desk}?lng=${language}`);
      const full = await make(page, eventId, ['Ursula', 'Victor'], language);
      const couple = await make(page, eventId, ['Wanda', 'Xavier'], language);
      const alone = await make(page, eventId, ['Yolanda'], language);
      expect([full.state, couple.state, alone.state]).toEqual(['pendingPayment', 'waitlisted', 'waitlisted']);

      await open(page, `${desk}/waiting/${eventId}`);
      // The journeys' clock is stopped, so either may be first.
      await expect(page.getByRole('rowheader').filter({ hasText: /Wanda|Yolanda/ })).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // One place is released: the couple does not fit, and the party that fits is offered it automatically.
      const [first] = full.members;
      const party = { rooms: 0, members: [{ id: first?.id, firstName: 'Ursula', lastName: 'Zúñiga', age: 40 }] };
      await ask(page, 'PUT', `/registrations/${full.id}/party`, {
        version: full.version,
        contact: full.contact,
        party,
        quotedTotalCents: 20_000,
      });
      await open(page, `${desk}/waiting/${eventId}`);
      const offers = page.getByRole('table', { name: text['waitingList.offers'] });
      await expect(offers.getByRole('rowheader')).toHaveText([/^Zúñiga, Yolanda/]);
      await expectAccessible(page);
      expect(
        (await receivedMail(`yolanda.${language}@example.org`, language === 'en' ? 'place' : 'lugar')).subject,
      ).toContain(alone.reference);

      // She declines, and the other person cannot come either: now the couple gets both places.
      await offers.getByRole('link', { name: 'Zúñiga, Yolanda' }).click();
      await page.getByRole('button', { name: text['party.cancel'] }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: text['party.cancel'] }).click();
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await open(page, `${desk}/${full.id}`);
      await page.getByRole('button', { name: text['party.cancel'] }).click();
      await dialog.getByRole('button', { name: text['party.cancel'] }).click();
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await open(page, `${desk}/waiting/${eventId}`);
      await expect(offers.getByRole('rowheader')).toHaveText([/^Zúñiga, Wanda/]);

      await offers.getByRole('link', { name: 'Zúñiga, Wanda' }).click();
      await tabTo(page, page.getByRole('button', { name: text['party.accept'] }));
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('2');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['party.accept.confirm'] }).press('Enter');
      await expect(dialog).toContainText(text['party.accept.done']);
      await dialog.getByRole('button', { name: text['action.close'] }).press('Enter');
      await expect(opened(page).getByText(text['registration.state.pendingPayment']).first()).toBeVisible();
      await expect(page.getByRole('rowheader').filter({ hasText: text['party.change.offerAccepted'] })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}

test('places added to an event are offered by staff, even out of turn, only once for a double click', async ({
  page,
}) => {
  const text = words('en');
  const eventId = await smallEvent();
  await beOfType(page, 'R');
  await open(page, desk);
  await make(page, eventId, ['Ana', 'Bruno'], 'en');
  await make(page, eventId, ['Clara', 'David'], 'en');
  const second = await make(page, eventId, ['Elisa', 'Felix'], 'en');
  await morePlaces(eventId, 4);
  await open(page, `${desk}/waiting/${eventId}`);
  // The next party in turn is named first; the button in a row offers places out of turn.
  await expect(page.getByRole('button', { name: text['waitingList.offerNext'] })).toBeVisible();
  await page.getByRole('button', { name: /Elisa Zúñiga/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text['party.offer.text']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['party.offer.confirm'] }).dblclick();
  await expect(dialog).toContainText(text['party.offer.done']);
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(page.getByRole('table', { name: text['waitingList.offers'] }).getByRole('rowheader')).toHaveText([
    /^Zúñiga, Elisa/,
  ]);
  await expect(page.getByRole('table', { name: text['waitingList.waiting'] }).getByRole('rowheader')).toHaveText([
    /^Zúñiga, Clara/,
  ]);
  await expect(page.getByRole('button', { name: text['waitingList.offerNext'] })).toHaveCount(0);
  expect((await receivedMail('elisa.en@example.org', 'place')).subject).toContain(second.reference);
  await page.getByRole('link', { name: 'Zúñiga, Elisa' }).click();
  await expect(page.getByRole('rowheader').filter({ hasText: text['party.change.promoted'] })).toHaveCount(1);
});
