import { overseer } from '../steps/data.ts';
import { ask, open, opened } from '../steps/desk.ts';
import { expect, receivedMail, test, typePassword } from '../steps/journey.ts';

test('the link in an email about a new prayer request leads through the login to that request', async ({ page }) => {
  await open(page, '/prayer');
  await ask(page, 'POST', '/prayer-requests', {
    form: { firstName: 'Amalia', prayerRequest: 'For a bell tower' },
    language: 'es',
  });
  // Other journeys may have sent theirs before.
  const { text } = await receivedMail('info@example.org', 'Nueva petición de oración');
  const path = /\/listPrayerRequest\/\S+/.exec(text)?.[0] ?? 'no link';
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?next=/);
  await typePassword(page, 'en', overseer);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
  await expect(opened(page).locator('blockquote[lang="es"]')).toBeVisible();
});
