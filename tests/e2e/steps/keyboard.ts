import type { Page } from '@playwright/test';

type Role = 'link' | 'button' | 'textbox' | 'radio' | 'checkbox';

/** What someone does who has no pointer: Tab until a control has the focus, then a key. */
export function keyboardOf(page: Page) {
  const tabTo = async (name: string | RegExp, role: Role): Promise<void> => {
    const target = page.getByRole(role, { name }).first();
    await target.waitFor();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${role} ${String(name)} cannot be reached by Tab`);
  };
  return {
    tabTo,
    press: async (name: string | RegExp, role: 'link' | 'button' = 'button'): Promise<void> => {
      await tabTo(name, role);
      await page.keyboard.press('Enter');
    },
    type: async (name: string, value: string): Promise<void> => {
      await tabTo(name, 'textbox');
      await page.keyboard.type(value);
    },
  };
}
