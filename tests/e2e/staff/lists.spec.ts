import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arranger } from '../steps/data.ts';
import { ask, desk, makeParty, open, opened } from '../steps/desk.ts';
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
import { newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

const text = words('en');

/** Logs in by keyboard, with the code from the `nth` email. */
async function logIn(page: Page, nth: number): Promise<void> {
  await page.goto('/login');
  await hydrated(page);
  await tabTo(page, page.getByLabel(text['field.email'], { exact: true }));
  await page.keyboard.type(arranger.email);
  await tabTo(page, page.getByLabel(text['field.password'], { exact: true }));
  await page.keyboard.type(arranger.password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(text['field.code']);
  await expect(code).toBeVisible();
  const digits = /\b\d{6}\b/.exec((await receivedMail(arranger.email, 'code', nth)).text)?.[0] ?? '';
  await tabTo(page, code);
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/manage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['workspace.title']);
}

/** A family's last name, different for each: the list has no visible order for equal names. */
const lastNameOf = (firstName: string) => `Zubiri ${firstName.charAt(0)}`;

/** Registers an aunt and her niece. */
function family(page: Page, firstName: string, child: string) {
  return makeParty(page, {
    eventId: newYork,
    rooms: 0,
    members: [
      { firstName, lastName: lastNameOf(firstName), age: 40 },
      { firstName: child, lastName: lastNameOf(firstName), age: 19 },
    ],
    contact: {
      firstName,
      lastName: lastNameOf(firstName),
      email: `${firstName.toLowerCase()}@example.org`,
      phone: '+12125550199',
    },
    quotedTotalCents: 20_000,
    language: 'en',
  });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name: `${lastNameOf(name)}, ${name}` });
const heading = (page: Page) => opened(page).getByRole('heading').first();
const views = (page: Page) => page.getByRole('search').locator('summary').last();

