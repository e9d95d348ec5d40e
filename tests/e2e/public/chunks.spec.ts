import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../steps/journey.ts';
import { newYork } from '../steps/register.ts';
import { homeTitle, words } from '../steps/words.ts';

const text = words('en');

/** Fails the first `failures` requests for a chunk. The returned function counts the requests. */
async function failing(page: Page, part: RegExp, failures = Number.POSITIVE_INFINITY): Promise<() => number> {
  let requests = 0;
  await page.route(part, async (route) => {
    requests += 1;
    if (requests <= failures) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  return () => requests;
}

/** Counts full page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const events = /\/assets\/events-screen-[^/]+\.js$/;

test('a screen whose code does not arrive at first is requested again silently', async ({ page, noise }) => {
  await page.goto('/');
  await hydrated(page);
  const loads = countLoads(page);
  const requests = await failing(page, events, 1);
  await page.getByRole('main').getByRole('link', { name: text['home.allEvents'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['events.title']);
  expect(requests()).toBe(2);
  expect(loads()).toBe(0);
  // The browser itself logs the response.
  expect(noise.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('code that never arrives reloads the page once, then says so; the input is still there', async ({
  page,
  noise,
}) => {
  await page.goto(`/retreat-registration?id=${newYork}`);
  await hydrated(page);
  await page.getByLabel(text['field.firstName'], { exact: true }).fill('Elena');
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain('Elena');
  const loads = countLoads(page);
  await failing(page, events);

  const schedules = page.locator('details', { hasText: text['nav.schedules'] });
  await schedules.locator('summary').click();
  await schedules.getByRole('link', { name: text['nav.allEvents'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['error.title']);
  await expect(page.getByText(text['error.text'])).toBeVisible();
  await expect(page.getByRole('navigation', { name: text['nav.label'] })).toBeVisible();
  expect(loads()).toBe(1);
  expect(noise.splice(0).join('\n')).toContain('Loading chunk failed');

  await page.unroute(events);
  await page.getByRole('button', { name: text['form.tryAgain'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['events.title']);
  await page.goto(`/retreat-registration?id=${newYork}`);
  await expect(page.getByLabel(text['field.firstName'], { exact: true })).toHaveValue('Elena');
});

test.describe('when not even the core arrives', () => {
  const core = /\/assets\/react-[^/]+\.js$/;

  test('the page is reloaded once, then stays readable and says what is wrong', async ({ page, noise }) => {
    const loads = countLoads(page);
    await failing(page, core);
    await page.goto('/');
    const notice = page.getByRole('alert').filter({ hasText: text['error.text'] });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('heading')).toHaveText(text['error.title']);
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle('en'));
    expect(noise.splice(0).join('\n')).toContain('Loading chunk failed');

    await page.unroute(core);
    await notice.getByRole('link', { name: text['form.tryAgain'] }).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
  });

  test('the page is not reloaded once someone has typed into it', async ({ page, noise }) => {
    const loads = countLoads(page);
    let release: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(core, async (route) => {
      await typed;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/contact');
    const name = page.getByRole('textbox').first();
    await name.fill('Elena');
    release();
    await expect(page.getByRole('alert').filter({ hasText: text['error.text'] })).toBeVisible();
    await expect(name).toHaveValue('Elena');
    expect(loads()).toBe(1);
    expect(noise.splice(0).join('\n')).toContain('Loading chunk failed');
  });
});

test('if the messages of the other language do not arrive, the server renders the page', async ({ page, noise }) => {
  await page.goto('/');
  await hydrated(page);
  await failing(page, /\/assets\/es-[^/]+\.js$/, 2);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle('es'));
  await hydrated(page);
  expect(noise.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('404')]);
});
