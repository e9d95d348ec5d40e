import type { Page } from '@playwright/test';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { keyboardOf } from '../steps/keyboard.ts';
import { readersOf } from '../steps/readers.ts';
import { words, type Language } from '../steps/words.ts';

type Text = ReturnType<typeof words>;

const siteEmail = 'info@example.org';
/** The first Saturday after the day of the journeys, December 1, 2026. */
const saturday = '2026-12-05';

async function open(page: Page, path: string, language: Language): Promise<Text> {
  await page.goto(`${path}?lng=${language}`);
  await hydrated(page);
  return words(language);
}

/** Types into the field whose label begins with this text; optional fields say so after it. */
async function type(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(value);
}

async function fillContact(page: Page, text: Text, email: string, message = 'Is there a train?'): Promise<void> {
  await type(page, text['field.firstName'], 'Ana');
  await type(page, text['field.lastName'], 'Reyes');
  await type(page, text['field.email'], email);
  await type(page, text['field.message'], message);
}

async function sendAndConfirm(page: Page, text: Text, submit: string): Promise<void> {
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text['publicForm.confirm'] }).click();
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('a message is confirmed, sent and answered', async ({ page }) => {
      const email = `carta.${language}@example.org`;
      const text = await open(page, '/contact', language);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await fillContact(page, text, email);
      await page.getByRole('button', { name: text['contact.form.submit'] }).click();

      const dialog = page.getByRole('alertdialog', { name: text['contact.confirm.title'] });
      await expect(dialog).toContainText('Is there a train?');
      await expect(dialog).toContainText(siteEmail);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: text['publicForm.confirm'] }).click();

      await expect(page.getByRole('heading', { level: 1, name: text['contact.sent'] })).toBeFocused();
      await expect(page.locator('[aria-live=polite]')).toContainText(text['contact.sent']);
      await expect(page).toHaveTitle(new RegExp(`^${text['contact.sent']}`));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect((await receivedMail(email)).html).toContain(`lang="${language}"`);
      await page.getByRole('link', { name: text['contact.sent.again'] }).click();
      await expect(page).not.toHaveTitle(new RegExp(text['contact.sent']));
      await expect(page.getByRole('textbox', { name: text['field.message'] })).toHaveValue('');
    });

    test('a Saturday is requested, alone and with a group', async ({ page }) => {
      const text = await open(page, '/sabbath', language);
      await type(page, text['field.firstName'], 'Luz');
      await type(page, text['field.lastName'], 'Mora');
      await type(page, text['field.email'], `luz.${language}@example.org`);
      // The calendar opens at the first Saturday that is offered.
      const date = page.getByRole('textbox', { name: text['field.date'] });
      await date.press('ArrowDown');
      await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Enter');
      await expect(date).toHaveValue(/2026/);
      await page.getByRole('radio', { name: text['field.attendance.online'] }).check();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await sendAndConfirm(page, text, text['sabbath.form.submit']);
      await expect(page.getByRole('heading', { level: 1, name: text['sabbath.sent'] })).toBeFocused();
      expect((await receivedMail(`luz.${language}@example.org`)).text).toContain(text['field.attendance.online']);

      await open(page, '/sabbathRetreat', language);
      await type(page, text['field.firstName'], 'Luz');
      await type(page, text['field.lastName'], 'Mora');
      await type(page, text['field.email'], `grupo.${language}@example.org`);
      await type(page, text['field.phone'], '+1 (212) 555-0142');
      await type(page, text['field.firstDate'], language === 'es' ? '5 dic' : '12/5');
      const second = page.getByRole('textbox', { name: text['field.secondDate'] });
      await second.press('ArrowDown');
      const already = text['field.date.already'].replace('{field}', text['field.firstDate']);
      await expect(page.getByRole('gridcell', { name: already })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(second).toHaveValue(/12/);
      await type(page, text['field.people'], '12');
      await page.getByRole('combobox', { name: text['field.groupKind'] }).selectOption('parish');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await sendAndConfirm(page, text, text['sabbathRetreat.form.submit']);
      await expect(page.getByRole('heading', { level: 1, name: text['sabbathRetreat.sent'] })).toBeFocused();
      expect((await receivedMail(`grupo.${language}@example.org`)).text).toContain('12');
    });

    test('names what is missing at the top and at each field, and confirms canceling', async ({ page }) => {
      const text = await open(page, '/prayer', language);
      await page.getByRole('checkbox', { name: text['field.tellWhenPrayed'] }).check();
      await page.getByRole('button', { name: text['prayer.form.submit'] }).click();
      const summary = page.getByRole('group', { name: text['publicForm.missing'] });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        text['field.firstName.missing'],
        text['field.prayerRequest.missing'],
        text['field.email.missing'],
      ]);
      await expectAccessible(page);
      await summary.getByRole('link', { name: text['field.email.missing'] }).click();
      await expect(page.getByRole('textbox', { name: text['field.email'] })).toBeFocused();

      await page.getByRole('checkbox', { name: text['field.tellWhenPrayed'] }).uncheck();
      await type(page, text['field.firstName'], 'Ana');
      await type(page, text['field.prayerRequest'], 'For my mother');
      await page.getByRole('button', { name: text['prayer.form.submit'] }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text['form.cancel'] }).click();
      await expect(page.getByText(text['publicForm.canceled']).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: text['field.prayerRequest'] })).toHaveValue('For my mother');
      await expect(page.getByRole('button', { name: text['prayer.form.submit'] })).toBeFocused();
    });
  });
}

