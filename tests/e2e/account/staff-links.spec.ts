import { overseer } from '../steps/data.ts';
import { ask, open, opened } from '../steps/desk.ts';
import { beOfType, expect, receivedMail, test, typePassword } from '../steps/journey.ts';

test('the link in an email about a new prayer request leads through the login to that request', async ({
  page,
  browser,
  baseURL,
}) => {
  // What someone with an account sends is never held for review.
  await beOfType(page, 'U', true);
  await open(page, '/prayer');
  await ask(page, 'POST', '/prayer-requests', {
    form: { firstName: 'Amalia', prayerRequest: 'For a bell tower' },
    language: 'es',
  });
  // Other journeys may have sent theirs before.
  const { text } = await receivedMail('info@example.org', 'Nueva petición de oración');
  const path = /\/listPrayerRequest\/\S+/.exec(text)?.[0] ?? 'no link';
  const reader = await (await browser.newContext({ baseURL })).newPage();
  await reader.goto(path);
  await expect(reader).toHaveURL(/\/login\?next=/);
  await typePassword(reader, 'en', overseer);
  await expect(reader).toHaveURL((url) => `${url.pathname}${url.search}` === path);
  await expect(opened(reader).locator('blockquote[lang="es"]')).toBeVisible();
  await reader.context().close();
});
