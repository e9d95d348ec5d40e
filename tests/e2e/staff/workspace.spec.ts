import { member, reader } from '../steps/data.ts';
import { makeParty, open } from '../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  receivedMail,
  test,
  typePassword,
} from '../steps/journey.ts';
import { readersOf } from '../steps/readers.ts';
import { newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

const start = '/manage';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('open tasks link to their own list, and the upcoming events show places, money and arrivals', async ({
      page,
    }) => {
      await beOfType(page, 'R');
      await open(page, `${start}?lng=${language}`);
      const party = await makeParty(page, {
        eventId: newYork,
        rooms: 0,
        members: [{ firstName: 'Amparo', lastName: 'Quiroga', age: 40 }],
        contact: {
          firstName: 'Amparo',
          lastName: 'Quiroga',
          email: `amparo.${language}@example.org`,
          phone: '+12125550142',
        },
        quotedTotalCents: 10_000,
        language,
        priceHelp: { canPayCents: 5_000 },
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['workspace.title']);
      const work = page.getByRole('list', { name: text['workspace.openWork'] });
      await expect(work.getByRole('link')).toHaveCount(await work.getByRole('listitem').count());
      const event = page.getByRole('row').filter({ hasText: /New York|Nueva York/ });
      await expect(event).toContainText(/\$/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page
        .getByRole('list', { name: text['workspace.openWork'] })
        .getByRole('link', { name: language === 'en' ? /for help with the price/ : /ayuda con el precio/ })
        .click();
      await expect(page).toHaveURL(/payment=help/);
      await expect(page.getByText(party.reference, { exact: true })).toBeVisible();
    });

    test('someone with nothing to do is told so', async ({ page }) => {
      await beOfType(page, 'C');
      await open(page, `${start}?lng=${language}`);
      await expect(page.getByRole('heading', { name: text['workspace.nothing'] })).toBeVisible();
      // Money and arrivals are not for everyone.
      await expect(page.getByRole('row').filter({ hasText: /New York|Nueva York/ })).not.toContainText(/\$/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

/** Logs in only in this file: the code is read from the first email to its address. */
const saturdayStaff = { email: 'type-s@example.org', password: reader.password };

test('staff land on the workspace after logging in; others on the home page', async ({ page, noise }) => {
  await page.goto('/login');
  await typePassword(page, 'en', saturdayStaff);
  const code = /\b\d{6}\b/.exec((await receivedMail(saturdayStaff.email)).text)?.[0] ?? '';
  await page.getByLabel(words('en')['field.code']).fill(code);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('en')['login.code.submit'] })
    .click();
  await expect(page).toHaveURL(start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en')['workspace.title']);

  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await typePassword(page, 'en', member);
  await expect(page).toHaveURL('/');
  await page.goto(start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en')['guard.refused.title']);
  noise.splice(0);
});
