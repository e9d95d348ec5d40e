import type { Page } from '@playwright/test';
import { ask, disclose, open } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, receivedMail, test } from '../steps/journey.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

/* Saturdays that no other journey requests, far after December 1, 2026. */
const proposedDays = { en: '2027-02-06', es: '2027-02-13' } as const;
const plainDay = '2027-02-20';
const askedDay = '2027-01-30';

const list = '/listSabbathReq';

/** Sends a request from a new person through the open page. */
async function askForSaturday(page: Page, lastName: string, email: string): Promise<void> {
  const form = { firstName: 'Ana', lastName, email, date: askedDay };
  await ask(page, 'POST', '/sabbath-requests', { form, language: 'es' });
}

/** The link in the email about a proposed Saturday, without the host of the site. */
async function proposalLink(email: string): Promise<string> {
  const { text } = await receivedMail(email, '¿Le conviene');
  const [link] = /\/saturdayReply\?\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${String(width)} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('another Saturday is proposed, and the person accepts it on the page linked in the email', async ({
      page,
    }) => {
      await beOfType(page, 'S', true);
      await open(page, `${list}?lng=${language}`);
      const name = `Propuesta${language}`;
      const email = `${language}.proposal@example.org`;
      await askForSaturday(page, name, email);
      await open(page, `${list}?lng=${language}&search=${name}`);
      await page.getByRole('link', { name: `${name}, Ana` }).click();
      await disclose(page, text['sabbathDesk.decide.propose']);
      const propose = page.getByRole('button', { name: text['sabbathDesk.decide.proposeThis'] });
      await propose.click();
      const day = page.getByRole('textbox', { name: text['sabbathDesk.decide.proposeDay'] });
      await expect(day).toHaveAttribute('aria-invalid', 'true');
      const [year, month, date] = proposedDays[language].split('-').map(Number);
      await day.fill(language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await propose.click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: text['sabbathDesk.decide.proposeThis'] }).click();
      await expect(dialog).toContainText(text['sabbathDesk.state.proposed']);
      await dialog.getByRole('button', { name: text['action.close'] }).click();
      await expect(page.getByText(text['sabbathDesk.proposedDay'])).toBeVisible();

      const link = await proposalLink(email);
      await open(page, link.replace(/lng=es/, `lng=${language}`));
      await expect(page.getByRole('main')).toContainText(
        language === 'en' ? 'February 6, 2027' : '13 de febrero de 2027',
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['saturdayReply.yes'] }).click();
      await expect(page.getByRole('heading', { level: 1, name: text['saturdayReply.yes.done'] })).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect((await receivedMail(email, 'Le esperamos')).text).toContain('febrero de 2027');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a proposed Saturday is declined', async ({ browser, page, baseURL, noise }) => {
    const text = words('es');
    const email = 'plain.proposal@example.org';
    const context = await browser.newContext({ baseURL, javaScriptEnabled: true });
    const staff = await context.newPage();
    await beOfType(staff, 'S', true);
    await open(staff, list);
    await askForSaturday(staff, 'Sinscripts', email);
    const { items } = await ask<{ items: { id: string; version: number }[] }>(
      staff,
      'GET',
      '/sabbath-requests?search=sinscripts',
    );
    const { id, version } = items[0] ?? {};
    await staff.evaluate(
      async ({ path, body }) =>
        fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify(body),
        }),
      { path: `/api/sabbath-requests/${id ?? ''}/decision`, body: { version, decision: 'proposed', day: plainDay } },
    );
    const link = await proposalLink(email);
    await page.goto(link);
    await page.getByRole('button', { name: text['saturdayReply.no'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['saturdayReply.no.done']);
    const { state } = await ask<{ state: string }>(staff, 'GET', `/sabbath-requests/${id ?? ''}`);
    expect(state).toBe('new');
    await context.close();

    // The other answer comes too late, and the page says so.
    await page.goto(link);
    await page.getByRole('button', { name: text['saturdayReply.yes'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['saturdayReply.over']);
    expect(noise.splice(0)).toEqual([expect.stringContaining('status of 409')]);
  });
});
