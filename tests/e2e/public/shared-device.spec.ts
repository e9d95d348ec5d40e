import type { Locator, Page, Route } from '@playwright/test';
import { passerby, sharedForms, sharing } from '../steps/data.ts';
import { expect, hydrated, test } from '../steps/journey.ts';
import { newYork } from '../steps/register.ts';
import { beGuest, expectNothingOf, reopenedTab, secret, signIn, tabMemory, timeOut } from '../steps/shared-tablet.ts';
import { words } from '../steps/words.ts';

/*
 * A tablet that several people share: when one person's session ends, the next person must not find anything that person typed,
 * in any tab or through the browser history. The owner finds it again after logging in.
 */

const text = words('en');

interface SharedForm {
  path: string;
  /** The minutes without activity after which its owner's session ends. */
  limit: number;
  /** The field to type into; opens the section that contains it. */
  field: (page: Page) => Promise<Locator>;
  saved: string;
  /** Whether a visitor and a guest can open it too. */
  isOpen: boolean;
}

const box = (label: string) => (page: Page) => Promise.resolve(page.getByRole('textbox', { name: label }).first());
const publicForm = (path: string, label: string): SharedForm => ({
  path,
  limit: 30,
  field: box(label),
  saved: text['publicForm.draft.saved'],
  isOpen: true,
});

const forms: Record<(typeof sharedForms)[number], SharedForm> = {
  contact: publicForm('/contact', text['field.message']),
  prayer: publicForm('/prayer', text['field.prayerRequest']),
  sabbath: publicForm('/sabbath', text['field.intention']),
  sabbathRetreat: publicForm('/sabbathRetreat', text['field.wishes']),
  registration: {
    ...publicForm(`/retreat-registration?id=${newYork}`, text['field.firstName']),
    saved: text['draft.server.saved'],
  },
  profile: {
    ...publicForm('/signup', text['field.lastName']),
    isOpen: false,
  },
  household: {
    ...publicForm('/signup', ''),
    isOpen: false,
    field: async (page) => {
      await page.getByRole('button', { name: text['myInfo.household.add'] }).click();
      const editor = page.getByRole('group', { name: text['myInfo.household.newTitle'] });
      return editor.getByLabel(text['field.firstName'], { exact: true });
    },
  },
  desk: { ...publicForm('/listUser/new', text['field.firstName']), limit: 60, isOpen: false },
};

/** Opens the form as the current visitor, and checks that the secret is not in it. */
async function expectBlank(page: Page, { path, field }: SharedForm): Promise<void> {
  await page.goto(path);
  await expect(await field(page)).not.toHaveValue(secret);
  await expectNothingOf(page);
}

for (const name of sharedForms) {
  const form = forms[name];
  test.slow();

  test(`what someone typed (${name}) disappears when their session ends, and is restored when they log in`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const owner = sharing(name);
    await signIn(page, owner, form.path);
    const field = await form.field(page);
    // The owner's known details have arrived.
    if (form.isOpen) await expect(page.getByLabel(text['field.firstName']).first()).toHaveValue('Inés');
    await field.fill(secret);
    await expect(page.getByText(form.saved).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto(form.path);
    await expect(await form.field(other)).toHaveValue(secret);
    const kept = await tabMemory(page);
    await page.goto('/events');
    await hydrated(page);

    await timeOut(page, form.limit);
    await expectNothingOf(page);
    // The other tab received the change and no longer shows it either.
    await expect(other).toHaveURL(/\/login\?next=/);
    await expectNothingOf(other);
    await page.goBack();
    await expect(page).not.toHaveURL(/events/);
    await expectNothingOf(page);
    await page.goForward();
    await expectNothingOf(page);

    if (form.isOpen) {
      const reopened = await reopenedTab(context, kept);
      for (const tab of [page, other, reopened, await context.newPage()]) await expectBlank(tab, form);
      await beGuest(page, form.path);
      await expectBlank(page, form);
      await expectBlank(reopened, form);
      await page.goto('/logout');
      await expect(page).toHaveURL('/');
    }
    if (name !== 'desk') {
      await signIn(page, passerby, form.path);
      await expectBlank(page, form);
      await page.goto('/logout');
      await expect(page).toHaveURL('/');
    }

    await signIn(page, owner, form.path);
    await expect(await form.field(page)).toHaveValue(secret);
  });
}

