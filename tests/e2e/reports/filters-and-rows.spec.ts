import { randomUUID } from 'node:crypto';
import { open } from '../steps/desk.ts';
import { beOfType, expect, test } from '../steps/journey.ts';
import { words } from '../steps/words.ts';

const text = words('en');

test('rows never stay below the filters of another run, and each run is listed at once', async ({ page }) => {
  await beOfType(page, 'R', true);
  await open(page, '/reports');
  const show = page.getByRole('button', { name: text['report.show'] });
  const name = `Nobody ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(text['report.report'], { exact: true }).selectOption('2 - Roster');
  await show.click();
  const table = page.getByRole('table', { name: 'Roster', exact: true });
  const nothing = page.getByRole('main').getByText('No results found for the selected filters.');
  await expect(table.or(nothing)).toBeVisible();
  await page.getByRole('textbox', { name: 'Last name' }).fill(name);
  await show.click();
  await expect(nothing).toBeVisible();
  await page.getByText(text['report.lastRuns']).click();
  await expect(page.getByRole('link', { name: '2 - Roster' }).first()).toHaveAttribute(
    'href',
    new RegExp(`lastName=${name.replace(' ', '\\+')}`),
  );
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('');
  await expect(nothing).toHaveCount(0);
  await expect(table).toHaveCount(0);
});
