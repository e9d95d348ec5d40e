import type { Locator, Page } from '@playwright/test';

type Role = 'link' | 'button' | 'textbox' | 'radio' | 'checkbox';

/**
 * Presses Tab until the target has the focus. The number of presses depends on the data, because a whole list may come before it.
 * If the focus returns to where it began, the target cannot be reached.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  if (await isThere()) return;
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  let isBack = false;
  while (!(await isThere())) {
    if (isBack) throw new Error(`${String(target)} cannot be reached by Tab`);
    await page.keyboard.press('Tab');
    isBack = await first.evaluate((element) => element === document.activeElement);
  }
}

/** The actions of someone without a pointer: Tab until a control has the focus, then a key. */
export function keyboardOf(page: Page) {
  const tabToRole = (name: string | RegExp, role: Role): Promise<void> =>
    tabTo(page, page.getByRole(role, { name }).first());
  return {
    tabTo: tabToRole,
    press: async (name: string | RegExp, role: 'link' | 'button' = 'button'): Promise<void> => {
      await tabToRole(name, role);
      await page.keyboard.press('Enter');
    },
    type: async (name: string, value: string): Promise<void> => {
      await tabToRole(name, 'textbox');
      await page.keyboard.type(value);
    },
  };
}
