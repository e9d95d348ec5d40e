import type { Page } from '@playwright/test';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { opened } from '../steps/desk.ts';
import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  linkIn,
  receivedMail,
  test,
  typePassword,
} from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { words } from '../steps/words.ts';

type User = components['schemas']['UserDetails'];

const text = words('en');
const newPassword = 'Lantern-12';

/** Opens a page of the site and waits until it can be used. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Calls the API as the user logged in to this browser. */
async function ask<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const asked = { method, path, body };
  return page.evaluate(async ({ method: verb, path: where, body: content }) => {
    const response = await fetch(`/api${where}`, {
      method: verb,
      headers: { 'Content-Type': 'application/json' },
      ...(content && { body: JSON.stringify(content) }),
    });
    return (await response.json()) as unknown;
  }, asked) as Promise<Answer>;
}

/** Creates a user for one journey. */
async function make(page: Page, firstName: string, userType: string): Promise<User> {
  const body = {
    firstName,
    lastName: 'Quiroga',
    email: `${firstName.toLowerCase()}@example.org`,
    language: 'en',
    userType,
  };
  return ask<User>(page, 'POST', '/users', body);
}

test('an administrator adds a user by keyboard alone, and the user follows the invitation and logs in', async ({
  page,
  browser,
}) => {
  await beOfType(page, 'A');
  await open(page, '/listUser');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: text['userList.new'] }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/listUser\/new$/);

  const submit = page.getByRole('button', { name: text['newUser.submit'] });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  // A focused summary lists the missing fields and links to each of them.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'First name: Name is required.', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Graciela');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quiroga');
  await page.keyboard.press('Tab');
  await page.keyboard.type('graciela@example.org');
  await tabTo(page, page.getByLabel(text['userType.G']));
  await page.keyboard.press('Space');
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(opened(page).getByRole('heading').first()).toHaveText('Graciela Quiroga');
  await expect(page.getByText(text['user.invitedText'])).toBeVisible();
  await expect(page.getByRole('checkbox', { name: text['userType.U'] })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: text['userType.G'] })).toBeChecked();

  const invitation = linkIn(await receivedMail('graciela@example.org'), '/forgotPassword');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(invitation);
  await guest.getByLabel(text['field.newPassword'], { exact: true }).fill(newPassword);
  await guest.getByRole('button', { name: text['newPassword.submit'] }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(text['newPassword.done']);
  await guest.goto('/login?next=/signup');
  await typePassword(guest, 'en', { email: 'graciela@example.org', password: newPassword });
  await expect(guest).toHaveURL(/\/signup$/);
  await guest.context().close();
});

test('a half-filled staff form is restored whenever its page is opened again, until it is discarded', async ({
  page,
}) => {
  await beOfType(page, 'D');
  await open(page, '/listUser/new');
  const firstName = page.getByLabel(text['field.firstName']);
  await firstName.fill('Herminia');
  await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Herminia');

  await open(page, '/listUser/new');
  await expect(page.getByText(text['form.back'])).toBeVisible();
  await expect(firstName).toHaveValue('Herminia');
  await expectAccessible(page);
  await page.getByRole('button', { name: text['form.back.discard'] }).click();
  await expect(firstName).toHaveValue('');
});

test('a draft about a user is restored, and removed once it is saved', async ({ page }) => {
  await beOfType(page, 'D');
  await open(page, '/listUser');
  const { id } = await make(page, 'Herminia', 'U');
  await open(page, `/listUser/${id}`);
  await page.getByLabel(text['field.phone']).fill('+1 (212) 555-0177');
  await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
  await open(page, `/listUser/${id}`);
  await expect(page.getByLabel(text['field.phone'])).toHaveValue('+1 (212) 555-0177');
  await page.getByRole('button', { name: text['user.save'] }).click();
  await expect(page.getByRole('main').getByText(text['user.saved'])).toBeVisible();
  await open(page, `/listUser/${id}`);
  await expect(page.getByLabel(text['field.phone'])).toHaveValue('+12125550177');
  await expect(page.getByText(text['form.back'])).toBeHidden();
});

test('D edits a user, is offered only the types that D may assign, and can only view users with more rights', async ({
  page,
}) => {
  await beOfType(page, 'D');
  await open(page, '/listUser');
  const { id } = await make(page, 'Hilda', 'U');
  await expect(page.getByRole('link', { name: text['audit.title'] })).toHaveCount(0);

  await open(page, `/listUser/${id}`);
  await page.getByLabel(text['field.phone']).fill('+1 (212) 555-0177');
  const types = page.getByRole('group', { name: text['user.types'] });
  await expect(types.getByRole('checkbox')).toHaveCount(2);
  await expect(types).toContainText(text['user.types.hintOthers']);
  await expect(types.getByLabel(text['userType.U'])).toBeChecked();
  await expect(types.getByLabel(text['userType.G'])).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: text['user.save'] }).click();
  await expect(page.getByRole('main').getByText(text['user.saved'])).toBeVisible();
  expect(await ask<User>(page, 'GET', `/users/${id}`)).toMatchObject({
    phone: '+12125550177',
    userType: 'U',
    version: 2,
  });

  await open(page, '/listUser');
  await page.getByRole('combobox', { name: text['user.types'] }).selectOption('R');
  // Other journeys have made many users of this type.
  await page.getByRole('main').getByRole('searchbox').fill('type-r@example.org');
  await page.getByRole('button', { name: text['userList.searchButton'] }).click();
  await page.getByRole('link', { name: 'R, Type' }).click();
  await expect(page.getByText(text['user.readOnly'])).toBeVisible();
  await expect(page.getByRole('button', { name: text['user.save'] })).toHaveCount(0);
  await expectAccessible(page);
});

