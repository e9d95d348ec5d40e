import type { Page } from '@playwright/test';
import { beOfType, expect, expectAccessible, expectNoSidewaysScroll, storedSession, test } from '../steps/journey.ts';
import { words } from '../steps/words.ts';

const text = words('en');

// The provider is another site, and the browser is sent there.
test.afterEach(({ noise }) => {
  const unexpected = noise.filter(
    (line) => !line.startsWith('request to http://127.0.0.1') && !/status of (410|422)/.test(line),
  );
  noise.splice(0, noise.length, ...unexpected);
});

/** Goes from My Info to the provider's page. */
async function begin(page: Page): Promise<void> {
  await page.goto('/signup#meeting');
  await page.getByRole('button', { name: text['myInfo.meeting.connect'] }).click();
  await expect(page).toHaveTitle('Meetings');
}

test('staff connect a meeting account and see until when it is valid; logging out removes it here', async ({
  page,
}) => {
  await beOfType(page, 'S');
  await begin(page);
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByRole('main').getByText(text['callback.connected'])).toBeVisible();
  // Neither the code nor the state stays visible in the URL.
  await expect(page).toHaveURL('/callback');
  await expectAccessible(page);
  const { zoomToken } = await storedSession(page);
  const kept = JSON.parse(zoomToken ?? '{}') as { expiryTime?: number };
  expect(Object.keys(kept).sort()).toEqual(['expiryTime', 'state']);
  expect(Math.abs((kept.expiryTime ?? 0) - (Date.now() + 1_800_000))).toBeLessThan(60_000);

  await page.getByRole('link', { name: text['callback.myInfo'] }).click();
  await expect(page.getByRole('main').getByText('Connected until')).toBeVisible();
  await page.getByRole('button', { name: text['myInfo.meeting.renew'] }).click();
  await expect(page.getByRole('main').getByText(text['myInfo.meeting.renewed'])).toBeVisible();
  await page.getByRole('button', { name: text['myInfo.meeting.disconnect'] }).click();
  await expect(page.getByRole('main').getByText(text['myInfo.meeting.none'])).toBeVisible();
  expect((await storedSession(page)).zoomToken).toBeNull();
  await expectAccessible(page);

  await begin(page);
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByRole('main').getByText(text['callback.connected'])).toBeVisible();
  await page.getByRole('link', { name: text['nav.logout'] }).click();
  await expect(page).toHaveURL('/');
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null]);
});

test('declining, returning a second time or with a wrong state shows a friendly message', async ({ page }) => {
  await beOfType(page, 'P');
  await begin(page);
  await page.getByRole('link', { name: 'Decline' }).click();
  await expect(page.getByRole('main').getByText(text['callback.denied'])).toBeVisible();
  await expectAccessible(page);

  await begin(page);
  const answer = (await page.getByRole('link', { name: 'Allow' }).getAttribute('href')) ?? '';
  await page.goto(answer);
  await expect(page.getByRole('main').getByText(text['callback.connected'])).toBeVisible();
  await page.goto(answer);
  await expect(page.getByRole('main').getByText(text['problem.meetingSignInInvalid'])).toBeVisible();
  await page.goto('/callback?code=x&state=y&lng=es');
  await expect(page.getByRole('main').getByText(words('es')['problem.meetingSignInInvalid'])).toBeVisible();
  await page.goto('/callback?error=server_error&lng=es');
  await expect(page.getByRole('main').getByText(words('es')['callback.failed'])).toBeVisible();
});

test('without a login the page says where to start, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/meetings/account')) sent.push(request.url());
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/callback?code=x&state=y');
  await expect(page.getByRole('main').getByText(text['callback.signIn'])).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(sent).toEqual([]);
});
