import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../steps/journey.ts';
import { words } from '../steps/words.ts';

const text = words('es');

test('the tab of a file that was downloaded already says so in her language, and leads back', async ({ page }) => {
  await beOfType(page, 'R', true);
  await page.goto('/reports?lng=es');
  await hydrated(page);
  // Someone uses the address before her tab does.
  await page.route(/\/api\/reports\/run\?/, async (route) => {
    const response = await route.fetch();
    const { csvUrl } = (await response.json()) as { csvUrl: string };
    expect((await page.request.get(csvUrl)).status()).toBe(200);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: text['report.completeFile'] }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(text['standIn.file.title']);
  await expect(tab.getByText('Este enlace venció o ya se usó. Descargue el archivo de nuevo.')).toBeVisible();
  await expect(tab.locator('html')).toHaveAttribute('lang', 'es');
  await tab.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(tab);
  await expectNoSidewaysScroll(tab);

  await tab.getByRole('link', { name: text['standIn.file.reports'] }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(text['report.title']);
});

test('without a session, the tab says to log in again and leads to the login page', async ({ page }) => {
  await beOfType(page, 'R', true);
  await page.goto('/reports?lng=es');
  await hydrated(page);
  await page.route(/\/api\/reports\/run\?/, async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies({ name: 'session' });
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: text['report.completeFile'] }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const tab = await opened;
  await expect(tab.getByText('Inicie sesión de nuevo.')).toBeVisible();
  await tab.getByRole('link', { name: text['standIn.file.reports'] }).click();
  await expect(tab).toHaveURL(/\/login/);
});