test('when two people edit the same user, the second sees what the first saved, and loses nothing', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'A');
  await open(page, '/listUser');
  const { id } = await make(page, 'Imelda', 'U');
  await open(page, `/listUser/${id}?search=imelda`);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Imelda María');
  await ask(page, 'PATCH', `/users/${id}`, { version: 1, lastName: 'Quiroga Sanz' });
  await page.getByRole('button', { name: text['user.save'] }).click();
  const alert = page.getByRole('main').getByText(text['user.meanwhile.title']);
  await expect(alert).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Quiroga Sanz' })).toBeVisible();
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Imelda María');
  await expect(page.getByLabel(text['field.lastName'], { exact: true })).toHaveValue('Quiroga Sanz');
  await expectAccessible(page);
  await page.getByRole('button', { name: text['user.save'] }).click();
  await expect(page.getByRole('main').getByText(text['user.saved'])).toBeVisible();
  await expect(opened(page).getByRole('heading').first()).toHaveText('Imelda María Quiroga Sanz');
  // The list beside shows it too.
  await expect(page.getByRole('link', { name: 'Quiroga Sanz, Imelda María' })).toBeVisible();
  // The browser itself logs the conflict.
  expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('when someone else has changed a user meanwhile, deactivating again applies to what is shown now', async ({
  page,
  noise,
}) => {
  await beOfType(page, 'A');
  await open(page, '/listUser');
  const { id } = await make(page, 'Jacinta', 'U');
  await open(page, `/listUser/${id}`);
  await ask(page, 'PATCH', `/users/${id}`, { version: 1, lastName: 'Quiroga Paz' });
  const deactivate = async () => {
    await page.getByRole('button', { name: text['user.actions.deactivate'] }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: text['user.actions.deactivate'] }).click();
  };
  await deactivate();
  await expect(opened(page).getByRole('heading').first()).toHaveText('Jacinta Quiroga Paz');
  // Saving the form would otherwise undo what someone else has stored.
  await expect(page.getByLabel(text['field.lastName'], { exact: true })).toHaveValue('Quiroga Paz');
  await deactivate();
  await expect(page.getByText(text['user.inactiveText'])).toBeVisible();
  // The browser itself logs the conflict.
  expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a deactivated user is locked out and let in again; the audit trail shows who did it', async ({ page }) => {
  await beOfType(page, 'A');
  await open(page, '/listUser');
  const { id } = await make(page, 'Josefa', 'U');
  await open(page, `/listUser/${id}`);
  await page.getByRole('button', { name: text['user.actions.deactivate'] }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text['user.actions.deactivate'] }).click();
  await expect(page.getByText(text['user.inactiveText'])).toBeVisible();
  expect((await ask<User>(page, 'GET', `/users/${id}`)).state).toBe('inactive');
  await page.getByRole('button', { name: text['user.actions.activate'] }).click();
  await expect(page.getByText(text['user.inactiveText'])).toHaveCount(0);

  await page.getByRole('button', { name: text['user.history.show'] }).click();
  await expect(
    page.getByRole('rowheader').filter({ hasText: 'deactivated the account of Josefa Quiroga' }),
  ).toBeVisible();
  await open(page, '/auditTrail');
  await page.getByLabel(text['audit.action']).selectOption('user-deactivated');
  await page.getByRole('button', { name: text['audit.filter'] }).click();
  await expect(page).toHaveURL(/action=user-deactivated/);
  await page.getByRole('rowheader').getByRole('link', { name: 'Josefa Quiroga' }).first().click();
  await expect(opened(page).getByRole('heading').first()).toHaveText('Josefa Quiroga');
});

test('the audit trail is for administrators only', async ({ page, noise }) => {
  await beOfType(page, 'D');
  await open(page, '/auditTrail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['guard.refused.title']);
  noise.splice(0);
});

test('everything fits a small phone, in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await beOfType(page, 'A');
  await open(page, '/listUser?lng=es');
  const { id } = await make(page, 'Konstanza', 'U,G');
  for (const address of ['/listUser', '/listUser/new', `/listUser/${id}`, '/auditTrail']) {
    await open(page, `${address}?lng=es`);
    await expect(page.getByRole('main')).not.toContainText(/undefined|\{|\}/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
