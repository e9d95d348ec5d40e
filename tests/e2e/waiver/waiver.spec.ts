import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  linkIn,
  receivedMail,
  registeredFamily,
  test,
} from '../steps/journey.ts';
import { roamer } from '../steps/data.ts';
import { tabTo } from '../steps/keyboard.ts';
import { pagesOf } from '../steps/page-checks.ts';
import { register } from '../steps/own-registration.ts';
import { newYork } from '../steps/register.ts';
import { readersOf } from '../steps/readers.ts';
import { signIn } from '../steps/shared-tablet.ts';
import { words, type Language } from '../steps/words.ts';

/** Opens the signing page, like the button in the email. */
async function openSigning(page: Page, { id, key }: { id: string; key: string }, language: Language): Promise<void> {
  await page.goto(`/waiver-form?sign=1&registration=${id}&lng=${language}#${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language)['waiver.title']);
  await expect(page.getByRole('button', { name: words(language)['waiver.submit'], exact: true })).toBeVisible();
}

/** The field for the typed signature, whose label comes from the library. */
const typedName = (page: Page) => page.locator('[id="waiver-signature-name"]');

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('a mother signs for herself and her children by keyboard, the father through an emailed link, and all waivers can be printed', async ({
      page,
    }) => {
      const email = `waiver.${language}@example.org`;
      const family = await registeredFamily(email, language);
      const mail = await receivedMail(email);
      await page.goto(linkIn(mail, '/waiver-form'));
      await expect(page.getByRole('button', { name: text['waiver.submit'], exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await tabTo(page, page.getByRole('radio', { name: 'Elena Morales' }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('checkbox', { name: 'Leo Morales' }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('checkbox', { name: 'Eva Morales' }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('radio', { name: text['waiver.relation.parent'] }));
      await page.keyboard.press('Space');
      await tabTo(page, typedName(page));
      await page.keyboard.type('Elena Morales');
      // Not agreed yet: nothing is sent, and the page says what is missing.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: text['waiver.fault.agrees'] })).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, page.getByRole('checkbox', { name: text['waiver.agrees'] }));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: text['waiver.submit'], exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(text['waiver.next'])).toBeVisible();
      await expect(page.getByText(text['waiver.signed'], { exact: true })).toHaveCount(3);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const fathersEmail = `father.${language}@example.org`;
      await page.getByText(text['waiver.link.title']).click();
      await page.getByRole('checkbox', { name: 'Tomás Morales' }).check();
      await page.getByLabel(text['waiver.link.email']).fill(fathersEmail);
      await page.getByRole('radio', { name: text['language.es'] }).check();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['waiver.link.submit'] }).click();
      await expect(page.getByRole('status').or(page.getByText(fathersEmail)).first()).toBeVisible();
      const link = linkIn(await receivedMail(fathersEmail), '/waiver-form');

      const spanish = words('es');
      await page.goto(link);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByText('Leo Morales')).toHaveCount(0);
      await expect(page.getByRole('radio', { name: 'Tomás Morales' })).toBeChecked();
      await typedName(page).fill('Tomás Morales');
      await page.getByRole('checkbox', { name: spanish['waiver.agrees'] }).check();
      await page.getByRole('button', { name: spanish['waiver.submit'], exact: true }).click();
      await expect(page.getByRole('heading', { name: spanish['waiver.allSigned'] })).toBeVisible();
      await expectAccessible(page);

      await openSheets(page, family, language);
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(
        page.getByRole('article').filter({ hasText: 'Tomás Morales' }).getByRole('heading').first(),
      ).toHaveAttribute('lang', 'es');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const [language, format] of [
  ['en', 'Letter'],
  ['es', 'Letter'],
  ['es', 'A4'],
] as const) {
  test(`on paper each person’s sheet is one page and nothing else is printed (${language}, ${format})`, async ({
    page,
  }) => {
    const { id, key } = await registeredFamily(`paper.${language}.${format}@example.org`.toLowerCase(), language);
    await page.goto(`/waiver-form/signed?registration=${id}&lng=${language}&paper=1#${key}`);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect.poll(() => pagesOf(page, format)).toBe(4);
  });
}

