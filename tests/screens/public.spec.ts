import { contentPages, people } from '../../api/platform/pages/rules.ts';
import { fillPublicForm } from '../benchmarks/site/fill-form.ts';
import { expect } from '../e2e/steps/journey.ts';
import { newYork } from '../e2e/steps/register.ts';
import { checkScreen, checkOnPhone, walk } from './check-screen.ts';

const forms = [contentPages.contact, contentPages.prayer, contentPages.sabbath, contentPages.sabbathRetreat];
/** The forms with a calendar, and the message key of its field. */
const calendars: Readonly<Record<string, 'field.date' | 'field.firstDate'>> = {
  [contentPages.sabbath]: 'field.date',
  [contentPages.sabbathRetreat]: 'field.firstDate',
};
const entrances = ['/login', '/signup', '/forgotPassword', '/findRegistration'];
const pages = [
  ...Object.values(contentPages),
  ...people.map((person) => `/${person}`),
  '/events',
  '/events?type=Convention',
  `/events/${newYork}`,
  '/events/miami-retreat-2026',
  '/events/no-such-event',
  '/verifyEmail',
  '/callback',
  '/first-administrator',
  '/offline',
  '/no-such-page',
  ...entrances,
];

walk('the public pages', async ({ page, open }) => {
  for (const path of pages) {
    await open(path);
    await checkScreen(page, path);
  }
});

walk('the menu and its groups', async ({ page, text, open }) => {
  await open('/');
  for (const group of await page.getByRole('banner').locator('summary:visible').all()) {
    await group.click();
    await checkScreen(page, 'a group of the menu', [{ width: 1280, height: 900 }]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: text['nav.menu'], exact: true }).click();
  for (const group of await page.locator('[popover] summary').all()) await group.click();
  await checkOnPhone(page, 'the menu');
});

walk('the public forms refused, confirmed, and sent', async ({ page, text, open }) => {
  for (const path of forms) {
    await open(path);
    const main = page.getByRole('main');
    const submit = main.locator('form button[type=submit]').first();
    await submit.click();
    await expect(page).toHaveTitle(/^Error: /);
    await checkScreen(page, `${path}, refused`);
    await fillPublicForm(main);
    const calendar = calendars[path];
    if (calendar) {
      const date = page.getByRole('textbox', { name: text[calendar] });
      await date.press('ArrowDown');
      await expect(page.getByRole('grid')).toBeVisible();
      await checkScreen(page, `${path}, the calendar`);
      await page.keyboard.press('Enter');
      await expect(date).toHaveValue(/2026/);
    }
    await submit.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await checkScreen(page, `${path}, asked about`);
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await checkScreen(page, `${path}, canceled`);
    await submit.click();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(page).toHaveURL(/sent=/);
    await checkScreen(page, `${path}, sent`);
  }
});

walk('the account forms refused', async ({ page, open }) => {
  for (const path of entrances) {
    await open(path);
    await page.getByRole('main').locator('form button[type=submit]').first().click();
    await expect(page).toHaveTitle(/^Error: /);
    await checkScreen(page, `${path}, refused`);
  }
});

walk('the price of an event', async ({ page, text, open }) => {
  await open(`/events/${newYork}`);
  await page.getByRole('button', { name: text['event.estimate'] }).click();
  await expect(page.getByRole('heading', { name: text['estimate.title'] })).toBeVisible();
  await checkScreen(page, 'the price of an event');
});