test('by keyboard alone: a party is found by a child, a payment recorded, the next party opened; saved views follow their user', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await logIn(page, 1);
  const parties = [
    await family(page, 'Abril', 'Yaretzi'),
    await family(page, 'Berta', 'Ximara'),
    await family(page, 'Celia', 'Nahomi'),
  ];

  // Found by the name of a child, and opened beside the list.
  await page.keyboard.press('/');
  await page.keyboard.type('yaretzi zubiri');
  await expect(page.getByRole('option', { name: /Zubiri A, Abril/ })).toBeVisible();
  // Results for the first letters include other parties; they stay until those for the whole text arrive.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${desk}/${parties[0]?.id ?? ''}`);
  await expect(heading(page)).toContainText('Abril Zubiri');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['desk.title']);
  await expectAccessible(page);

  // The list beside it is filtered, and letters typed in the search trigger no shortcuts.
  await tabTo(page, page.getByLabel(text['desk.search'], { exact: true }));
  await page.keyboard.type('zubiri jk');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue(/^zubiri ?$/);
  await expect(page).toHaveURL(/search=zubiri/);
  await expect(heading(page)).toContainText('Abril Zubiri');
  await tabTo(page, page.getByRole('button', { name: 'Close', exact: true }));
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Abril')).toBeFocused();
  await expect(opened(page)).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveCount(3);

  // Opens one party after another, then returns to the last opened row.
  await page.goto(`${desk}?search=zubiri&sort=contact`);
  await hydrated(page);
  await tabTo(page, rowOf(page, 'Abril'));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toContainText('Abril Zubiri');
  await expect(rowOf(page, 'Abril')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('Berta Zubiri');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(`${desk}/${parties[1]?.id ?? ''}?search=zubiri&sort=contact`);

  // Records a payment for the suggested balance, then opens the next party.
  await tabTo(page, opened(page).getByRole('button', { name: text['party.payment.go'] }).first());
  await page.keyboard.press('Enter');
  await expect(opened(page).getByLabel(text['party.payment.amount'])).toBeFocused();
  await tabTo(page, opened(page).getByRole('button', { name: text['party.payment.submit'] }));
  await page.keyboard.press('Enter');
  const payment = page.getByRole('alertdialog');
  await expect(payment).toContainText('$200.00');
  await tabTo(page, payment.getByRole('button', { name: text['party.payment.submit'] }));
  await page.keyboard.press('Enter');
  await expect(payment).toContainText(text['party.payment.doneText'].replace('{email}', 'berta@example.org'));
  await tabTo(page, payment.getByRole('button', { name: text['action.close'] }));
  await page.keyboard.press('Enter');
  await expect(payment).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Berta' })).toContainText(text['payment.status.paid']);
  await tabTo(page, page.getByRole('button', { name: text['desk.next'] }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Celia Zubiri');
  await expect(page.getByRole('button', { name: text['desk.next'] })).toBeDisabled();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('k');
  await expect(heading(page)).toContainText('Berta Zubiri');
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toContainText('Berta Zubiri');
  await expectNoSidewaysScroll(page);
  await tabTo(page, page.getByRole('button', { name: text['desk.previous'] }));
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Berta')).toBeFocused();
  await expect(page).toHaveURL(`${desk}?search=zubiri&sort=contact`);

  // The list reopens as it was left; a column is hidden, and everything is saved as a named view.
  await page.goto('/manage');
  await hydrated(page);
  await page.goto(desk);
  await expect(page).toHaveURL(`${desk}?search=zubiri&sort=contact`);
  await hydrated(page);
  await tabTo(page, page.getByRole('search').locator('summary', { hasText: 'Columns' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: text['confirmation.reference'] }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: text['confirmation.reference'] })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tabTo(page, views(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: text['views.saveNew'] }));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await tabTo(page, dialog.getByLabel(text['views.name']));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(text['views.name.wrong'])).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Zubiri families');
  await page.keyboard.press('Enter');
  await expect(views(page)).toHaveText('View: Zubiri families');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-contact');
  await expect(views(page)).toHaveText('View: Zubiri families (changed)');

  // The view exists in another browser; a colleague has their own views.
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await logIn(elsewhere, 2);
  await open(elsewhere, desk);
  await expect(views(elsewhere)).toHaveText(text['views.label']);
  await views(elsewhere).press('Enter');
  await elsewhere.getByRole('link', { name: 'Zubiri families' }).press('Enter');
  await expect(elsewhere.getByRole('rowheader')).toHaveText([/Abril/, /Berta/, /Celia/]);
  await expect(elsewhere.getByRole('columnheader', { name: text['confirmation.reference'] })).toHaveCount(0);
  await expect(views(elsewhere)).toHaveText('View: Zubiri families');
  await elsewhere.context().close();
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await beOfType(colleague, 'R');
  await open(colleague, desk);
  await views(colleague).press('Enter');
  await expect(colleague.getByText(text['views.none'])).toBeVisible();
  await colleague.context().close();

  // Logging out clears the saved state of the lists.
  const storedLists = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('list:')));
  expect(await storedLists()).toHaveLength(1);
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  expect(await storedLists()).toEqual([]);
});

test('forms from the same name are told apart by arrival time, and their list hides a column', async ({ page }) => {
  await beOfType(page, 'A', true);
  await open(page, '/listContactMessages');
  // A new name for each run.
  const lastName = `Gemela${randomUUID().slice(0, 4)}`;
  const person = { firstName: 'Ana', lastName, email: 'gemela@example.org' };
  for (const message of ['Is there a train?', 'Is there a bus?'])
    await ask(page, 'POST', '/contact-messages', { form: { ...person, message }, language: 'en' });
  await open(page, `/listContactMessages?search=${lastName}`);
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAccessibleName(/^Gemela\w*, Ana ?, Dec 1, 2026/);
  const header = page.getByRole('columnheader', { name: text['contactDesk.text'] });
  await expect(header).toBeVisible();
  await open(page, `/listContactMessages?search=${lastName}&hide=text`);
  await expect(links).toHaveCount(2);
  await expect(header).toHaveCount(0);
});

test('the audit trail, missing signatures, bulk emails and the prayer table reopen as they were left', async ({
  page,
}) => {
  const lists = [
    ['A', '/auditTrail?action=user-created'],
    ['A', `${desk}/signatures?event=${newYork}`],
    ['A', '/sendEmail?state=draft'],
    ['P', '/listPrayerRequestTable?state=prayed'],
  ] as const;
  for (const [type, address] of lists) {
    await beOfType(page, type);
    const [path = '', query = ''] = address.split('?');
    await open(page, address);
    // The browser stores how a list is left just after it draws the list.
    await expect
      .poll(() =>
        page.evaluate(
          (list) => localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith(list)) ?? ''),
          path,
        ),
      )
      .toContain(query);
    await open(page, '/manage');
    await page.goto(path);
    await expect(page).toHaveURL(address);
  }
});