test('a prayer request by keyboard alone', async ({ page }) => {
  const text = await open(page, '/prayer', 'en');
  const keyboard = keyboardOf(page);
  await keyboard.type(text['field.firstName'], 'Karl');
  await keyboard.type(text['field.prayerRequest'], 'For peace');
  await keyboard.type(text['field.email'], 'karl.keys@example.org');
  await keyboard.tabTo(text['field.tellWhenPrayed'], 'checkbox');
  await page.keyboard.press('Space');
  await keyboard.press(text['prayer.form.submit']);
  await keyboard.press(text['publicForm.confirm']);
  await expect(page.getByRole('heading', { level: 1, name: text['prayer.sent'] })).toBeFocused();
  const mail = await receivedMail('karl.keys@example.org');
  expect(mail.text).not.toContain('For peace');
});

test.describe('input is not lost', () => {
  test('by a request that gets no response; the second try sends the same form', async ({ page, noise }) => {
    const text = await open(page, '/prayer', 'en');
    await type(page, text['field.firstName'], 'Ana');
    await type(page, text['field.prayerRequest'], 'For my son');
    await type(page, text['field.email'], 'lost.prayer@example.org');
    // The server receives it, but its response never arrives.
    await page.route(
      '**/api/prayer-requests',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await sendAndConfirm(page, text, text['prayer.form.submit']);
    const summary = page.getByRole('group', { name: text['prayer.failed'] });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(text['publicForm.error']);
    await expect(summary).toContainText(text['problem.network']);
    await expectAccessible(page);
    await expect(page.getByRole('textbox', { name: text['field.prayerRequest'] })).toHaveValue('For my son');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: text['field.prayerRequest'] })).toHaveValue('For my son');
    await sendAndConfirm(page, text, text['prayer.form.submit']);
    await expect(page.getByRole('heading', { level: 1, name: text['prayer.sent'] })).toBeFocused();
    expect((await receivedMail('lost.prayer@example.org')).count).toBe(1);
    expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  });

  test('by a change of language; and the prayer intention stays in this tab', async ({ page }) => {
    const text = await open(page, '/prayer', 'en');
    await type(page, text['field.firstName'], 'Ana');
    await type(page, text['field.prayerRequest'], 'A thing between God and me');
    await expect(page.getByText(text['publicForm.draft.partly'])).toBeVisible();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('textbox', { name: words('es')['field.prayerRequest'] })).toHaveValue(
      'A thing between God and me',
    );
    await expect(page.getByText(words('es')['publicForm.draft.partly'])).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).toContain('Ana');
    expect(kept).not.toContain('between God');
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain('between God');
  });

  test('by scripts that arrive while someone types', async ({ page }) => {
    const text = words('en');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/sabbathRetreat?lng=en');
    await type(page, text['field.firstName'], 'Early');
    await page.getByRole('combobox', { name: text['field.firstDate'] }).selectOption(saturday);
    await type(page, text['field.wishes'], 'Silence');
    release();
    await hydrated(page);
    await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
    await type(page, text['field.lastName'], 'Bird');
    await expect(page.getByRole('textbox', { name: text['field.firstName'] })).toHaveValue('Early');
    await expect(page.getByRole('textbox', { name: text['field.firstDate'] })).toHaveValue('Sat, Dec 5, 2026');
    await expect(page.getByRole('textbox', { name: text['field.wishes'] })).toHaveValue('Silence');
  });
});

