import { contentPages, otherPublicPages, people } from '../../../api/platform/pages/rules.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../steps/journey.ts';
import { words, type Language } from '../steps/words.ts';

// Without configuration, the pages of people have their default paths.
const addresses = [
  ...Object.values(contentPages),
  ...people.map((person) => `/${person}`),
  ...otherPublicPages,
  '/offline',
];
const languages = ['en', 'es'] as const;
const inLanguage = (address: string, language: Language): string => `${address}?lng=${language}`;

/** Checks every public page in both languages; the expensive checks alternate. */
for (const [index, address] of addresses.entries()) {
  test(`${address} is complete in both languages`, async ({ page }) => {
    for (const [turn, language] of languages.entries()) {
      await page.setViewportSize({ width: turn === 0 ? 320 : 1280, height: 800 });
      await page.emulateMedia({ colorScheme: (index + turn) % 2 === 0 ? 'light' : 'dark' });
      const response = await page.goto(inLanguage(address, language));
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).not.toContainText('{name}');
      await expect(page).toHaveTitle(/\S+ · \S+/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2}/);
      if (turn === 0) await expectNoSidewaysScroll(page);
      if (turn === index % 2) await expectAccessible(page);
    }
  });
}

test("screen readers ignore React's root element", async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('body > div').first()).toHaveAttribute('role', 'presentation');
});

test('every link on the public pages works, every page is linked, and the pages differ in their titles', async ({
  request,
}) => {
  const targets = new Set<string>();
  /** The paths that another page links to. */
  const linked = new Set<string>();
  const places = new Map<string, Set<string>>();
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const html = await (await request.get(inLanguage(address, 'en'))).text();
    places.set(address, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      const target = new URL(href.replaceAll('&amp;', '&'), `http://site${address}`);
      targets.add(target.href);
      if (target.pathname !== address) linked.add(target.pathname);
    }
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? '';
    if (!address.startsWith('/events')) {
      expect(titles.get(title), `${address} has the title of another page`).toBeUndefined();
      titles.set(title, address);
    }
  }
  expect(addresses.filter((address) => !linked.has(address))).toEqual([]);
  for (const target of targets) {
    const { pathname, search, hash } = new URL(target);
    const own = places.get(pathname);
    if (hash && own) expect([...own], `${pathname}${hash}`).toContain(decodeURIComponent(hash.slice(1)));
    if (!own || search) expect((await request.get(`${pathname}${search}`)).status(), target).toBe(200);
  }
  expect(targets.size).toBeGreaterThan(addresses.length);
});

test('the sitemap lists every public page in both languages, and none that is hidden from search engines', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, loc = '']) => new URL(loc));
  const listed = found.map(({ pathname, search }) => `${pathname}${search}`);
  for (const address of addresses.filter((each) => each !== '/offline')) {
    for (const language of languages) expect(listed).toContain(inLanguage(address, language));
  }
  for (const address of listed) expect(await (await request.get(address)).text(), address).not.toContain('noindex');
});

test('a path typed in another case redirects permanently to its page, with its query', async ({ request }) => {
  const right = {
    '/marian': '/Marian',
    '/grace?lng=es': '/Grace?lng=es',
    '/firstsaturday': '/firstSaturday',
    '/sabbathretreat?lng=en&from=flyer': '/sabbathRetreat?lng=en&from=flyer',
    '/PRAYERS/': '/prayers',
    '/Founder': '/founder',
    '/findregistration': '/findRegistration',
    '/events/residential': '/events/Residential',
    '/EVENTS/new-york-convention-2027': '/events/new-york-convention-2027',
  };
  for (const [typed, address] of Object.entries(right)) {
    const response = await request.get(typed, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], typed).toEqual([308, address]);
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
});

test('a slug that belongs to nobody is unknown', async ({ request }) => {
  for (const address of ['/nobody', '/marian/nothing']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  }
});