test('a paid confirmation prints on one page, with everything needed at the door', async ({ page }) => {
  const { registration, key } = await register(page, ['Elena', 'Tomás', 'Lucía', 'Mateo'], 'paper.paid@example.org');
  await beOfType(page, 'R');
  const payment = { kind: 'payment', method: 'Zelle', amountCents: 40_000, receivedOn: '2026-11-30' };
  await page.request.post(`/api/registrations/${registration.id}/payments`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: payment,
  });
  for (const language of ['en', 'es'] as const) {
    await page.goto(
      `/retreat-registration/${newYork}/confirmation?registration=${registration.id}&lng=${language}#${key}`,
    );
    await expect(page.getByRole('img', { name: registration.reference })).toBeVisible();
    // Rarely used styles arrive after the page.
    await expect.poll(() => pagesOf(page, 'Letter')).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Mateo Morales')).toBeVisible();
    await expect(page.getByText(words(language)['confirmation.atTheDoor'])).toBeVisible();
    await expect(page.getByRole('heading', { name: words(language)['confirmation.help.title'] })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

async function openSheets(page: Page, { id, key }: { id: string; key: string }, language: Language): Promise<void> {
  await page.goto(`/waiver-form/signed?registration=${id}&lng=${language}#${key}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

test.describe('input', () => {
  const text = words('en');

  test('survives a refresh, a change of language and a request without a response, and signs once', async ({
    page,
    noise,
  }) => {
    const family = await registeredFamily('waiver.draft@example.org', 'en');
    await openSigning(page, family, 'en');
    await page.getByRole('radio', { name: 'Tomás Morales' }).check();
    await typedName(page).fill('Tomás Mor');
    await page.reload();
    await expect(typedName(page)).toHaveValue('Tomás Mor');
    await expect(page.getByRole('radio', { name: 'Tomás Morales' })).toBeChecked();
    await typedName(page).fill('Tomás Morales');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('es')['waiver.title']);
    await expect(typedName(page)).toHaveValue('Tomás Morales');
    await page.getByRole('link', { name: 'English' }).click();
    // People agree to the text that they have read; the English text arrives a moment later than the page.
    await expect(page.getByRole('heading', { level: 3, name: 'Waiver for a convention' })).toBeVisible();
    await page.getByRole('checkbox', { name: text['waiver.agrees'] }).check();

    // The server signs, but its response never arrives.
    await page.route('**/waivers?*', async (route) => {
      if (route.request().method() === 'POST') {
        await route.fetch();
        await route.abort();
      } else await route.fallback();
    });
    await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
    await expect(page.locator('#main').getByText(text['problem.network'])).toBeVisible();
    await expect(typedName(page)).toHaveValue('Tomás Morales');
    await page.unroute('**/waivers?*');
    await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
    await expect(page.getByText(text['waiver.signed'], { exact: true })).toHaveCount(1);
    // The browser itself logs the aborted request.
    noise.length = 0;
    await openSheets(page, family, 'en');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('of one signer is never shown to the next, even while the browser is still deleting it', async ({ page }) => {
    const family = await registeredFamily('waiver.next@example.org', 'en');
    await signIn(page, roamer, '/events');
    await openSigning(page, family, 'en');
    await page.getByRole('radio', { name: 'Tomás Morales' }).check();
    await typedName(page).fill('Tomás Morales');
    await page.getByRole('checkbox', { name: text['waiver.agrees'] }).check();
    await expect(page.getByText(text['draft.server.saved'])).toBeVisible();
    await page.route('**/api/drafts/**', (route) =>
      route.request().method() === 'DELETE' ? undefined : route.fallback(),
    );
    await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
    await expect(page.getByText(text['waiver.next'])).toBeVisible();
    await page.getByRole('radio', { name: 'Elena Morales' }).check();
    await expect(typedName(page)).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: text['waiver.agrees'] })).not.toBeChecked();
  });

  test('stays when the waiver text has changed meanwhile and must be read and accepted again', async ({
    page,
    noise,
  }) => {
    const family = await registeredFamily('waiver.changed@example.org', 'en');
    await openSigning(page, family, 'en');
    await page.getByRole('radio', { name: 'Tomás Morales' }).check();
    await typedName(page).fill('Tomás Morales');
    const agrees = page.getByRole('checkbox', { name: text['waiver.agrees'] });
    await agrees.check();
    const words = [{ kind: 'paragraph', text: 'The words of today.' }];
    await page.route('**/waivers?*', async (route) => {
      if (route.request().method() === 'POST') {
        await route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { type: 'x', title: 'x', status: 409, code: 'waiver-changed', requestId: 'x' },
        });
        return;
      }
      const answer = (await (await route.fetch()).json()) as { text: object };
      await route.fulfill({ json: { ...answer, text: { ...answer.text, version: 'ffffffffffff', blocks: words } } });
    });
    await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
    await expect(page.getByRole('main').getByText(text['problem.waiverChanged'])).toBeVisible();
    await expect(page.getByText('The words of today.')).toBeVisible();
    await expect(typedName(page)).toHaveValue('Tomás Morales');
    await expect(agrees).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
    await expect(page.getByRole('link', { name: text['waiver.fault.agrees'] })).toBeVisible();
    await page.reload();
    await expect(typedName(page)).toHaveValue('Tomás Morales');
    await expect(agrees).not.toBeChecked();
    // The browser itself logs the refusal.
    noise.length = 0;
  });

  test('a drawing survives a refresh and is shown as drawn', async ({ page }) => {
    const family = await registeredFamily('waiver.drawn@example.org', 'en');
    await openSigning(page, family, 'en');
    await page.getByRole('radio', { name: 'Elena Morales' }).check();
    await page.getByRole('group', { name: text['waiver.signature'] }).getByRole('button').first().click();
    const sheet = page.getByRole('group', { name: text['waiver.signature'] }).getByRole('img');
    const box = await sheet.boundingBox();
    if (!box) throw new Error('nowhere to draw');
    await sheet.scrollIntoViewIfNeeded();
    const { x, y } = (await sheet.boundingBox()) ?? box;
    await page.mouse.move(x + 40, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 20, { steps: 5 });
    await page.mouse.move(x + 140, y + 70, { steps: 5 });
    await page.mouse.up();
    await page.reload();
    await expect(sheet.locator('path')).toHaveCount(2);
    await page.getByLabel(text['waiver.signerName']).fill('Elena Morales');
    await page.getByRole('checkbox', { name: text['waiver.agrees'] }).check();
    await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
    await expect(page.getByText(text['waiver.next'])).toBeVisible();
    await openSheets(page, family, 'en');
    await expect(page.getByRole('img', { name: 'Signature of Elena Morales, as drawn' })).toBeVisible();
  });
});

test('without a link the text can be read, and a link that opens nothing says so', async ({ page, noise }) => {
  const text = words('en');
  // The text and its collapsed sections work without scripts, which load at the first touch.
  await page.goto('/waiver-form');
  // By keyboard: while the page is still being laid out, the section may move away from the mouse.
  await page.locator('summary', { hasText: 'Waiver for a convention' }).press('Enter');
  await expect(page.getByText('I take part in this event')).toBeVisible();
  await hydrated(page);
  await expect(page.getByText('I take part in this event')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/registrations/**', (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/problem+json',
      json: { type: 'x', title: 'x', status: 410, code: 'link-invalid', requestId: 'x' },
    }),
  );
  await page.goto('/waiver-form?sign=1&registration=00000000-0000-4000-8000-000000000000#nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['spentLink.title']);
  // The browser itself logs the refusal.
  noise.length = 0;
});

test('staff see who has not signed and record a paper waiver', async ({ page }) => {
  const text = words('en');
  const family = await registeredFamily('waiver.paper@example.org', 'en');
  await beOfType(page, 'R');
  await page.goto('/admin_retreat-registration/signatures?event=new-york-convention-2027');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['waiver.list.title']);
  await expect(page.getByText(family.reference).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`/admin_retreat-registration/${family.id}`);
  await page.getByText(text['waiver.record.title']).click();
  const language = page.getByRole('group', { name: text['waiver.record.language'] });
  await page.getByRole('radio', { name: text['waiver.record.relation.parent'] }).check();
  await page.getByRole('checkbox', { name: 'Leo Morales' }).check();
  await page.getByLabel(text['waiver.record.name']).fill('Elena Morales');
  const date = page.getByRole('group', { name: text['waiver.record.date'] });
  for (const [index, part] of ['11', '30', '2026'].entries()) await date.getByRole('textbox').nth(index).fill(part);
  // A paper waiver has the language in which it was printed, whatever the language of the desk.
  await page.getByRole('button', { name: text['waiver.record.submit'] }).click();
  await expect(page.getByRole('link', { name: text['waiver.paperFault.language'] })).toBeVisible();
  await language.getByLabel(text['language.es']).check();
  await page.getByRole('button', { name: text['waiver.record.submit'] }).click();
  await expect(page.getByText(text['waiver.signed'], { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await openSheets(page, family, 'en');
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveAttribute('lang', 'es');
});
