import type { Locator, Page } from '@playwright/test';
import { ask, disclose, open, opened } from '../steps/desk.ts';
import { nextSaturday, sendAsProgram } from './layout/desk-items.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { keyboardOf } from '../steps/keyboard.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

const prayers = '/listPrayerRequest';
const saturdays = '/listSabbathReq';
const messages = '/listContactMessages';
const blessings = '/listPrayerRequestSummary';

/** Sends a prayer request from the open page. */
async function askForPrayer(page: Page, prayerRequest: string): Promise<void> {
  const form = { firstName: 'Amalia', lastName: 'Secreto', email: 'amalia@example.org', prayerRequest };
  await ask(page, 'POST', '/prayer-requests', { form, language: 'es' });
}

test('a reserved request is released once its tab is closed', async ({ page }) => {
  const text = words('en');
  await beOfType(page, 'P', true);
  await open(page, prayers);
  await askForPrayer(page, 'For a window that closes');
  const tab = await page.context().newPage();
  await open(tab, `${prayers}?search=window+that+closes`);
  await tab.getByRole('link', { name: 'Amalia' }).click();
  await tab.getByRole('button', { name: text['prayerDesk.claim.take'] }).click();
  await expect(tab.getByRole('button', { name: text['prayerDesk.claim.giveBack'] })).toBeVisible();
  const claim = async () => {
    const found = await ask<{ items: { claim: object | null }[] }>(
      page,
      'GET',
      '/prayer-requests?search=window+that+closes',
    );
    return found.items[0]?.claim;
  };
  expect(await claim()).not.toBeNull();
  await tab.close({ runBeforeUnload: true });
  await expect.poll(claim).toBeNull();
});

test('a request that was reserved here is free in the list once another one is opened', async ({ page }) => {
  const text = words('en');
  await beOfType(page, 'P', true);
  await open(page, prayers);
  for (const number of ['first', 'second']) await askForPrayer(page, `For the ${number} orchard`);
  await open(page, `${prayers}?search=orchard`);
  const rows = page.getByRole('table').getByRole('link');
  await rows.first().click();
  await opened(page).getByRole('button', { name: text['prayerDesk.claim.take'] }).click();
  const reserved = page.getByRole('table').getByText(/^With /);
  await expect(reserved).toBeVisible();
  await page.keyboard.press('j');
  await expect(opened(page).getByRole('button', { name: text['prayerDesk.claim.take'] })).toBeVisible();
  await expect(reserved).toHaveCount(0);
});

