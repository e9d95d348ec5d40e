import {
  furtherScreens,
  guardedScreens,
  manageMenu,
  mayOpen,
  userTypes,
  visibleEntries,
  type GuardedScreen,
} from '../../../api/access/rules.ts';
import { beOfType, expect, hydrated, test } from '../steps/journey.ts';
import { words } from '../steps/words.ts';
import type { APIRequestContext } from '@playwright/test';

const text = words('en');

// api/access/rules.test.ts spells out the two tables; these tests cover what users of each type see.

/** Whether a path has its own screen. All others show Home with status 404. */
async function exists(request: APIRequestContext, path: string): Promise<boolean> {
  return (await request.get(path)).status() === 200;
}

// The API refuses the same, and the browser logs the refusal if a screen requests it anyway.
test.use({ expectedStatuses: [403] });

for (const userType of userTypes) {
  test(`type ${userType} sees its entries of the menu and opens its screens, and no others`, async ({
    page,
    request,
  }) => {
    await beOfType(page, userType);
    await page.goto('/events');
    const manage = page
      .getByRole('navigation', { name: text['nav.label'] })
      .locator('details', { hasText: text['nav.manage'] });
    await expect(manage).toBeAttached();
    const links = await manage.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const expected: string[] = [];
    for (const name of visibleEntries(manageMenu, [userType])) {
      if (await exists(request, manageMenu[name].path)) expected.push(manageMenu[name].path);
    }
    expect(links).toEqual(expected);
    expect(links).toContain('/signup');

    for (const screen of Object.values<GuardedScreen>({ ...guardedScreens, ...furtherScreens })) {
      if (!(await exists(request, screen.path))) continue;
      await page.goto(screen.path);
      await hydrated(page);
      const title = page.getByRole('heading', { level: 1 });
      if (mayOpen(screen, [userType])) await expect(title).not.toHaveText(text['guard.refused.title']);
      else await expect(title).toHaveText(text['guard.refused.title']);
    }
  });
}

for (const userType of userTypes.filter((type) => mayOpen(furtherScreens.workspace, [type]))) {
  test(`the side menu of type ${userType} has its entries of the Manage menu, and otherwise only screens that it may open`, async ({
    page,
    request,
  }) => {
    await beOfType(page, userType);
    await page.goto(furtherScreens.workspace.path);
    await hydrated(page);
    const side = page.getByRole('navigation', { name: text['workspace.screens'] });
    await expect(side.locator('a').first()).toBeAttached();
    const links = await side.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const expected: string[] = [];
    for (const name of visibleEntries(manageMenu, [userType]))
      if (await exists(request, manageMenu[name].path)) expected.push(manageMenu[name].path);
    const [first, ...others] = links;
    expect(first).toBe(furtherScreens.workspace.path);
    expect(others.slice(0, expected.length)).toEqual(expected);
    const allowed = Object.values<GuardedScreen>({ ...guardedScreens, ...furtherScreens })
      .filter((screen) => mayOpen(screen, [userType]))
      .map(({ path }) => path);
    const isAllowed = (link: string) => allowed.some((path) => link === path || link.startsWith(`${path}/`));
    expect(others.slice(expected.length).filter((link) => !isAllowed(link))).toEqual([]);
  });
}

test('nobody signed in is led to the login page and back', async ({ page, request }) => {
  for (const screen of Object.values<GuardedScreen>(guardedScreens)) {
    if (screen.userTypes === undefined || !(await exists(request, screen.path))) continue;
    await page.goto(screen.path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: screen.path }).toString()}`);
  }
});
