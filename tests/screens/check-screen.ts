import { expect, type Page } from '@playwright/test';
import { languages } from '../../api/platform/language/rules.ts';
import { axe, ibm, markup, sideways } from '../crawl/engines.ts';
import { hydrated, endMovements, test } from '../e2e/steps/journey.ts';
import { pageFaults } from '../e2e/steps/page-checks.ts';
import { words, type Language } from '../e2e/steps/words.ts';

interface Size {
  width: number;
  height: number;
}
const wide: Size = { width: 1280, height: 900 };
const phone: Size = { width: 320, height: 700 };
const tablet: Size = { width: 1180, height: 820 };

/**
 * False positives: a row's checkbox has a visually hidden label, because the row beside it shows the text. A list's caption is
 * hidden too, because it repeats the heading of its screen.
 */
const besideThePoint = /^IBM (?:label_content_exists|table_caption_empty)/;

/**
 * The faults that IBM Equal Access finds. The engine treats collapsed content as shown but without text, so everything is opened
 * meanwhile.
 */
async function ibmFaults(page: Page): Promise<string[]> {
  await page.locator('details:not([open])').evaluateAll((folded) => {
    for (const each of folded) for (const name of ['open', 'data-folded']) each.toggleAttribute(name, true);
  });
  const faults = await ibm(page);
  await page.locator('[data-folded]').evaluateAll((folded) => {
    for (const each of folded) for (const name of ['open', 'data-folded']) each.toggleAttribute(name, false);
  });
  return faults.filter((fault) => !besideThePoint.test(fault));
}

/** Opens collapsed content, which is checked too, and waits for content that loads later. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
  });
  await page.waitForLoadState('networkidle');
  await endMovements(page);
}

/** The faults that depend on the window size. */
const drawnFaults = async (page: Page): Promise<string[]> => [
  ...(await pageFaults(page)),
  ...(await axe(page, false)),
  ...(await sideways(page)),
];

/** The touch targets that are too small on a wide screen. */
async function touchedFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await endMovements(page);
  const faults = await pageFaults(page);
  await touch(false);
  await session.detach();
  return faults;
}

/** Checks the current page with every engine, in these sizes. A fault is recorded, and the walk continues. */
export async function checkScreen(page: Page, state: string, sizes: readonly Size[] = [wide, phone]): Promise<void> {
  if (sizes.includes(phone)) {
    await page.setViewportSize(tablet);
    expect.soft(await touchedFaults(page), `${state}, on a tablet`).toEqual([]);
  }
  for (const size of sizes) {
    await page.setViewportSize(size);
    await unfold(page);
    expect.soft(await drawnFaults(page), `${state}, ${String(size.width)} px`).toEqual([]);
  }
  // The markup as a parser reads it after the scripts have run.
  const html = `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`;
  expect.soft([...(await markup(html)), ...(await ibmFaults(page))], state).toEqual([]);
}

/** Checks content that only a phone shows with every engine. */
export const checkOnPhone = (page: Page, state: string): Promise<void> => checkScreen(page, state, [phone]);

/** One walk through screens; the browser's own log entries for refusals are ignored. */
export function walk(name: string, take: (tools: Tools) => Promise<void>): void {
  for (const language of languages) {
    test(`${name}, in ${language}`, async ({ page, noise }) => {
      await page.setViewportSize(wide);
      const open = async (path: string): Promise<void> => {
        const [address, hash] = path.split('#');
        // Otherwise only the hash would change, without a page load.
        if (hash !== undefined) await page.goto('about:blank');
        const query = `${address?.includes('?') ? '&' : '?'}lng=${language}`;
        await page.goto(`${address ?? ''}${query}${hash === undefined ? '' : `#${hash}`}`);
        await hydrated(page);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
      };
      await take({ page, language, text: words(language), open });
      expect(noise.splice(0).filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
    });
  }
}

interface Tools {
  page: Page;
  language: Language;
  text: ReturnType<typeof words>;
  /** Opens a page in the walk's language and waits until it is fully loaded. */
  open: (path: string) => Promise<void>;
}
