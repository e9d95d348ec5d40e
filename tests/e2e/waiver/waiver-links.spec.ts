import type { Page } from '@playwright/test';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkIn,
  receivedMail,
  registeredFamily,
  test,
} from '../steps/journey.ts';
import { readersOf } from '../steps/readers.ts';
import { words, type Language } from '../steps/words.ts';

/** Opens the page where a party signs and sends links. */
async function openSigning(page: Page, { id, key }: { id: string; key: string }, language: Language): Promise<void> {
  await page.goto(`/waiver-form?sign=1&registration=${id}&lng=${language}#${key}`);
  await expect(page.getByRole('button', { name: words(language)['waiver.submit'], exact: true })).toBeVisible();
}

/** Sends the father a link through the open form. */
async function sendLink(page: Page, language: Language, email: string): Promise<void> {
  const text = words(language);
  await page.getByRole('checkbox', { name: 'Tomás Morales' }).check();
  await page.getByLabel(text['waiver.link.email']).fill(email);
  await page.getByRole('button', { name: text['waiver.link.submit'] }).click();
}

const stopButton = (page: Page, language: Language, email: string) =>
  page.getByRole('button', { name: words(language)['waiver.links.stop'].replace('{email}', email) });

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`a link that went to a wrong address, in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('is stopped by its sender, tells the recipient so, and another can be sent', async ({ page, noise }) => {
      const family = await registeredFamily(`stops.${language}@example.org`, language);
      const [wrong, right] = [`wrong.${language}@example.org`, `right.${language}@example.org`];
      await openSigning(page, family, language);
      await expect(page.getByRole('heading', { name: text['waiver.links.title'] })).toHaveCount(0);
      await page.getByText(text['waiver.link.title']).click();
      await sendLink(page, language, wrong);
      await expect(page.getByRole('main').getByText(text['waiver.link.sent'].replace('{email}', wrong))).toBeVisible();
      const link = linkIn(await receivedMail(wrong), '/waiver-form');

      const stop = stopButton(page, language, wrong);
      const dialog = page.getByRole('alertdialog');
      await stop.click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: text['waiver.links.keep'] }).click();
      await expect(stop).toBeFocused();

      // No response: the dialog stays open, says so, and allows another try.
      await page.route('**/waiver-links/**', (route) => route.abort());
      await stop.click();
      await dialog.getByRole('button', { name: text['waiver.links.stopConfirm'] }).click();
      await expect(dialog.getByText(text['problem.network'])).toBeVisible();
      await dialog.getByRole('button', { name: text['waiver.links.close'] }).click();
      await page.unroute('**/waiver-links/**');
      // The browser itself logs the aborted request.
      noise.length = 0;
      await stop.click();
      await dialog.getByRole('button', { name: text['waiver.links.stopConfirm'] }).click();
      await expect(dialog).toHaveCount(0);
      await expect(stop).toHaveCount(0);
      await expect(page.getByRole('heading', { name: text['waiver.links.title'] })).toBeFocused();
      await expect(page.getByRole('main').getByText(text['waiver.link.sent'].replace('{email}', wrong))).toHaveCount(0);
      await expect(page.getByText(text['waiver.links.stoppedOn'].split('. ').at(-1) ?? '')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await sendLink(page, language, right);
      // The same link may be stopped more than once, and each time the focus stays with the list.
      for (let times = 0; times < 2; times += 1) {
        await stopButton(page, language, right).click();
        await dialog.getByRole('button', { name: text['waiver.links.stopConfirm'] }).click();
        await expect(page.getByRole('heading', { name: text['waiver.links.title'] })).toBeFocused();
        await sendLink(page, language, right);
      }
      await expect(stopButton(page, language, right)).toBeVisible();

      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['spentLink.title']);
      await expect(page.getByRole('main').getByText(text['waiver.spent'])).toBeVisible();
      await expect(page.getByText('Morales')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // The browser itself logs the refusal.
      noise.length = 0;
    });
  });
}

test('a signer whose link is stopped while its page is open is told so when signing, and staff can stop a link too', async ({
  page,
  noise,
  context,
}) => {
  const text = words('en');
  const family = await registeredFamily('stops.desk@example.org', 'en');
  const wrong = 'wrong.desk@example.org';
  await openSigning(page, family, 'en');
  await page.getByText(text['waiver.link.title']).click();
  await sendLink(page, 'en', wrong);
  const link = linkIn(await receivedMail(wrong), '/waiver-form');
  await page.goto(link);
  await page.locator('[id="waiver-signature-name"]').fill('Somebody Else');
  await page.getByRole('checkbox', { name: text['waiver.agrees'] }).check();

  const desk = await context.newPage();
  await beOfType(desk, 'R');
  await desk.goto(`/admin_retreat-registration/${family.id}`);
  await stopButton(desk, 'en', wrong).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: text['waiver.links.stopConfirm'] }).click();
  await expect(desk.getByRole('heading', { name: text['waiver.links.title'] })).toBeFocused();
  await expectAccessible(desk);
  await desk.reload();
  await expect(desk.getByText(text['party.change.waiverLinkStopped'])).toBeVisible();

  await page.getByRole('button', { name: text['waiver.submit'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['spentLink.title']);
  await expect(page.getByRole('main').getByText(text['waiver.spent'])).toBeVisible();
  // The browser itself logs the refusals.
  noise.length = 0;
});
