import {
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

for (const userType of userTypes) {
  test(`type ${userType} sees its entries of the menu and opens its screens, and no others`, async ({
    page,
    request,
    noise,
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

    for (const screen of Object.values<GuardedScreen>(guardedScreens)) {
      if (!(await exists(request, screen.path))) continue;
      await page.goto(screen.path);
      await hydrated(page);
      const title = page.getByRole('heading', { level: 1 });
      if (mayOpen(screen, [userType])) await expect(title).not.toHaveText(text['guard.refused.title']);
      else await expect(title).toHaveText(text['guard.refused.title']);
    }
    // The API refuses the same, and the browser logs the refusal if a screen requests it anyway.
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('403')));
  });
}

test('nobody signed in is led to the login page and back', async ({ page, request }) => {
  for (const screen of Object.values<GuardedScreen>(guardedScreens)) {
    if (screen.userTypes === undefined || !(await exists(request, screen.path))) continue;
    await page.goto(screen.path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: screen.path }).toString()}`);
  }
});
