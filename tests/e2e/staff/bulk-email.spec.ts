import { disclose, open } from '../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { register, smallEvent } from '../steps/own-registration.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a bulk email is written, previewed, tested, confirmed and tracked', async ({ page }) => {
      await beOfType(page, 'R');
      await open(page, `/sendEmail?lng=${language}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // Announcements also appear outside the page's content.
      const main = page.getByRole('main');
      const eventId = await smallEvent();
      const email = `bulk.${language}.${eventId}@example.org`;
      const { registration } = await register(page, ['Amalia'], email, eventId);

      await page.getByRole('button', { name: text['mailing.new'] }).click();
      // The editor has the address of the list with a query, and is a page of its own.
      await expect(page).toHaveTitle(new RegExp(`^${text['mailing.title']}`));
      await expect(main).toBeFocused();
      await page.locator(`input[value="${eventId}"]`).check();
      await disclose(page, text['mailing.narrow']);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await disclose(page, text['mailing.narrow']);

      // Nothing is sent while something is missing.
      const send = page.getByRole('button', { name: language === 'en' ? 'Send to 1 person' : 'Enviar a 1 persona' });
      await send.click();
      await expect(main.getByText(text['mailing.faults'])).toBeVisible();
      for (const each of ['en', 'es'] as const) {
        const group = page.getByRole('group', { name: text[`language.${each}`], exact: true });
        await group.getByRole('textbox', { name: text['mailing.subject'] }).fill('{event}: news for {firstName}');
        await page.locator(`#${each}-text`).fill('# Dear ');
        const buttons = page.getByRole('group', { name: text['mailing.insert'] }).nth(each === 'en' ? 0 : 1);
        await buttons.getByRole('button', { name: text['mailing.field.firstName'], exact: true }).click();
        await expect(page.locator(`#${each}-text`)).toHaveValue('# Dear {firstName}');
        await expect(page.locator(`#${each}-text`)).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.type('\n\nYour link: ');
        await buttons.getByRole('button', { name: text['mailing.field.link'], exact: true }).click();
      }
      await expect(main.getByText(text['mailing.faults'])).toHaveCount(0);

      const program = { name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
      await page.locator('#attachment').setInputFiles(program);
      await page.getByRole('button', { name: text['mailing.files.attach'], exact: true }).click();
      await expect(main.getByText('program.pdf (1 kB)')).toBeVisible();

      await page.getByRole('button', { name: text['mailing.preview.show'] }).click();
      await expect(main.getByText('Dear Amalia').last()).toBeVisible();
      await expect(page.locator('[aria-live="polite"]')).toContainText('Amalia');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['mailing.test'] }).click();
      await expect(main.getByText(text['mailing.test.sent'])).toBeVisible();

      await send.click();
      await page.getByRole('alertdialog').getByRole('button', { name: text['mailing.back'] }).click();
      await expect(main.getByText(text['publicForm.canceled'])).toBeVisible();
      await page.reload();
      await expect(page.locator('#en-subject')).toHaveValue('{event}: news for {firstName}');
      await send.click();
      await expectAccessible(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: language === 'en' ? 'Send to 1 person' : 'Enviar a 1 persona' }).click();
      await dialog.getByRole('button', { name: text['mailing.close'] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(main.getByText(text['mailing.allSent'])).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const mail = await receivedMail(email, 'news for Amalia');
      expect(mail.text).toContain(`registration=${registration.id}`);

      await open(page, `/sendEmail?lng=${language}&state=done`);
      // The list names the event; it cannot name everyone.
      const subject = `: news for ‹${text['mailing.field.firstName']}›`;
      await expect(page.getByRole('link', { name: subject }).first()).toBeVisible();
    });

    test('news goes to a list with corrected rows, and one press unsubscribes', async ({ page, browser, baseURL }) => {
      await beOfType(page, 'R', true);
      await open(page, `/sendEmail?lng=${language}`);
      const main = page.getByRole('main');
      await page.getByRole('button', { name: text['mailing.new'] }).click();
      await page.getByRole('radio', { name: text['mailing.kind.news'] }).check();
      await expect(main.getByText(text['mailing.about.news'])).toBeVisible();
      await disclose(page, text['mailing.list']);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const email = `list.${language}.${String(Date.now())}@example.org`;
      const paste = page.getByLabel(text['list.paste']);
      const read = page.getByRole('button', { name: text['mailing.list.read'] });
      const pasted = `${email}\tAmalia\t${language}\nno@@address\tEva`;
      await paste.fill(pasted);
      await expect(read).toBeDisabled();

      // The list is kept for its author alone.
      await page.reload();
      await hydrated(page);
      await disclose(page, text['mailing.list']);
      await expect(paste).toHaveValue(pasted);
      const context = await browser.newContext({ baseURL });
      const other = await context.newPage();
      await beOfType(other, 'A');
      const address = new URL(page.url());
      address.searchParams.set('lng', language);
      await open(other, address.href);
      await disclose(other, text['mailing.list']);
      await expect(other.getByLabel(text['list.paste'])).toHaveValue('');
      await context.close();
      await page.getByRole('checkbox', { name: text['mailing.list.agreed'] }).check();
      await read.click();
      await expect(main.getByText(text['mailing.list.wrong'])).toBeVisible();
      await expect(main.getByRole('listitem').filter({ hasText: 'no@@address' })).toBeVisible();
      await expectAccessible(page);
      await paste.fill(`${email}\tAmalia\t${language}`);
      await read.click();
      await expect(main.getByRole('button', { name: text['mailing.list.discard'] })).toBeVisible();
      for (const each of ['en', 'es']) {
        await page.locator(`#${each}-subject`).fill('News for {firstName}');
        await page.locator(`#${each}-text`).fill('Come: {link}');
      }
      const label = language === 'en' ? 'Send to 1 person' : 'Enviar a 1 persona';
      await page.getByRole('button', { name: label }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: label }).click();
      await dialog.getByRole('button', { name: text['mailing.close'] }).click();
      await expect(main.getByText(text['mailing.allSent'])).toBeVisible();
      await expectAccessible(page);

      const mail = await receivedMail(email, 'News for Amalia');
      await page.goto(/\/newsEmails\S+(?=\))/.exec(mail.text)?.[0] ?? '');
      await hydrated(page);
      const title = page.getByRole('heading', { level: 1 });
      await page.getByRole('button', { name: text['newsEmails.unsubscribe.submit'] }).click();
      await expect(title).toHaveText(text['newsEmails.unsubscribed']);
      await expect(title).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['newsEmails.resubscribe.submit'] }).click();
      await expect(title).toHaveText(text['newsEmails.resubscribed']);
    });
  });
}
