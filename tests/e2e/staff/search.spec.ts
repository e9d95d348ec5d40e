import type { Page } from '@playwright/test';
import { desk, makeParty, open, opened } from '../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../steps/journey.ts';
import { readersOf } from '../steps/readers.ts';
import { newYork } from '../steps/register.ts';
import { words } from '../steps/words.ts';

const start = '/manage';

/** Registers a family whose daughter has a distinctive name. */
function family(page: Page, lastName: string, child: string) {
  return makeParty(page, {
    eventId: newYork,
    rooms: 0,
    members: [
      { firstName: 'Úrsula', lastName, age: 40 },
      { firstName: child, lastName, age: 19 },
    ],
    contact: {
      firstName: 'Úrsula',
      lastName,
      email: `${child.toLowerCase()}@example.org`,
      phone: '+12125550187',
    },
    quotedTotalCents: 20_000,
    language: 'en',
  });
}

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('by keyboard alone: a family is found by a daughter’s name, a screen by its name in the other language', async ({
      page,
    }) => {
      await beOfType(page, 'R');
      await open(page, `${start}?lng=${language}`);
      // Different names per language: both tests search at the same time.
      const [lastName, child, typed] =
        language === 'en'
          ? (['Zavála', 'Ximena', 'zavala ximena'] as const)
          : (['Quiñónez', 'Noelia', 'quinonez noelia'] as const);
      const party = await family(page, lastName, child);
      const field = page.getByRole('combobox', { name: text['search.label'] });

      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await page.keyboard.type(typed);
      const option = page.getByRole('option', { name: new RegExp(`${lastName}, Úrsula`) });
      await expect(option).toBeVisible();
      await expect(page.locator('[aria-live="polite"]')).toContainText(/^1 /);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${desk}/${party.id}`);
      // The focus goes on from the start of the screen to the party that was chosen.
      await expect(opened(page).getByRole('heading').first()).toBeFocused();

      // In a field, a slash is an ordinary character; Ctrl+K moves to the search from anywhere.
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.type('/');
      await expect(field).toHaveValue('/');
      await field.fill(language === 'en' ? 'grupos' : 'families');
      await field.fill(words(language === 'en' ? 'es' : 'en')['waiver.list.title']);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${desk}/signatures`);
    });
  });
}

test('a pasted link opens the party it belongs to, and its secret stays in the browser', async ({ page }) => {
  await beOfType(page, 'A');
  await open(page, start);
  const party = await family(page, 'Yrigoyen', 'Wilma');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search')) asked.push(request.url());
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(
    `https://x.test/retreat-registration/a/confirmation?registration=${party.id}#secret-key`,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${desk}/${party.id}`);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('secret'))).toEqual([]);
});

test('every screen is found by its name by users who may open it, and by nobody else', async ({ page }) => {
  const text = words('en');
  const field = page.getByRole('combobox', { name: text['search.label'] });
  const screens = page.getByRole('group', { name: text['search.screens'] });
  const foundBy = async (typed: string, name: string) => {
    await field.fill(typed);
    await expect(screens.getByRole('option', { name, exact: true })).toBeVisible();
  };
  const notFoundBy = async (typed: string) => {
    await field.fill(typed);
    await expect(page.locator('[aria-live="polite"]')).toContainText(`“${typed}”`);
  };
  const other = words('es');
  const ofEvent = (name: string) => name.replace('{event}', 'New York Bible Convention 2027');
  await beOfType(page, 'A');
  await open(page, start);
  await foundBy('register', text['desk.new']);
  await foundBy(other['desk.new'], text['desk.new']);
  await foundBy('saturdays', text['saturdays.title']);
  await foundBy('add user', text['newUser.title']);
  await foundBy('rooms center', text['rooming.center']);
  await foundBy('check-in new york', ofEvent(text['door.titleOf']));
  // Its name alone finds an event, but not each of its screens.
  await field.fill('new york');
  await expect(page.getByRole('group', { name: text['search.events'] }).getByRole('option')).not.toHaveCount(0);
  await expect(screens).toHaveCount(0);
  await foundBy('packet', ofEvent(text['desk.packet']));
  await beOfType(page, 'D');
  await open(page, start);
  // The Manage menu does not show the reports to this type, but this type may open their screen.
  await foundBy('reports', text['manage.reports']);
  await foundBy('tile', text['manage.blessingsTile']);
  await notFoundBy('register a party');
  await notFoundBy('check-in');
  // Each menu has an entry that its reader may not open.
  await notFoundBy(text['manage.retreatReports']);
  await beOfType(page, 'P');
  await open(page, start);
  await foundBy('requests', text['manage.prayerRequests']);
  await notFoundBy('tile');
});

test('late and failed jobs are found by their name in either language, by administrators alone', async ({ page }) => {
  const text = words('en');
  const name = text['system.job.meeting-sync'];
  let asked = 0;
  await page.route('**/system', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const status = (await response.json()) as Record<string, unknown>;
    const late = { name: 'meeting-sync', due: 3, later: 0, retrying: 1, failed: 2, oldestDueSeconds: 3600 };
    const onTime = { name: 'session-mail', due: 3, later: 0, retrying: 1, failed: 0, oldestDueSeconds: 5 };
    await route.fulfill({ response, json: { ...status, queues: [late, onTime] } });
  });
  const field = page.getByRole('combobox', { name: text['search.label'] });
  const jobs = page.getByRole('group', { name: text['search.jobs'] }).getByRole('option');
  await beOfType(page, 'A');
  await open(page, start);
  for (const typed of [name, words('es')['system.job.meeting-sync']]) {
    await field.fill(typed);
    await expect(jobs).toHaveText(`${name} 3 late · 2 failed`);
  }
  // Jobs that run on time are not listed.
  await field.fill(text['system.job.session-mail']);
  await expect(jobs).toHaveCount(0);
  await field.fill(name);
  await jobs.click();
  await expect(page).toHaveURL(/\/systemStatus/);
  expect(asked).toBeGreaterThan(0);

  asked = 0;
  await beOfType(page, 'D');
  await open(page, start);
  await field.fill(name);
  await expect(page.locator('[aria-live="polite"]')).toContainText(`“${name}”`);
  expect(asked).toBe(0);
});

test('single-key shortcuts are listed, never act in a field, and can be turned off permanently', async ({ page }) => {
  const text = words('en');
  await beOfType(page, 'P');
  await open(page, start);
  const field = page.getByRole('combobox', { name: text['search.label'] });
  await field.click();
  await page.keyboard.type('?');
  await expect(field).toHaveValue('?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: text['shortcuts.title'] });
  await expect(dialog).toContainText(text['shortcuts.search']);
  await expectAccessible(page);
  // While a dialog is open, no shortcut of the page works.
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(text['shortcuts.singleKeys']).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The field names the key only while it works.
  await expect(field).not.toHaveAttribute('aria-keyshortcuts');

  await page.reload();
  await hydrated(page);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(dialog).toHaveCount(0);
  await expect(field).not.toBeFocused();
  await expect(field).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text['shortcuts.title'] }).click();
  await dialog.getByLabel(text['shortcuts.singleKeys']).check();
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});
