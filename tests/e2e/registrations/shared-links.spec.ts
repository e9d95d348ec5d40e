import type { Locator, Page } from '@playwright/test';
import { linkFiller, passerby } from '../steps/data.ts';
import { expect, hydrated, test, typePassword } from '../steps/journey.ts';
import { register } from '../steps/own-registration.ts';
import { newYork } from '../steps/register.ts';
import { beGuest, expectNothingOf, reopenedTab, secret, signIn, tabMemory, timeOut } from '../steps/shared-tablet.ts';
import { words } from '../steps/words.ts';

/*
 * Registration links on a tablet that several people share: nobody sees what the previous person typed, and once a session has
 * ended, the back button opens nothing that the next person has no link to.
 */

const text = words('en');

interface LinkForm {
  path: (family: Family) => string;
  /** The field to type into; opens the section that contains it. */
  field: (page: Page) => Promise<Locator>;
}
/** The ID and key that open a family's registration. */
interface Family {
  id: string;
  key: string;
}

const signing = ({ id, key }: Family) => `/waiver-form?sign=1&registration=${id}#${key}`;
const changing =
  (part: string) =>
  ({ id, key }: Family) =>
    `/retreat-registration/${newYork}/change?registration=${id}&part=${part}#${key}`;

async function registeredCouple(page: Page, email: string): Promise<Family> {
  const { registration, key } = await register(page, ['Elena', 'Tomás'], email);
  return { id: registration.id, key };
}

/** Presses the control that opens the field, unless saved input has opened it already. */
async function openedBy(opener: Locator, field: Locator): Promise<Locator> {
  await expect(opener.or(field).first()).toBeVisible();
  if (!(await field.isVisible())) await opener.click();
  return field;
}

const forms: Readonly<Record<string, LinkForm>> = {
  'a signature': { path: signing, field: (page) => Promise.resolve(page.locator('[id="waiver-signature-name"]')) },
  'a link for someone who signs elsewhere': {
    path: signing,
    field: (page) => openedBy(page.getByText(text['waiver.link.title']), page.getByLabel(text['waiver.link.email'])),
  },
  'a changed contact': {
    path: changing('contact'),
    field: (page) => Promise.resolve(page.getByLabel(text['field.lastName'], { exact: true })),
  },
  'one more person': {
    path: changing('people'),
    field: (page) =>
      openedBy(
        page.getByRole('button', { name: text['registration.people.add'], exact: true }),
        page.getByLabel(text['field.firstName'], { exact: true }),
      ),
  },
};

/** Opens a link as from an email: as a new page load, even if that page is already open. */
async function openLink(page: Page, path: string): Promise<void> {
  if (page.url().includes(path)) await page.goto('about:blank');
  await page.goto(path);
  await hydrated(page);
}

/** Opens the form through the link as the current visitor, and checks that the secret is not in it. */
async function expectBlank(page: Page, { path, field }: LinkForm, family: Family): Promise<void> {
  await openLink(page, path(family));
  await expect(await field(page)).not.toHaveValue(secret);
  await expectNothingOf(page);
}

for (const [index, [name, form]] of Object.entries(forms).entries()) {
  test.slow();

  test(`what someone typed (${name}) disappears when their session ends, and is restored when they log in`, async ({
    page,
    context,
  }) => {
    const family = await registeredCouple(page, `tablet.user.${String(index)}@example.org`);
    await page.clock.install();
    await signIn(page, linkFiller, '/events');
    await openLink(page, form.path(family));
    await (await form.field(page)).fill(secret);
    await expect(page.getByText(/^Saved for 7 days$/).first()).toBeVisible();
    const kept = await tabMemory(page);
    await timeOut(page, 30);
    await expectNothingOf(page);
    await page.goBack();
    await expectNothingOf(page);
    await page.goForward();
    await expectNothingOf(page);

    const reopened = await reopenedTab(context, kept);
    for (const tab of [page, reopened, await context.newPage()]) await expectBlank(tab, form, family);
    await beGuest(page, '/events');
    await expectBlank(page, form, family);
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await signIn(page, passerby, '/events');
    await expectBlank(page, form, family);
    await page.goto('/logout');
    await expect(page).toHaveURL('/');

    await signIn(page, linkFiller, '/events');
    await openLink(page, form.path(family));
    await expect(await form.field(page)).toHaveValue(secret);
  });

  test(`what a guest typed (${name}) is gone with the visit`, async ({ page, context }) => {
    const family = await registeredCouple(page, `tablet.guest.${String(index)}@example.org`);
    await page.clock.install();
    await beGuest(page, '/events');
    await openLink(page, form.path(family));
    await (await form.field(page)).fill(secret);
    await expect(page.getByText(text['draft.visit.saved']).first()).toBeVisible();
    const kept = await tabMemory(page);
    await timeOut(page, 15);
    await expectNothingOf(page);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain(secret);
    const reopened = await reopenedTab(context, kept);
    for (const tab of [page, reopened]) await expectBlank(tab, form, family);
    await beGuest(page, '/events');
    for (const tab of [page, reopened]) await expectBlank(tab, form, family);
  });
}

