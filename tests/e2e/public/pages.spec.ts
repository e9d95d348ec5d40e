import { expect, expectAccessible, hydrated, test } from '../steps/journey.ts';
import { endEvent, smallEvent } from '../steps/own-registration.ts';
import { newYork } from '../steps/register.ts';
import { homeTitle, words, type Language } from '../steps/words.ts';

const languages: Language[] = ['en', 'es'];

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`home, events and an event show all their text in ${language}`, async ({ page }) => {
      const text = words(language);
      await page.goto(`/?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle(language));
      await page.locator('summary', { hasText: text['nav.schedules'] }).click();
      await page.getByRole('navigation').getByRole('link', { name: text['nav.conventions'], exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['events.titleConventions']);
      await page.locator(`main a[href="/events/${newYork}"]`).click();
      await expect(page.getByText(text['event.cost'])).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('link', { name: text['event.register'], exact: true }).first().click();
      expect(await page.locator('main noscript').innerHTML()).toContain(text['noScript.title']);
    });
  }

  test('the page about retreats lists those to come, and follows the events', async ({ page }) => {
    await page.goto('/retreat?lng=es');
    const retreat = await smallEvent();
    const card = page.getByRole('main').locator(`a[href="/events/${retreat}"]`);
    await expect(async () => {
      await page.reload();
      await expect(card).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('main').locator(`a[href="/events/${newYork}"]`)).toHaveCount(0);
    await endEvent(retreat);
    await expect(async () => {
      await page.reload();
      await expect(card).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
});

test.describe('the language', () => {
  test.use({ locale: 'es-MX' });

  test('comes from the browser, then from the choice, which stays', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await hydrated(page);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    const response = await page.goto('/events');
    expect(await response?.text()).toContain('<html lang="en"');
  });

  test('comes from the query before the cookie, and from local storage before the browser', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL ?? '' }]);
    expect(await (await page.goto('/?lng=es'))?.text()).toContain('<html lang="es"');
    // Scripts write the cookie again, so wait until they are done.
    await hydrated(page);
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.setItem('i18nextLng', 'en-GB');
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/Retreat/);
  });
});

test('an unknown URL shows Home with status 404; files and the API have their own responses', async ({
  page,
  request,
  noise,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle('en'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await request.get('/events/no-such-event')).status()).toBe(404);
  const file = await request.get('/no-such-file.png');
  expect([file.status(), file.headers()['content-type']]).toEqual([404, expect.stringContaining('text/plain')]);
  const api = await request.get('/api/no-such-thing');
  expect([api.status(), api.headers()['content-type']]).toEqual([
    404,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(await (await request.get('/robots.txt')).text()).toContain('User-agent');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(newYork);
  // The browser itself logs the page's 404.
  expect(noise.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a page for an unknown URL links to a real URL in the other language', async ({ request }) => {
  for (const [path, other] of [
    ['/no-such-page', '?lng=es'],
    ['/events/no-such-event', '?lng=es'],
    ['/retreat-registration?id=no-such-event', '?lng=es'],
    ['/events?type=Convention', '?type=Convention&amp;lng=es'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect([path, html.match(/href="(\?[^"]*lng=es)"/)?.[1]]).toEqual([path, other]);
    expect([path, html.match(/(?:href|action)="[^"]*\*[^"]*"/g)]).toEqual([path, null]);
  }
});

test('pages name themselves to search engines in both languages', async ({ page }) => {
  await page.goto(`/events/${newYork}?lng=es&utm_source=x`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/events/${newYork}\\?lng=es$`),
  );
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', new RegExp(`/events/${newYork}\\?lng=en$`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
});

test('a page whose data cannot be loaded says so inside the frame', async ({ page, noise }) => {
  const text = words('en');
  await page.goto('/');
  await hydrated(page);
  await page.route('**/api/events**', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('main').getByRole('link', { name: text['home.allEvents'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: text['nav.label'] })).toBeVisible();
  // Both the browser and the screen log the failure.
  expect(noise.splice(0).length).toBeGreaterThan(0);
});

test('the filter also works after a slash', async ({ page }) => {
  await page.goto('/events/?type=Convention');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en')['events.titleConventions']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`login and registration are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/login', `/retreat-registration?id=${newYork}`, '/first-administrator']) {
      await page.goto(address);
      await hydrated(page);
      await expectAccessible(page);
    }
  });
}
