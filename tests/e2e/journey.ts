import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** What the journeys' mail server received; see serve.ts. */
interface Mail {
  subject: string;
  text: string;
  html: string;
  /** How many mails this address has received so far. */
  count: number;
}

/** A journey fails on any console message and on any request to another host. */
export const test = base.extend<{ noise: string[] }>({
  noise: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('request', (request) => {
        if (baseURL && !request.url().startsWith(baseURL) && !request.url().startsWith('data:')) noise.push(`request to ${request.url()}`);
      });
      await use(noise);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits for the mail to this address whose subject has these words. */
export async function receivedMail(to: string, subject = ''): Promise<Mail> {
  const port = Number(new URL(test.info().project.use.baseURL ?? '').port) + 1;
  const query = new URLSearchParams({ to, subject });
  return (await (await fetch(`http://127.0.0.1:${port}/?${query.toString()}`)).json()) as Mail;
}

/** Waits until scripts have taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** No violation of WCAG 2.2 A or AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Nothing sticks out of the window sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
