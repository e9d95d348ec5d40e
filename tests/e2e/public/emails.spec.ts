import { allEmails } from '../../emails/all-emails.ts';
import { expect, test } from '../steps/journey.ts';

for (const language of ['en', 'es'] as const) {
  test(`every email fits the smallest phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    const wide: string[] = [];
    for (const [name, { html }] of Object.entries(allEmails(language))) {
      await page.setContent(html.replaceAll(/src="cid:[^"]*"/g, 'src="data:,"'));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${name}: ${String(width)} px`);
    }
    expect(wide).toEqual([]);
  });
}
