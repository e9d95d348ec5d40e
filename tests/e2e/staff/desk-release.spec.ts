import { desk, open, opened, openFilters } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../steps/journey.ts';
import { openOwn, register, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('staff find unconfirmed parties, release the places of many at once, and confirm one by phone', async ({
      page,
    }) => {
      const eventId = await smallEvent();
      const ursula = await register(page, ['Ursula'], `ursula.${language}@example.org`, eventId);
      await register(page, ['Victor'], `victor.${language}@example.org`, eventId);
      await beOfType(page, 'R');
      await open(page, `${desk}?lng=${language}&event=${eventId}`);
      const mark = page.getByRole('row').getByText(text['party.address.unconfirmed']);
      await expect(mark).toHaveCount(2);
      const all = page.getByRole('checkbox', { name: /^Sele.*(page|página)/ });
      const giveBack = page.getByRole('button', {
        name: language === 'en' ? /places of 2 parties/ : /lugares de 2 grupos/,
      });
      await all.press('Space');
      await expect(page.getByRole('button', { name: text['party.remind'] })).toBeVisible();
      await expect(giveBack).toHaveCount(0);
      await all.press('Space');

      // With the filter set, their places can be released.
      await openFilters(page);
      await page.getByLabel(text['desk.address']).selectOption('unconfirmed');
      await page.getByRole('button', { name: text['desk.searchButton'] }).click();
      await expect(page.getByText(text['party.release.lead'])).toBeVisible();
      await all.press('Space');
      // At the end of the page, the actions are below the rows; before that, they cover the bottom edge of the visible rows.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await giveBack.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('2');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['party.release.confirm'] }).dblclick();
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      await expect(dialog).toContainText(`(${ursula.registration.reference})`);
      await expect(dialog).toContainText(text['party.release.outcome.released']);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(page.getByRole('row').getByText(text['registration.state.waitlisted'])).toHaveCount(2);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

      // The party is notified, and a party that replies by phone is offered places again.
      const mail = await receivedMail(`ursula.${language}@example.org`, 'front of the waiting list');
      expect(mail.text).toContain(ursula.registration.reference);
      await open(page, `${desk}/waiting/${eventId}`);
      await expect(mark).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: 'Morales, Ursula' }).click();
      await expect(opened(page).getByRole('heading').first()).toContainText('Ursula');
      const marked = page.getByRole('listitem').filter({ hasText: text['party.task.places.awaitAddress'] });
      await expect(marked).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: text['party.address.confirm'] }).click();
      await dialog.getByRole('button', { name: text['party.address.confirm.confirm'] }).click();
      await expect(dialog).toContainText(text['party.address.confirm.done']);
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(marked).toHaveCount(0);
      await expect(opened(page).getByText(text['registration.state.offered']).first()).toBeVisible();
      await expect(
        page.getByRole('rowheader').filter({ hasText: text['party.change.addressConfirmed'] }),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);

      // The family sees the offer.
      await openOwn(page, ursula, language);
      await expect(page.getByText(text['confirmation.offer.title'])).toBeVisible();
    });
  });
}
