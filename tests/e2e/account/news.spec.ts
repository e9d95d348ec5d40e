import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  receivedMail,
  test,
} from '../steps/journey.ts';
import { readersOf } from '../steps/readers.ts';
import { words } from '../steps/words.ts';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('emails about upcoming events are requested in My Info, confirmed by email, and stopped again', async ({
      page,
    }) => {
      await beOfType(page, 'U', true);
      await page.goto(`/signup?lng=${language}#news`);
      const box = page.getByRole('checkbox', { name: text['signUp.wantsNews'] });
      await expect(box).not.toBeChecked();
      await box.check();
      const main = page.getByRole('main');
      await expect(main.getByText(text['myInfo.news.asked'])).toBeVisible();
      await expectAccessible(page);
      const { email } = (await (await page.request.get('/api/account')).json()) as { email: string };
      const mail = await receivedMail(email);
      const link = /\/newsEmails\S+/.exec(mail.text)?.[0] ?? '';

      await page.goto(link.replace(/lng=\w+/, `lng=${language}`));
      await hydrated(page);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(text['newsEmails.confirm']);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: text['newsEmails.confirm.submit'] }).click();
      await expect(title).toHaveText(text['newsEmails.confirmed']);
      await expect(title).toBeFocused();
      await expectAccessible(page);

      await page.goto(`/signup?lng=${language}#news`);
      await expect(box).toBeChecked();
      await box.uncheck();
      await expect(main.getByText(text['myInfo.news.none'])).toBeVisible();
    });

    test('an invalid link says so, even without scripts', async ({ browser, baseURL }) => {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        javaScriptEnabled: false,
        viewport: { width, height: 800 },
        colorScheme,
      });
      const title = page.getByRole('heading', { level: 1 });
      for (const [kind, action] of [
        ['unsubscribe', 'unsubscribe'],
        ['sessions', 'turnOff'],
      ] as const) {
        await page.goto(`/newsEmails?${kind}=${'x'.repeat(60)}&lng=${language}`);
        await expect(title).toHaveText(text[`newsEmails.${action}`]);
        await page.getByRole('button', { name: text[`newsEmails.${action}.submit`] }).click();
        await expect(title).toHaveText(text['newsEmails.invalid']);
      }
      await page.close();
    });
  });
}
