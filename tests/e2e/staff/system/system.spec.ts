import { open } from '../../steps/desk.ts';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/journey.ts';
import { readersOf } from '../../steps/readers.ts';
import { words } from '../../steps/words.ts';

const path = '/systemStatus';

for (const { language, width, colorScheme } of readersOf(import.meta.filename)) {
  test.describe(`in ${language}, ${width} px wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const text = words(language);

    test('an administrator sees how the site is doing, and what to do', async ({ page }) => {
      await beOfType(page, 'A');
      await open(page, `${path}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['system.title']);
      // This site has no BACKUP_DIR.
      await expect(page.getByText(text['system.warning.noDailyBackup'])).toBeVisible();
      await expect(page.getByText(text['system.warning.noDailyBackup.do'])).toBeVisible();
      for (const title of ['program', 'database', 'email', 'storage', 'services'] as const)
        await expect(page.getByRole('heading', { level: 2, name: text[`system.${title}`], exact: true })).toBeVisible();
      await expect(page.getByText(/^PostgreSQL \d+/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
