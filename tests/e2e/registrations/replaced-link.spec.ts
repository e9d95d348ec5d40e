import type { Page } from '@playwright/test';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkIn,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { endEvent, openOwn, register, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

/** Opens a URL like a link in an email, not by navigating inside the page. */
async function openAgain(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`a family replaces its link, in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('continues with the new link, which is also emailed, and the old one says where to find it', async ({
      page,
      noise,
    }) => {
      const email = `replaces.${language}@example.org`;
      const found = await register(page, ['Marisol'], email, await smallEvent());
      await openOwn(page, found, language);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText('Marisol');
      const old = page.url();
      const replace = page.getByRole('button', { name: text['ownLink.replace'] });
      const dialog = page.getByRole('alertdialog');
      await replace.click();
      await expect(dialog).toContainText(text['ownLink.ask.text']);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: text['ownLink.keep'] }).click();
      await expect(replace).toBeFocused();

      // The response is lost on its way: pressing again succeeds.
      await page.route('**/own-link', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await replace.click();
      await dialog.getByRole('button', { name: text['ownLink.replace'] }).click();
      await expect(dialog.getByText(text['problem.network'])).toBeVisible();
      await dialog.getByRole('button', { name: text['ownLink.close'] }).click();
      await page.unroute('**/own-link');
      // The browser itself logs the aborted request.
      noise.length = 0;
      await replace.click();
      await dialog.getByRole('button', { name: text['ownLink.replace'] }).click();
      await expect(dialog).toContainText(text['ownLink.done.mailed']);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['ownLink.close'] }).click();
      await expect(replace).toBeFocused();
      await expect(title).toContainText('Marisol');
      expect(page.url()).not.toBe(old);

      // The page works with the new key, even after a reload.
      await page.reload();
      await expect(title).toContainText('Marisol');
      const mailed = linkIn(await receivedMail(email, 'A new link'), '/retreat-registration/');
      await openAgain(page, mailed);
      await expect(title).toContainText('Marisol');

      await openAgain(page, old);
      await expect(title).toHaveText(text['confirmation.replaced']);
      await expect(page).toHaveTitle(new RegExp(text['confirmation.replaced']));
      await expect(page.getByRole('main')).toContainText(text['problem.linkReplaced']);
      await expect(page.getByText('Morales')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').getByRole('link', { name: text['find.title'] }).click();
      await expect(page).toHaveURL(/\/findRegistration/);
      await openAgain(page, `/waiver-form?sign=1&registration=${found.registration.id}&lng=${language}#${found.key}`);
      await expect(page.getByRole('main')).toContainText(text['problem.linkReplaced']);
      // The browser itself logs the refusals.
      noise.length = 0;
    });

    test('long after the event it shows the reference and the receipts only', async ({ page, noise }) => {
      const eventId = await smallEvent();
      const found = await register(page, ['Marisol'], `past.${language}@example.org`, eventId);
      await endEvent(eventId);
      await openOwn(page, found, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['past.title']);
      const main = page.getByRole('main');
      await expect(main).toContainText(found.registration.reference);
      await expect(main).toContainText(text['past.noPayments']);
      await expect(main.getByText(/30/)).toBeVisible();
      for (const hidden of ['Marisol', 'Morales', '+1 212 555 0142', 'past.'])
        await expect(main).not.toContainText(hidden);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const replace = page.getByRole('button', { name: text['ownLink.replace'] });
      await replace.click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: text['ownLink.replace'] }).click();
      await expect(dialog).toContainText(text['ownLink.done.mailed']);
      await dialog.getByRole('button', { name: text['ownLink.close'] }).click();
      await expect(replace).toBeFocused();
      await expect(main).toContainText(found.registration.reference);
      // The browser itself logs the refusals.
      noise.length = 0;
    });
  });
}

test('staff replace a link, which is sent to the family and not to them', async ({ page, noise, context }) => {
  const text = words('en');
  const email = 'replaced.by.staff@example.org';
  const found = await register(page, ['Marisol'], email, await smallEvent());
  const desk = await context.newPage();
  await beOfType(desk, 'R');
  await desk.goto(`/admin_retreat-registration/${found.registration.id}`);
  await desk.getByRole('button', { name: text['party.link.replace'] }).click();
  const dialog = desk.getByRole('alertdialog');
  await expect(dialog).toContainText(email);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: text['party.link.replace'] }).click();
  await expect(dialog).toContainText(text['party.link.done']);
  await dialog.getByRole('button', { name: text['action.close'] }).click();
  await expect(desk.getByRole('button', { name: text['party.link.replace'] })).toBeFocused();
  await expect(desk.getByText(text['party.change.linkReplaced'])).toBeVisible();
  const mailed = linkIn(await receivedMail(email, 'A new link'), '/retreat-registration/');
  expect(await desk.content()).not.toContain(mailed.split('#')[1]);

  await openOwn(page, found, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['confirmation.replaced']);
  await openAgain(page, mailed);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marisol');
  // The browser itself logs the refusal.
  noise.length = 0;
});