for (const ending of ['logs out', 'is away too long'] as const) {
  test(`the back button opens no registration of a guest who ${ending}, but its link still does`, async ({ page }) => {
    const family = await registeredCouple(page, `tablet.${ending.replaceAll(' ', '.')}@example.org`);
    const own = `/retreat-registration/${newYork}/confirmation?registration=${family.id}#${family.key}`;
    await page.clock.install();
    await beGuest(page, '/events');
    await openLink(page, own);
    await expect(page.getByText('Tomás Morales').first()).toBeVisible();
    await page.getByRole('link', { name: text['confirmation.change.contact'] }).click();
    await expect(page.getByLabel(text['field.lastName'], { exact: true })).toHaveValue('Morales');
    if (ending === 'logs out') {
      await page.goto('/logout');
      await expect(page).toHaveURL('/');
    } else await timeOut(page, 15);
    await page.goBack();
    await expect(page).toHaveURL('/findRegistration');
    await page.goBack();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Morales');
    await openLink(page, own);
    await expect(page.getByText('Tomás Morales').first()).toBeVisible();
    // A refresh by the same person keeps everything open.
    await page.reload();
    await expect(page.getByText('Tomás Morales').first()).toBeVisible();
  });
}

test('a user who was away too long logs in again and continues, although no URL keeps the key of the link', async ({
  page,
  noise,
}) => {
  const family = await registeredCouple(page, 'tablet.back@example.org');
  await page.clock.install();
  await signIn(page, linkFiller, '/events');
  await openLink(page, `/retreat-registration/${newYork}/confirmation?registration=${family.id}#${family.key}`);
  await expect(page.getByText('Tomás Morales').first()).toBeVisible();
  await timeOut(page, 30);
  expect(page.url()).not.toContain(family.key);
  await typePassword(page, 'en', linkFiller);
  await expect(page.getByRole('heading', { level: 1, name: text['confirmation.notFound'] })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: text['myInfo.registrations.title'] }).click();
  await expect(page).toHaveURL(/\/signup#registrations$/);
  expect(noise.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('three people sign one after another on the same tablet, and none of them sees the previous name', async ({
  page,
}) => {
  const family = await registeredCouple(page, 'tablet.three@example.org');
  const neighbors = await registeredCouple(page, 'tablet.neighbors@example.org');
  const signature = page.locator('[id="waiver-signature-name"]');
  const submit = page.getByRole('button', { name: text['waiver.submit'], exact: true });
  await openLink(page, signing(family));
  await page.getByRole('radio', { name: 'Elena Morales' }).check();
  await signature.fill(secret);
  await page.getByRole('checkbox', { name: text['waiver.agrees'] }).check();
  await submit.click();
  await expect(page.getByText(text['waiver.signed'], { exact: true })).toHaveCount(1);
  // Her husband's turn, on the same page.
  await expect(signature).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: text['waiver.agrees'] })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tomás Morales' })).not.toBeChecked();
  await expectNothingOf(page);
  // He has started, and passes the tablet on: another family opens its own link.
  await page.getByRole('radio', { name: 'Tomás Morales' }).check();
  await signature.fill(secret);
  await openLink(page, signing(neighbors));
  await expect(signature).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Tomás Morales' })).not.toBeChecked();
  await expectNothingOf(page);
});

test('the login page clears what a guest typed when their session ends', async ({ page }) => {
  await page.clock.install();
  await beGuest(page, '/events');
  await page.goto('/login?next=/events');
  await hydrated(page);
  await page.getByLabel(text['field.email'], { exact: true }).fill(secret);
  await page.getByLabel(text['field.password'], { exact: true }).fill(secret);
  await timeOut(page, 15);
  await expect(page.getByLabel(text['field.email'], { exact: true })).toHaveValue('');
  await expectNothingOf(page);
});
