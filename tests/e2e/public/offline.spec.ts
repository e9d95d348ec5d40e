import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test, typePassword } from '../steps/journey.ts';
import { pilgrim } from '../steps/data.ts';
import { ready } from '../steps/offline.ts';
import { fillFamily, newYork } from '../steps/register.ts';
import { homeTitle, words, type Language } from '../steps/words.ts';

test.use({ serviceWorkers: 'allow' });

// A browser logs failed requests on the console.
test.afterEach(({ noise }) => {
  const unexpected = noise.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No answer came|Failed to fetch|Loading chunk failed/.test(text),
  );
  noise.splice(0, noise.length, ...unexpected);
});

const titles = {
  prayers: { en: 'Daily prayers', es: 'Oraciones diarias' },
  confession: { en: 'A guide to confession', es: 'Guía para la confesión' },
  offline: { en: 'You are offline', es: 'No hay conexión' },
} as const;

/** Waits until an opened page is cached. */
async function kept(page: Page, address: string, language: Language): Promise<void> {
  const name = `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => (await caches.match(new URL(wanted, location.href).href)) !== undefined, name),
    )
    .toBe(true);
}

/** Everything stored on the device, as one text, except the session. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [
      JSON.stringify(Object.entries(localStorage).filter(([key]) => key !== 'user')),
      JSON.stringify(sessionStorage),
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url);
        if (/^text\/(html|calendar)/.test(response?.headers.get('Content-Type') ?? '') && response)
          texts.push(await response.text());
      }
    }
    return texts.join('\n');
  });
}

const notice = (page: Page, language: Language) =>
  page.getByText(words(language)['offline.offline'].split('{date}')[0] ?? '', { exact: false }).first();

for (const language of ['en', 'es'] as const) {
  test(`in airplane mode after one visit the prayers and the guide can be read, with the date they were saved (${language})`, async ({
    page,
    context,
  }) => {
    await page.goto(`/?lng=${language}`);
    await ready(page);
    await context.setOffline(true);

    for (const [address, title] of [
      ['/prayers', titles.prayers],
      ['/confession', titles.confession],
      ['/wog', undefined],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(notice(page, language)).toBeVisible();
      if (title) await expect(page).toHaveTitle(new RegExp(`^${title[language]}`));
      await hydrated(page);
      await expect(page.locator('[aria-live=polite]')).toContainText(
        words(language)['offline.offline'].split('{date}')[0] ?? '',
      );
      // The styles were cached too, and so were the fonts.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(
        'rgba(0, 0, 0, 0)',
      );
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
        .toBe(true);
    }
    await page.goto('/prayers');
    await expectAccessible(page);
  });
}

test('the page that was opened first and a page reached by a link are cached too', async ({ page, context }) => {
  await page.goto('/');
  await ready(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('en')['footer.privacy'] })
    .click();
  await expect(page).toHaveURL('/privacy');
  await kept(page, '/', 'en');
  await kept(page, '/privacy', 'en');
  await context.setOffline(true);
  await page.goto('/privacy');
  await expect(page).toHaveTitle(/^Your privacy/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle('en'));
});

test('an uncached page leads to the offline page, which lists readable pages and has its own title', async ({
  page,
  context,
}) => {
  await page.goto('/Marian');
  await ready(page);
  await kept(page, '/Marian', 'en');
  await context.setOffline(true);
  // Once by a link inside the site, once by the URL.
  const schedules = page.locator('details', { hasText: words('en')['nav.schedules'] });
  await schedules.locator('summary').click();
  await schedules.getByRole('link', { name: words('en')['nav.allEvents'], exact: true }).click();
  await expect(page).toHaveURL('/offline?next=%2Fevents');
  await expect(page).toHaveTitle(/^You are offline/);
  await page.goto('/Grace?lng=es');
  await expect(page).toHaveURL(/\/offline\?next=%2FGrace%3Flng%3Des&lng=es/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.offline.es);
  await page.goto('/Grace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.offline.en);
  await expect(page.getByText(words('en')['offline.wanted'])).toBeVisible();
  await expectAccessible(page);
  // The URL changes first; then the saved page loads. The page before it is a saved one too, so only its load tells them apart.
  const loaded = page.waitForEvent('load');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Marian|Retreat Cent/ })
    .first()
    .click();
  await loaded;
  await expect(page).toHaveURL('/Marian');
  await expect(notice(page, 'en')).toBeVisible();

  await context.setOffline(false);
  await page.goto('/offline?next=%2FGrace');
  await page.getByRole('link', { name: words('en')['offline.tryWanted'] }).click();
  await expect(page).toHaveURL('/Grace');
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at');
});

test('the language can be changed without a connection, and notes that were not sent stay in place', async ({
  page,
  context,
}) => {
  await page.goto('/confession');
  await ready(page);
  await context.setOffline(true);
  await page.getByRole('textbox').first().fill('Patience with my mother');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.confession.es);
  await expect(page.getByRole('textbox').first()).toHaveValue('Patience with my mother');
});

test('with a connection everyone sees the newest page, which also replaces the saved one', async ({
  page,
  context,
}) => {
  await page.goto('/prayers');
  await ready(page);
  const savedAt = () =>
    page.evaluate(async () =>
      Number((await caches.match(new URL('/prayers?lng=en', location.href).href))?.headers.get('X-Saved-At')),
    );
  const before = await savedAt();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at');
  await expect.poll(savedAt).toBeGreaterThan(before);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page, 'en')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: words('en')['offline.newest'] }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at');
});

test('a new worker waits, and an open page loses neither files nor input', async ({ page, context }) => {
  await page.goto('/contact');
  await ready(page);
  const field = page.getByLabel(words('en')['field.firstName'], { exact: true });
  await field.fill('Elena');
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const old = registration.active;
    // At another URL it is another worker for the same pages, as after a new version of the site.
    await navigator.serviceWorker.register('/service-worker.js?another');
    const found = registration.installing ?? registration.waiting;
    if (found && found.state === 'installing') {
      await new Promise((resolve) => {
        found.addEventListener('statechange', resolve, { once: true });
      });
    }
    return {
      isWaiting: registration.waiting !== null,
      isSame: registration.active === old && navigator.serviceWorker.controller === old,
    };
  });
  expect(state).toEqual({ isWaiting: true, isSame: true });
  await expect(field).toHaveValue('Elena');
  const files = () => page.evaluate(async () => (await (await caches.open('files-1')).keys()).length);
  expect(await files()).toBeGreaterThan(10);

  // Once no page of the old worker is open, the new one takes over, with everything in the cache.
  await page.close();
  // Checked without an open page: the browser releases a closed page a moment later, and another page would keep the old worker
  // active.
  const another = context.serviceWorkers().find((worker) => worker.url().endsWith('?another'));
  const isInCharge = () =>
    another?.evaluate(
      () =>
        (globalThis as unknown as { registration: ServiceWorkerRegistration }).registration.active?.scriptURL.endsWith(
          '?another',
        ) === true,
    );
  await expect.poll(isInCharge, { timeout: 20_000 }).toBe(true);
  const next = await context.newPage();
  await next.goto('/prayers');
  await context.setOffline(true);
  await next.goto('/prayers');
  await expect(next).toHaveTitle(/^Daily prayers/);
});

test('a form filled in without a connection is kept, and the person sends it later', async ({ page, context }) => {
  const text = words('en');
  await page.goto('/contact');
  await ready(page);
  await kept(page, '/contact', 'en');
  await context.setOffline(true);
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Elena');
  await page.getByLabel(text['field.lastName'], { exact: true }).fill('Morales');
  await page.getByLabel(text['field.email'], { exact: true }).fill('offline@example.org');
  await page.getByLabel(text['field.message'], { exact: true }).fill('Is there a room on the ground floor?');
  await page.getByRole('main').getByRole('button', { name: text['contact.form.submit'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text['publicForm.confirm'] }).click();
  await expect(page.getByText(text['contact.failed']).first()).toBeVisible();

  await page.goto('/prayers');
  await context.setOffline(false);
  await page.goto('/contact');
  await expect(page.getByLabel(text['field.message'], { exact: true })).toHaveValue(
    'Is there a room on the ground floor?',
  );
  await page.getByRole('main').getByRole('button', { name: text['contact.form.submit'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text['publicForm.confirm'] }).click();
  await expect(page.getByText(text['contact.sent']).first()).toBeVisible();
});

test('the place and time of an event can be read on the way, without names, and are removed after logging out', async ({
  page,
  context,
}) => {
  const text = words('en');
  const registration = `/retreat-registration?id=${newYork}`;
  await page.goto(`/login?${new URLSearchParams({ next: registration }).toString()}`);
  await typePassword(page, 'en', pilgrim);
  await expect(page).toHaveURL(registration);
  await ready(page);
  await fillFamily(page, 'en', 'on-the-way@example.org');
  await page.getByRole('button', { name: text['registration.review.confirm'] }).click();
  await expect(page).toHaveURL(/\/confirmation/);
  const own = page.url();
  await kept(page, `/events/${newYork}`, 'en');
  await kept(page, `/events/${newYork}.ics`, 'es');

  const everything = await stored(page);
  expect(everything.includes(newYork)).toBe(true);
  const secrets = [
    'Morales',
    'Lucía',
    'firstName',
    'on-the-way@example.org',
    '2125550142',
    '/api/',
    new URL(own).hash.slice(1),
  ];
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: text['offline.registrations'] })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$400');
  await expectAccessible(page);
  await page.goto(own);
  await expect(page.getByRole('main')).toContainText(text['problem.network']);
  await expect(page.getByRole('main')).toContainText('$400');
  await page.goto(`/events/${newYork}`);
  await expect(notice(page, 'en')).toBeVisible();
  const calendar = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/events/${newYork}.ics?lng=es`,
  );
  expect(calendar).toContain('BEGIN:VEVENT');

  // Logging out works without a connection too.
  await page.goto('/logout');
  await expect(page).toHaveURL('/offline?next=%2F');
  await hydrated(page);
  const left = await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const addresses = kept.flat().map(({ url }) => new URL(url).pathname);
    return {
      registrations: localStorage.getItem('keptRegistrations'),
      events: addresses.filter((path) => path.startsWith('/events/')),
      canPray: addresses.includes('/prayers'),
    };
  });
  expect(left).toEqual({ registrations: null, events: [], canPray: true });
});