for (const name of sharedForms.filter((shared) => forms[shared].isOpen)) {
  const form = forms[name];

  test(`what a guest typed (${name}) is gone with the visit, for the next guest and for everyone else`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/events');
    await beGuest(page, form.path);
    const field = await form.field(page);
    await field.fill(secret);
    await expect(page.getByText(text['draft.visit.saved']).first()).toBeVisible();
    const kept = await tabMemory(page);
    await page.reload();
    await expect(await form.field(page)).toHaveValue(secret);

    await timeOut(page, 15);
    await expect(page.getByRole('main').getByText(text['login.ended.guest'])).toBeVisible();
    await expectNothingOf(page);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain(secret);
    await page.goBack();
    await expect(page).toHaveURL('/events');
    await page.goForward();
    await expectNothingOf(page);

    const reopened = await reopenedTab(context, kept);
    for (const tab of [page, reopened]) await expectBlank(tab, form);
    await beGuest(page, form.path);
    for (const tab of [page, reopened]) await expectBlank(tab, form);
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await signIn(page, passerby, form.path);
    await expectBlank(page, form);
  });
}

test('what someone types while the site cannot confirm their session stays theirs, and ends with their logout', async ({
  page,
  noise,
}) => {
  await signIn(page, sharing('contact'), '/events');
  const address = '**/api/session';
  const failing = (route: Route) => (route.request().method() === 'GET' ? route.abort() : route.continue());
  await page.route(address, failing);
  const field = await forms.contact.field(page);
  const logout = page.getByRole('link', { name: text['nav.logout'] });
  await page.goto('/contact');
  await field.fill(secret);
  await expect(page.getByText(forms.contact.saved).first()).toBeVisible();
  await expect(logout).toHaveCount(0);

  await page.unroute(address, failing);
  await expect(logout.first()).toBeVisible();
  await expect(field).toHaveValue(secret);

  await page.route(address, failing);
  await page.reload();
  await expect(field).toHaveValue(secret);
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain(secret);
  await expectBlank(page, forms.contact);
  await signIn(page, passerby, '/contact');
  await expectBlank(page, forms.contact);
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('net::ERR_FAILED')));
});

test('the sign-up form of a guest is empty for the next one', async ({ page }) => {
  await page.clock.install();
  await beGuest(page, '/signup');
  await page.getByLabel(text['field.firstName'], { exact: true }).fill(secret);
  await timeOut(page, 15);
  await expectNothingOf(page);
  await page.goto('/signup');
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('');
  await beGuest(page, '/signup');
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('');
  await expectNothingOf(page);
});

test('unsaved notes for confession are removed when the session ends', async ({ page }) => {
  await page.clock.install();
  await beGuest(page, '/confession');
  await hydrated(page);
  await page.getByLabel(text['confession.ownWords']).fill(secret);
  await timeOut(page, 15);
  // Navigates within the open page: nothing is reloaded.
  await page
    .locator('a[href="/confession"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
  await expect(page.getByLabel(text['confession.ownWords'])).toHaveValue('');
  await expectNothingOf(page);
});

test('a page that the back button restores from the history shows nothing to the next person', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => {
      if ('deaf' in document.documentElement.dataset) event.stopImmediatePropagation();
    });
  });
  await beGuest(page, '/contact');
  const message = page.getByRole('textbox', { name: text['field.message'] });
  await message.fill(secret);
  await expect(page.getByText(text['draft.visit.saved'])).toBeVisible();
  const hide = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const show = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  // A page in the back/forward cache receives no messages from other tabs.
  await page.evaluate(() => (document.documentElement.dataset['deaf'] = ''));
  await page.evaluate(hide);
  await expect(message).toBeHidden();
  // For the same person it is unchanged.
  await page.evaluate(show);
  await expect(message).toHaveValue(secret);
  await expect(message).toBeVisible();

  await page.evaluate(hide);
  const next = await context.newPage();
  await next.goto('/logout');
  await expect(next).toHaveURL('/');
  await signIn(next, passerby, '/contact');
  await page.evaluate(show);
  await expect(page.getByRole('textbox', { name: text['field.message'] })).toHaveValue('');
  await expectNothingOf(page);
  await expectBlank(next, forms.contact);
});

test('the browser does not restore form input by itself', async ({ page, noise }) => {
  await beGuest(page, '/contact');
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('textbox', { name: text['field.message'] }).fill(secret);
  await page.goto('/robots.txt');
  // Before our scripts run, the page shows only what the browser itself restores.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('textbox', { name: text['field.message'] })).toHaveValue('');
  // The browser itself logs the files that did not load.
  await expect.poll(() => noise.length).toBeGreaterThan(0);
  expect(noise.splice(0).filter((line) => !/net::ERR_FAILED$|^Error: Loading chunk failed$/.test(line))).toEqual([]);
});
