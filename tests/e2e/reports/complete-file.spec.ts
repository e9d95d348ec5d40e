import type { Page } from '@playwright/test';
import { beOfType, expect, hydrated, test } from '../steps/journey.ts';
import { words } from '../steps/words.ts';

const text = words('en');

// A user's second run ends the first one, and journeys share one user of each type; no other journey runs reports as R.
test.describe.configure({ mode: 'serial' });

async function open(page: Page): Promise<void> {
  await page.goto('/reports');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['report.title']);
}

test('a complete file that is not available is an error, which takes the rows away', async ({ page }) => {
  await beOfType(page, 'R');
  await open(page);
  await page.getByRole('button', { name: text['report.show'] }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.route(/\/api\/reports\/run\?/, (route) =>
    route.fulfill({ json: { csvUrl: '/api/reports/files/x', error: 'The Excel file is too large' } }),
  );
  await page.getByRole('button', { name: text['report.completeFile'] }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  await expect(page.getByRole('main').getByText('Error: The Excel file is too large')).toBeVisible();
  await expect(page.getByRole('link', { name: text['report.completeFile.link'] })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a tab that the browser blocks leaves a link to the complete file', async ({ page }) => {
  await beOfType(page, 'R');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page);
  await page.getByRole('button', { name: text['report.completeFile'] }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByRole('main').getByText(text['report.completeFile.blocked'])).toBeVisible();
  const link = page.getByRole('link', { name: text['report.completeFile.link'] });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toBe('Registrations_by_event_report.csv');
  expect(await file.failure()).toBeNull();
});