test('pages have the metadata for link previews and search engines', async ({ page }) => {
  await page.goto('/?lng=es');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'es_US');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe('image/png');
  const about = (text: string | null) => JSON.parse(text ?? '') as Record<string, unknown>;
  expect(about(await page.locator('script[type="application/ld+json"]').textContent())).toMatchObject({
    '@type': 'Organization',
  });
  await page.goto('/events/new-york-convention-2027?lng=en');
  expect(about(await page.locator('script[type="application/ld+json"]').textContent())).toMatchObject({
    '@type': 'Event',
    startDate: '2027-05-15',
    endDate: '2027-05-16',
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('prayers, Scripture and the guide are read, and the menu leads through the site', async ({ page }) => {
    const text = words('es');
    await page.goto('/?lng=es');
    await page.locator('summary', { hasText: text['nav.spirituality'] }).click();
    await page.getByRole('navigation').getByRole('link', { name: text['nav.prayers'], exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Padre Nuestro' })).toBeVisible();
    await page.goto(`${contentPages.wog}?lng=es`);
    await expect(page.getByText('Reina-Valera 1909').first()).toBeVisible();
    await page.goto(`${contentPages.confession}?lng=es`);
    await expect(page.getByRole('heading', { name: 'Acto de contrición' })).toBeVisible();
  });

  test('nothing is offered that would not work', async ({ page }) => {
    await page.goto(`${contentPages.prayers}?lng=es`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('prayers are shown large, in both languages, each marked with its own language', async ({ page }) => {
  await page.goto(inLanguage(contentPages.prayers, 'es'));
  await hydrated(page);
  await page.getByRole('button', { name: 'En los dos idiomas' }).click();
  await page.getByRole('button', { name: 'Letra grande' }).click();
  await expect(page.locator('article[lang="en"]').getByRole('heading', { name: 'Our Father' })).toBeVisible();
  await expect(page.locator('article[lang="es"]').getByRole('heading', { name: 'Padre Nuestro' })).toBeVisible();
});

test('notes for confession stay in memory unless they are saved, and are erased with one press', async ({ page }) => {
  const text = words('en');
  const stored = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key === 'confessionNotes'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(inLanguage(contentPages.confession, 'en'));
  await hydrated(page);
  const question = page.getByRole('checkbox', { name: /^Have I stolen/ });
  const own = page.getByRole('textbox', { name: text['confession.ownWords'] });
  await question.check();
  await own.fill('The letter');
  await expect(page.getByRole('listitem').filter({ hasText: /^Have I stolen/ })).toBeVisible();
  expect(await stored()).toEqual([]);

  await page.getByLabel(text['confession.keep']).check();
  await page.reload();
  await hydrated(page);
  await expect(question).toBeChecked();
  await expect(own).toHaveValue('The letter');

  await page.getByRole('button', { name: text['confession.erase'] }).click();
  await expect(question).not.toBeChecked();
  await expect(own).toHaveValue('');
  expect(await stored()).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(own).toHaveValue('');
  expect(sent).toEqual([]);
});

test('changing the language keeps the place, the scroll position and the input', async ({ page }) => {
  await page.goto(`${inLanguage(contentPages.confession, 'en')}#notes`);
  await hydrated(page);
  await page.getByRole('textbox', { name: words('en')['confession.ownWords'] }).fill('The letter');
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(1000);
  // Not with the pointer, which would first scroll to the link.
  await page.getByRole('link', { name: 'Español' }).evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 2, name: words('es')['confession.notes'] })).toBeVisible();
  await expect(page.getByRole('textbox', { name: words('es')['confession.ownWords'] })).toHaveValue('The letter');
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/confession#notes');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu closes with a link and with a change of language', async ({ page }) => {
    const text = words('en');
    await page.goto('/?lng=en');
    await hydrated(page);
    const menu = page.getByRole('button', { name: text['nav.menu'] });
    const home = page.getByRole('navigation').getByRole('link', { name: text['nav.home'], exact: true });
    await menu.click();
    await page.locator('summary', { hasText: text['nav.ministries'] }).click();
    await page.getByRole('navigation').getByRole('link', { name: text['nav.deliverance'] }).click();
    await expect(page).toHaveURL(/\/deliverance$/);
    await expect(home).toBeHidden();
    await menu.click();
    await expect(home).toBeVisible();
    await page.getByRole('link', { name: 'Español', includeHidden: true }).evaluate((link) => {
      (link as HTMLElement).click();
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(
      page.getByRole('navigation').getByRole('link', { name: words('es')['nav.home'], exact: true }),
    ).toBeHidden();
  });
});
