import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../steps/journey.ts';
import { newYork } from '../steps/register.ts';
import { words, type Language } from '../steps/words.ts';

/** The journeys' day, 1 December 2026. */
const day: Record<Language, string> = {
  en: 'Tuesday of the first week of Advent',
  es: 'Martes de la primera semana de Adviento',
};

for (const language of ['en', 'es'] as const) {
  const text = words(language);

  test(`home names the day, shows its verse with the translation, its prayer, and the next event, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/?lng=${language}`);
    const today = page.getByRole('region', { name: text['home.todayLabel'] });
    await expect(today.getByRole('heading', { level: 2 })).toHaveText(day[language]);
    await expect(today.getByText(text['season.advent'], { exact: true })).toBeVisible();
    await expect(today.getByRole('figure')).toContainText(
      language === 'en' ? 'Douay-Rheims, Challoner' : 'Reina-Valera 1909',
    );
    await expect(today.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(
      page.getByRole('region', { name: text['home.nextLabel'] }).locator(`a[href="/events/${newYork}"]`),
    ).toBeVisible();
    await expect(page.locator('main a[href="/prayer"]').first()).toBeVisible();
  });

  test(`the contact for an event can be emailed and called with a tap, in ${language}`, async ({ page }) => {
    await page.goto(`/events/${newYork}?lng=${language}`);
    const sentence = page
      .getByRole('main')
      .getByText(language === 'en' ? 'Do you have a question?' : '¿Tiene alguna pregunta?');
    const [mail, phone] = [sentence.getByRole('link').first(), sentence.getByRole('link').last()];
    await expect(mail).toHaveAttribute('href', `mailto:${await mail.innerText()}`);
    await expect(phone).toHaveAttribute('href', `tel:${(await phone.innerText()).replaceAll(/[^+\d]/g, '')}`);
    await expectAccessible(page);
  });
}

test.describe('calendar files', () => {
  test('exist for each event and as a feed of all events, in the language of the page', async ({ page, request }) => {
    await page.goto(`/events/${newYork}?lng=es`);
    const address = await page.getByRole('link', { name: words('es')['event.addToCalendar'] }).getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('SUMMARY:Convención Bíblica de Nueva York 2027');

    await page.goto('/?lng=en');
    const feed = await request.get(
      (await page.getByRole('link', { name: words('en')['home.calendarFeed'] }).getAttribute('href')) ?? '',
    );
    const entries = (await feed.text())
      .replace(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1);
    // Other journeys create their own events meanwhile.
    const ownEvents = entries
      .flatMap((entry) => /\/events\/([\w-]+)/.exec(entry)?.[1] ?? 'none')
      .filter((id) => !id.startsWith('small-'));
    expect(ownEvents.sort()).toEqual([
      'chicago-retreat-2026',
      'miami-retreat-2026',
      newYork,
      'washington-dc-convention-2027',
    ]);
    expect((await request.get('/events/no-such-event.ics')).status()).toBe(404);
  });

  test('are downloaded while the browser stays on the page', async ({ page }) => {
    await page.goto(`/events/${newYork}`);
    await hydrated(page);
    const arrived = page.waitForEvent('download');
    await page.getByRole('link', { name: words('en')['event.addToCalendar'] }).click();
    expect((await arrived).suggestedFilename()).toBe(`${newYork}.ics`);
    await expect(page).toHaveURL(new RegExp(`/events/${newYork}$`));
  });
});

test('nothing on home moves during hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const moved = await page.evaluate(() =>
    (window as typeof window & { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
  );
  expect(moved).toBeLessThan(0.02);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home is accessible on a phone and on a wide screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/?lng=es');
      await hydrated(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
