import {
  beOfType,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  storedSession,
  test,
  typePassword,
} from '../steps/journey.ts';
import { overseer, praying, reader, roamer, traveller } from '../steps/data.ts';
import { fillContact, newYork } from '../steps/register.ts';
import { homeTitle, words } from '../steps/words.ts';
import type { Page } from '@playwright/test';

const text = words('en');
const registration = `/retreat-registration?id=${newYork}`;

/** Logs in on the login page and waits for the page that follows. */
async function signIn(page: Page, person: typeof reader, next: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next }).toString()}`);
  await typePassword(page, 'en', person);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === next);
}

test('a visitor can continue as a guest, sees that, and can leave again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: text['login.guest'] }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are here as a guest.')).toBeVisible();
  const kept = await storedSession(page);
  expect(kept).toEqual({
    user: null,
    token: null,
    zoomToken: null,
    guestToken: expect.stringMatching(/^\{"exp":\d+\}$/),
  });
  await expectAccessible(page);

  await page.reload();
  const login = page
    .getByRole('navigation', { name: text['nav.label'] })
    .locator('details', { hasText: text['nav.login'] });
  await login.locator('summary').click();
  await expect(login.locator('a')).toHaveText([
    text['nav.login'],
    text['nav.signUp'],
    text['nav.forgotPassword'],
    text['nav.leaveGuest'],
  ]);
  await login.getByRole('link', { name: text['nav.leaveGuest'] }).click();
  await expect(page.getByText('You are here as a guest.')).toBeHidden();
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null]);
});

test('an inactive user is warned, stays with one key press, is eventually logged out, and finds everything again', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, reader, registration);
  // A form opened for the first time is prefilled for a known person.
  await expect(page.getByLabel(text['field.email'], { exact: true })).toHaveValue(reader.email);
  await fillContact(page, 'en', {
    firstName: 'Elena',
    lastName: 'Morales',
    age: '48',
    email: reader.email,
    phone: '+12125550142',
  });
  // A child's name, not yet saved to the list: only the API stores it.
  await page.getByRole('button', { name: text['registration.people.add'], exact: true }).click();
  const firstName = page.getByLabel(text['field.firstName'], { exact: true });
  await firstName.fill('Mateo');
  await page.getByLabel(text['field.age'], { exact: true }).fill('9');
  await expect(page.getByText(text['draft.server.saved'])).toBeVisible();

  await page.clock.fastForward('29:10');
  const warning = page.getByRole('alertdialog', { name: text['inactivity.title'] });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await expect(firstName).toHaveValue('Mateo');

  await page.clock.fastForward('29:10');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('main').getByText(text['login.ended.time'])).toBeVisible();
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null]);
  await expectAccessible(page);

  // The browser history offers no way back to it, and no trace of it is left for others.
  const login = page.url();
  await page.goto(registration);
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toContain('Mateo');

  await page.goto(login);
  await typePassword(page, 'en', reader);
  await expect(page).toHaveURL(/step=people/);
  await expect(firstName).toHaveValue('Mateo');
});

test.describe('in Spanish, on a small phone, by keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'es-MX' });

  test('a half-filled form past the limit: a warning, extended by one key press; then logged out, with everything restored afterwards', async ({
    page,
  }) => {
    const palabras = words('es');
    const typePasswordByKeys = async () => {
      await page.getByLabel(palabras['field.email'], { exact: true }).focus();
      await page.keyboard.type(praying.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(praying.password);
      await page.keyboard.press('Enter');
    };
    await page.clock.install();
    await page.goto('/login?next=/prayer');
    await hydrated(page);
    await typePasswordByKeys();
    await expect(page).toHaveURL('/prayer');
    const request = page.getByRole('textbox', { name: palabras['field.prayerRequest'] });
    await request.focus();
    await page.keyboard.type('Por mi madre, que está enferma');
    await expect(page.getByText(palabras['publicForm.draft.saved'])).toBeVisible();

    await page.clock.fastForward('29:10');
    const warning = page.getByRole('alertdialog', { name: palabras['inactivity.title'] });
    await expect(warning).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: palabras['inactivity.extend'] })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning).toBeHidden();
    // Focus returns to the same position: typing continues the sentence.
    await expect(request).toBeFocused();
    await page.keyboard.type('. Gracias');
    await expect(request).toHaveValue('Por mi madre, que está enferma. Gracias');
    await expect(page.getByText(palabras['publicForm.draft.saved'])).toBeVisible();

    await page.clock.fastForward('29:10');
    await expect(warning).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(page).toHaveURL('/login?next=%2Fprayer');
    await expect(page.getByRole('main').getByText(palabras['login.ended.time'])).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('madre');

    await typePasswordByKeys();
    await expect(page).toHaveURL('/prayer');
    await expect(request).toHaveValue('Por mi madre, que está enferma. Gracias');
    await expectAccessible(page);
  });
});

test('input typed in one browser appears in another after logging in', async ({ page, browser }) => {
  await signIn(page, traveller, registration);
  await fillContact(page, 'en', {
    firstName: 'Elena',
    lastName: 'Morales',
    age: '48',
    email: traveller.email,
    phone: '+12125550142',
  });
  await page.getByRole('button', { name: text['registration.people.add'], exact: true }).click();
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Mateo');
  await page.getByLabel(text['field.age'], { exact: true }).fill('9');
  await expect(page.getByText(text['draft.server.saved'])).toBeVisible();

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, traveller, `${registration}&step=people`);
  await expect(elsewhere.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Mateo');
  await expect(elsewhere.getByLabel(text['field.age'], { exact: true })).toHaveValue('9');
  await elsewhere.close();
});

test('staff are warned five minutes before a session of twelve hours ends, may continue until then, and find everything again', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, overseer, '/contact');
  const message = page.getByRole('textbox', { name: text['field.message'] });
  // Known values that the form needs are prefilled.
  await expect(page.getByLabel(text['field.email'], { exact: true })).toHaveValue(overseer.email);
  // Active all the time, with pauses shorter than the limit.
  const sessionEnd = () => page.evaluate(() => localStorage.getItem('token'));
  for (let hour = 0; hour < 12; hour += 1) {
    const before = await sessionEnd();
    await page.clock.fastForward('55:00');
    await page.mouse.move(100, 100 + hour);
    // Browsers report mouse movements a little later.
    await expect.poll(sessionEnd).not.toBe(before);
  }
  await message.fill('The chapel roof');
  await expect(page.getByText(text['publicForm.draft.saved'])).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: text['inactivity.aged.title'] });
  await page.clock.fastForward('53:00');
  await page.mouse.move(200, 200);
  await expect(warning).toBeHidden();
  await page.clock.fastForward('02:00');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('04:10');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: text['inactivity.aged.signIn'] }).click();
  await expect(page).toHaveURL('/login?next=%2Fcontact');
  await expect(page.getByRole('main').getByText(text['login.ended.age'])).toBeVisible();
  await typePassword(page, 'en', overseer);
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('The chapel roof');
});

test('a type that someone writes into the local storage opens nothing', async ({ page, noise }) => {
  await beOfType(page, 'U');
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...user, userType: 'A,D,P' }));
  });
  await page.goto('/listUser');
  await expect(page.getByRole('heading', { level: 1, name: text['guard.refused.title'] })).toBeVisible();
  // The screen's data may be refused before the session response arrives.
  await expect
    .poll(async () => JSON.parse((await storedSession(page)).user ?? '{}') as unknown)
    .toMatchObject({ userType: 'U' });
  await expect(
    page
      .getByRole('navigation', { name: text['nav.label'] })
      .getByRole('link', { name: text['manage.userList'], includeHidden: true }),
  ).toHaveCount(0);
  // The browser requested the users and the saved views of their list before it knew better, and the API refused both.
  const refused: unknown = expect.stringContaining('403');
  expect(noise.splice(0)).toEqual([refused, refused]);
});

test('a laptop that slept does not take the first move of the mouse for activity', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login?next=/events');
  await page.getByRole('button', { name: text['login.guest'] }).click();
  await expect(page).toHaveURL('/events');
  await page.clock.setSystemTime(Date.now() + 16 * 60_000);
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect(page).toHaveURL('/login?next=%2Fevents');
  await expect(page.getByRole('main').getByText(text['login.ended.guest'])).toBeVisible();
});

test('activity is reported once a minute for all tabs', async ({ page, context }) => {
  const reports: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/session/activity')) reports.push(request.url());
  });
  await page.clock.install();
  await page.goto('/login?next=/events');
  await page.getByRole('button', { name: text['login.guest'] }).click();
  await expect(page).toHaveURL('/events');
  for (let seconds = 0; seconds < 130; seconds += 10) {
    await page.mouse.move(100 + seconds, 100);
    await page.clock.runFor(10_000);
  }
  await expect.poll(() => reports.length).toBe(2);
});

test('signing out counts in every tab, and forgets what that person typed', async ({ page, context }) => {
  await signIn(page, roamer, '/events?type=Convention');
  const other = await context.newPage();
  await other.goto(registration);
  await other.getByLabel(text['field.firstName'], { exact: true }).fill('Fernanda');
  await expect(other.getByText(text['draft.server.saved'])).toBeVisible();

  await page.getByRole('link', { name: text['nav.logout'] }).click();
  await expect(page).toHaveURL('/');
  // The announcement names the target page, not the intermediate one.
  await expect(page.locator('[aria-live="polite"]')).toContainText(homeTitle('en'));
  await expect(page.locator('[aria-live="polite"]')).not.toContainText(text['nav.logout']);
  await expect(other).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Fernanda');

  await signIn(page, roamer, registration);
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Elena');
});

test("a visitor's input is kept when logging in", async ({ page }) => {
  await page.goto(registration);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Fernanda');
  await expect(page.getByText(text['draft.device.saved'])).toBeVisible();
  await signIn(page, { ...roamer, email: 'type-u@example.org' }, registration);
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Fernanda');
});

test('an expired login saved for the meeting provider is not used, and the console says so', async ({
  page,
  noise,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('zoomToken', JSON.stringify({ expiryTime: 1 }));
  });
  await page.goto('/events');
  await hydrated(page);
  await expect.poll(() => noise).toContain('Meeting token expired');
  noise.splice(0);
});