test('staff request a Saturday retreat for someone else', async ({ page }) => {
  await beOfType(page, 'S');
  const text = await open(page, '/sabbathRetreat', 'en');
  await expect(page.getByRole('checkbox', { name: text['field.forSomeoneElse'] })).toBeChecked();
  await expect(page.getByRole('textbox', { name: text['field.firstName'] })).toHaveValue('');
  await type(page, text['field.firstName'], 'Ruth');
  await type(page, text['field.lastName'], 'Moab');
  await type(page, text['field.email'], 'ruth@example.org');
  await type(page, text['field.phone'], '+12125550142');
  await type(page, text['field.firstDate'], saturday);
  await type(page, text['field.people'], '7');
  await sendAndConfirm(page, text, text['sabbathRetreat.form.submit']);
  await expect(page.getByRole('heading', { level: 1, name: text['sabbathRetreat.sent'] })).toBeFocused();
  expect((await receivedMail('ruth@example.org')).text).toContain('A member of our staff entered it for you.');
});

test('a logged-in user finds their name in the form', async ({ page }) => {
  await beOfType(page, 'U');
  const text = await open(page, '/contact', 'en');
  await expect(page.getByRole('textbox', { name: text['field.firstName'] })).toHaveValue('Type');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-US' });

  /** The browser logs that the form was refused. */
  const refused = [expect.stringContaining('status of 400')];

  test('a form says what is wrong, keeps what was typed, and is received', async ({ page, noise }) => {
    const text = words('es');
    await page.goto('/contact');
    await fillContact(page, text, 'sin+scripts@example.org', 'Línea uno\nlínea dos');
    await page.getByRole('button', { name: text['contact.form.submit'] }).click();
    await expect(page.getByRole('group', { name: text['form.errors'] })).toContainText(text['field.email.wrong']);
    await expect(page.getByRole('textbox', { name: text['field.message'] })).toHaveValue('Línea uno\nlínea dos');
    await expect(page).toHaveTitle(/^Error: /);
    expect(noise.splice(0)).toEqual(refused);

    await type(page, text['field.email'], 'sin.scripts@example.org');
    await page.getByRole('button', { name: text['contact.form.submit'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['contact.sent']);
    await expect(page).toHaveURL(/\/contact\?sent=1$/);
    expect((await receivedMail('sin.scripts@example.org')).html).toContain('lang="es"');
  });

  test('a Saturday is chosen and received', async ({ page, noise }) => {
    const text = words('es');
    await page.goto('/sabbath');
    await type(page, text['field.firstName'], 'Ana');
    await type(page, text['field.lastName'], 'Reyes');
    await type(page, text['field.email'], 'sabado@example.org');
    await page.getByRole('button', { name: text['sabbath.form.submit'] }).click();
    await expect(page.getByRole('group', { name: text['publicForm.missing'] })).toContainText(
      text['field.date.missing'],
    );
    expect(noise.splice(0)).toEqual(refused);
    await page.getByRole('combobox', { name: text['field.date'] }).selectOption(saturday);
    await page.getByRole('button', { name: text['sabbath.form.submit'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['sabbath.sent']);
    expect((await receivedMail('sabado@example.org')).text).toContain('5 de diciembre de 2026');
  });
});

test.describe('a page with a form', () => {
  const pages = ['/contact', '/prayer', '/sabbath', '/sabbathRetreat'];

  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    test(`shows the form without scrolling in a window ${String(width)} px wide, in both languages`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of pages) {
        for (const language of ['en', 'es'] as const) {
          await open(page, path, language);
          const first = page.getByRole('textbox', { name: words(language)['field.firstName'] });
          await expect(first, `${path} ${language}`).toBeInViewport({ ratio: 1 });
          await expectNoSidewaysScroll(page);
        }
      }
    });
  }
});