test('a request from the Spanish form is answered by keyboard in English, and the answer arrives in Spanish', async ({
  page,
}) => {
  const [own, reader] = [words('es'), words('en')];
  const email = 'luz.faro@example.org';
  const keys = keyboardOf(page);
  await page.goto('/prayer?lng=es');
  await hydrated(page);
  await keys.type(own['field.firstName'], 'Luz');
  await keys.type(own['field.prayerRequest'], 'Por el faro de mi pueblo');
  await keys.type(own['field.email'], email);
  await keys.press(own['prayer.form.submit']);
  await keys.press(own['publicForm.confirm']);
  await expect(page.getByRole('heading', { level: 1, name: own['prayer.sent'] })).toBeFocused();

  await beOfType(page, 'P', true);
  await open(page, `${prayers}?lng=en&search=faro+de+mi`);
  const enter = async (target: Locator, key = 'Enter') => {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await enter(page.getByRole('link', { name: 'Luz' }));
  // The request is shown in its own language, and marked so for screen readers.
  await expect(opened(page).locator('blockquote[lang="es"]')).toHaveText('Por el faro de mi pueblo');
  await enter(opened(page).getByRole('button', { name: reader['prayerDesk.claim.take'] }));
  await expect(opened(page).getByRole('button', { name: reader['prayerDesk.claim.giveBack'] })).toBeFocused();
  await expect(page.locator('[aria-live=polite]')).toContainText('Reserved for you until');
  await enter(opened(page).locator('summary', { hasText: reader['formDesk.answer'] }));
  await enter(opened(page).getByLabel(reader['formDesk.answer.prepared']), 'ArrowDown');
  await expect(opened(page).getByText('We have prayed for it and for you.')).toBeVisible();
  await enter(opened(page).getByRole('button', { name: reader['formDesk.answer.send'] }));
  const dialog = page.getByRole('alertdialog');
  await enter(dialog.getByRole('button', { name: reader['formDesk.answer.send'] }));
  await expect(dialog).toContainText(reader['formDesk.answer.sent']);
  await enter(dialog.getByRole('button', { name: reader['action.close'] }));
  await enter(opened(page).getByRole('button', { name: reader['prayerDesk.move.prayed'], exact: true }));
  await expect(opened(page).getByText(reader['prayerDesk.state.prayed'], { exact: true }).first()).toBeVisible();

  const { text: answer } = await receivedMail(email, 'Sobre su petición de oración');
  expect(answer).toContain('Hemos orado por ella y por usted.');
  expect(answer).not.toContain('We have prayed');
});

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('the prayer team sees a request without last name, reserves it, prays, undoes a mistake', async ({ page }) => {
      await beOfType(page, 'P');
      await open(page, `${prayers}?lng=${language}`);
      const intention = `For a lighthouse in ${language}`;
      await askForPrayer(page, intention);
      await open(page, `${prayers}?lng=${language}&search=lighthouse+${language}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: 'Amalia' }).click();
      await expect(page.getByText(intention).last()).toBeVisible();
      await expect(page.getByText('Secreto')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('button', { name: text['prayerDesk.claim.take'] }).click();
      await expect(page.getByRole('button', { name: text['prayerDesk.claim.giveBack'] })).toBeVisible();
      await page.getByRole('button', { name: text['prayerDesk.move.prayed'], exact: true }).click();
      await page.getByRole('button', { name: text['formDesk.undo'] }).click();
      await expect(page.getByRole('button', { name: text['prayerDesk.move.prayed'], exact: true })).toBeVisible();
      await page.getByRole('button', { name: text['prayerDesk.move.archived'], exact: true }).click();
      await expect(page.getByRole('button', { name: text['prayerDesk.move.new'] })).toBeVisible();
    });

    test('requests are counted, and prayed through one at a time', async ({ page }) => {
      await beOfType(page, 'D');
      await open(page, `${blessings}?lng=${language}`);
      await askForPrayer(page, `For a quiet meadow in ${language}`);
      await page.reload();
      await expect(page.getByRole('figure', { name: text['blessings.overTime'] })).toBeVisible();
      await page.getByLabel(text['blessings.by']).selectOption('week');
      await expect(page).toHaveURL(/by=week/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const answered = page.waitForResponse(/\/api\/prayer-cards/);
      await page.getByRole('link', { name: text['blessings.begin'] }).click();
      const reader = page.getByRole('dialog', { name: text['blessings.cards'] });
      const { items } = (await (await answered).json()) as { items: { text: string }[] };
      await expect(reader.getByText(items[0]?.text ?? 'a first card').first()).toBeVisible();
      await expect(reader).not.toContainText('Secreto');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(reader).toHaveCount(0);
      await page.getByRole('button', { name: text['blessings.begin'] }).click();
      await expect(reader).toBeVisible();
    });

    test('a request for a Saturday is accepted with a message', async ({ page }) => {
      await beOfType(page, 'S');
      await open(page, `${saturdays}?lng=${language}`);
      const name = `Sábado${language}`;
      const date = await nextSaturday(page);
      const form = { firstName: 'Ana', lastName: name, email: `${language}.saturday@example.org`, date };
      await ask(page, 'POST', '/sabbath-requests', { form, language: 'es' });
      await open(page, `${saturdays}?lng=${language}&search=${name}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: `${name}, Ana` }).click();
      const message = page.getByLabel(text['sabbathDesk.decide.text']);
      await message.fill('Traiga un rosario.');
      await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
      await page.reload();
      await expect(message).toHaveValue('Traiga un rosario.');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['sabbathDesk.decide.accept'], exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: text['sabbathDesk.decide.accept'], exact: true }).click();
      await expect(dialog).toContainText(text['sabbathDesk.state.accepted']);
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(page.getByText('Traiga un rosario.')).toBeVisible();
      await expect(message).toHaveValue('');
    });

    test('a Saturday is closed for retreats and gets places', async ({ page }) => {
      await beOfType(page, 'D');
      await open(page, `${saturdays}?lng=${language}`);
      await page.getByRole('link', { name: text['saturdays.title'] }).click();
      await expect(page.getByRole('heading', { level: 1, name: text['saturdays.title'] })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // A Saturday far ahead that no other journey uses, and a different one for each of these two tests.
      const change = page.getByRole('button', {
        name: new RegExp(`^${text['saturdays.changeDay'].replace('{day}', '').trim()} `),
      });
      await change.nth(language === 'en' ? 11 : 12).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text['saturdays.closeRetreats']).check();
      await dialog.getByLabel(text['saturdays.places']).fill('many');
      await dialog.getByRole('button', { name: text['saturdays.save'] }).click();
      await expect(dialog.getByLabel(text['saturdays.places'])).toHaveAttribute('aria-invalid', 'true');
      const places = language === 'en' ? '41' : '42';
      await dialog.getByLabel(text['saturdays.places']).fill(places);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text['saturdays.save'] }).click();
      await expect(dialog).toHaveCount(0);
      const cell = page.getByRole('cell').filter({ hasText: new RegExp(` ${places}`) });
      await expect(cell.getByText(text['saturdays.retreatClosed'])).toBeVisible();
      const { closedForRetreats } = await ask<{ closedForRetreats: string[] }>(page, 'GET', '/saturdays');
      expect(closedForRetreats.length).toBeGreaterThan(0);
    });

    test('a message is answered from where it is read', async ({ page }) => {
      await beOfType(page, 'A');
      await open(page, `${messages}?lng=${language}`);
      const name = `Mensaje${language}`;
      const form = {
        firstName: 'Ana',
        lastName: name,
        email: `${language}.message@example.org`,
        message: '¿Hay tren?',
      };
      await ask(page, 'POST', '/contact-messages', { form, language: 'es' });
      await open(page, `${messages}?lng=${language}&search=${name}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: `${name}, Ana` }).click();
      await disclose(page, text['formDesk.answer']);
      await page.getByLabel(text['formDesk.answer.text']).fill('Sí, cada hora.');
      await expectAccessible(page);
      await page.getByRole('button', { name: text['formDesk.answer.send'] }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: text['formDesk.answer.send'] }).click();
      await expect(dialog).toContainText(text['formDesk.answer.sent']);
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(opened(page).getByText(text['contactDesk.state.answered'], { exact: true })).toBeVisible();
    });

    test('a form held for review says why, and is released', async ({ page }) => {
      await beOfType(page, 'S');
      await open(page, `${saturdays}?lng=${language}`);
      const name = `Dudosa${language}`;
      const date = await nextSaturday(page);
      const email = `${language}.held@example.org`;
      await sendAsProgram(page, '/sabbath-requests', { firstName: 'Ana', lastName: name, email, date });
      await open(page, `/heldForms?lng=${language}`);
      const row = page.getByRole('link', { name: `Ana ${name}` });
      await expect(row).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await row.click();
      await expect(opened(page).getByText(text['heldForms.reasonText.stampMissing'])).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await opened(page).getByRole('button', { name: text['heldForms.release'], exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: text['heldForms.release'], exact: true }).click();
      await expect(dialog).toContainText(language === 'es' ? 'Liberado' : 'Released');
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(page).toHaveURL(/\/heldForms(\?|$)/);
      await expect(row).toHaveCount(0);
      // Its row is gone, and the keyboard is still in the list.
      await expect(page.locator('#main :focus')).toHaveCount(1);
    });
  });
}

test('a request opens beside its list at its own URL, and j and k lead to its neighbors', async ({ page }) => {
  await beOfType(page, 'P', true);
  await open(page, prayers);
  for (const number of ['first', 'second', 'third']) await askForPrayer(page, `For the ${number} beacon`);
  await open(page, `${prayers}?search=beacon`);
  const rows = page.getByRole('table').getByRole('link');
  await rows.first().click();
  await expect(opened(page).getByText(/^For the (first|second|third) beacon$/)).toBeVisible();
  await expect(rows).toHaveCount(3);
  const address = page.url();
  expect(address).toMatch(/listPrayerRequest\/[0-9a-f-]{36}\?search=beacon$/);
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(address);
  await expect(opened(page).getByText(/^For the (first|second|third) beacon$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(address);
  // Two quick presses move two rows further, even while the first row is still loading.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(opened(page).getByText(/\b3\D+3\b/)).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(opened(page).getByText(/^For the (first|second|third) beacon$/)).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test('an open list offers new requests, and moves no row by itself', async ({ page }) => {
  await page.clock.install();
  // The site's clock is stopped, so nothing arrives later than the rest: tests/api/prayer tests the count.
  await page.route('**/api/new-forms?*', (route) => route.fulfill({ json: { count: 1 } }));
  await beOfType(page, 'P');
  // Neither the filters nor the page of the list would show the new one.
  await open(page, `${prayers}?search=harbor&state=archived&page=3`);
  await askForPrayer(page, 'For a harbor');
  const row = page.getByRole('link', { name: 'Amalia' });
  await page.clock.fastForward(15_000);
  const show = page.getByRole('button', { name: words('en')['formDesk.showNew'], exact: true });
  await expect(show).toBeVisible();
  await expect(row).toHaveCount(0);
  await show.click();
  await expect(page).toHaveURL(/listPrayerRequest\?state=new&sort=-createdAt$/);
  await expect(row.first()).toBeVisible();
  await expect(show).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The next offer leaves every row where it is.
  const { y } = (await row.first().boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  await page.clock.fastForward(15_000);
  await expect(show).toBeVisible();
  expect((await row.first().boundingBox())?.y).toBe(y);
});
