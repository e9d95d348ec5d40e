import { commuter } from '../steps/data.ts';
import { expect, expectAccessible, hydrated, test, typePassword } from '../steps/journey.ts';
import { ready } from '../steps/offline.ts';
import { startPoorNetwork, type PoorNetwork } from '../steps/poor-network.ts';
import { words } from '../steps/words.ts';

test.use({ serviceWorkers: 'allow', friends: ['http://localhost:'] });

// A browser logs failed requests on the console.
test.afterEach(({ noise }) => {
  const unexpected = noise.filter(
    (text) =>
      !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|502 \(Bad Gateway\)|No answer came|Failed to fetch|Loading chunk failed/.test(
        text,
      ),
  );
  noise.splice(0, noise.length, ...unexpected);
});

let network: PoorNetwork;

test.beforeEach(async ({ page, baseURL }) => {
  network = await startPoorNetwork(baseURL ?? '');
  await page.goto(`${network.url}/prayers`);
  await ready(page);
});

test.afterEach(() => {
  network.close();
});

test('a page that does not arrive within four seconds is shown as saved and says so, and is cached again when it arrives', async ({
  page,
}) => {
  const savedAt = () =>
    page.evaluate(async () =>
      Number((await caches.match(new URL('/prayers?lng=en', location.href).href))?.headers.get('X-Saved-At')),
    );
  network.state = 'slow';
  await page.goto(`${network.url}/prayers`);
  await expect(page.locator('html')).toHaveAttribute('data-saved-because', 'slow');
  await expect(
    page.getByText(words('en')['offline.slow'].split('{date}')[0] ?? '', { exact: false }).first(),
  ).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  const before = await savedAt();
  network.state = 'good';
  await expect.poll(savedAt).toBeGreaterThan(before);
  await page.getByRole('button', { name: words('en')['offline.newest'] }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at');
});

test('a site behind a proxy that cannot reach it is treated as offline', async ({ page }) => {
  network.state = 'down';
  await page.goto(`${network.url}/prayers`);
  await expect(
    page.getByText(words('en')['offline.down'].split('{date}')[0] ?? '', { exact: false }).first(),
  ).toBeVisible();
  await hydrated(page);
  // Once by a link inside the site, once by the URL.
  const schedules = page.locator('details', { hasText: words('en')['nav.schedules'] });
  await schedules.locator('summary').click();
  await schedules.getByRole('link', { name: words('en')['nav.allEvents'], exact: true }).click();
  await expect(page).toHaveURL(`${network.url}/offline?next=%2Fevents`);
  await page.goto(`${network.url}/Grace`);
  await expect(page).toHaveURL(`${network.url}/offline?next=%2FGrace`);
  await expect(page.getByText(words('en')['offline.wanted'])).toBeVisible();

  network.state = 'good';
  await page.getByRole('link', { name: words('en')['offline.tryWanted'] }).click();
  await expect(page).toHaveURL(`${network.url}/Grace`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Grace/);
});

for (const way of ['as soon as there is a connection', 'with the next page that is opened']) {
  test(`a logout that does not arrive is sent again ${way}`, async ({ page, baseURL }) => {
    await page.goto(`${network.url}/login?next=%2Fprayers`);
    await typePassword(page, 'en', commuter);
    await expect(page).toHaveURL(`${network.url}/prayers`);
    const isSignedIn = async () =>
      ((await (await page.request.get(`${baseURL ?? ''}/api/session`)).json()) as { session: unknown }).session !==
      null;
    expect(await isSignedIn()).toBe(true);

    network.state = 'down';
    await page.goto(`${network.url}/logout`);
    await expect(page).toHaveURL(`${network.url}/offline?next=%2F`);
    await hydrated(page);
    expect(await isSignedIn()).toBe(true);

    network.state = 'good';
    if (way.endsWith('opened')) await page.goto(`${network.url}/confession`);
    else await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(isSignedIn).toBe(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sign-out-unsent'))).toBe(null);
  });
}
