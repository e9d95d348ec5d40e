import { chromium, type CDPSession, type Page } from 'playwright';
import { ensureWholeChromium } from '../../support/chromium.ts';
import { judged, median } from '../figures.ts';
import { startBuiltSite } from './site.ts';

/*
 * Measures the time from the click on a link, after hovering over it, to the painted page, on this processor and on one four
 * times slower: in wall-clock time, beside a page that only replaces one heading on a click; and in main-thread time, which other
 * programs on this machine do not lengthen. Prints ms beside their limit, and ratios; no missed limit is an error. Needs
 * `npm run build`. npm run benchmark:navigation [-- rounds]
 */
const rounds = Number(process.argv[2] ?? 5);
const slowdown = 4;
/** Maximum time, in ms. */
const limit = { atMost: 100 };

/** The start page of each journey, and the link that it follows. */
const journeys = [
  ['/Grace', '/Marian'],
  ['/Marian', '/confession'],
  ['/confession', '/prayers'],
  ['/prayers', '/'],
  ['/', '/events'],
] as const;

/** Clicks the first link to this path. Returns the time to the first paint with the new URL and its heading, in ms. */
async function follow(page: Page, to: string, heading: string): Promise<number> {
  return page.evaluate(
    ({ to, heading }) =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
          (each) => each.getAttribute('href') === to,
        );
        if (!link) throw new Error(`No link to ${to}`);
        const before = document.querySelector(heading);
        const words = before?.textContent;
        const began = performance.now();
        const look = () => {
          const now = document.querySelector(heading);
          if (now?.isConnected && now.textContent !== words) {
            // The heading is painted one frame after it appears.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        link.click();
      }),
    { to, heading },
  );
}

/** The total time the main thread has spent on tasks so far, in ms. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** The minimum cost of a click here: replacing one heading. */
async function floor(page: Page): Promise<number> {
  await page.setContent(
    '<h1>Before</h1><a href="#after">After</a><script>document.querySelector("a").onclick=()=>{document.querySelector("h1").textContent="After"}</script>',
  );
  return follow(page, '#after', 'h1');
}

const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: ensureWholeChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await throttle(slowdown);
  const least: number[] = [];
  for (let round = 0; round < rounds; round += 1) least.push(await floor(page));
  console.log(`one heading replaced: median ${median(least).toFixed(0)} ms`);
  for (const [from, to] of journeys) {
    const slow: number[] = [];
    const fast: number[] = [];
    const works: number[] = [];
    for (let round = 0; round < rounds * 2; round += 1) {
      const isSlow = round % 2 === 0;
      await throttle(isSlow ? slowdown : 1);
      await page.goto(`${site.url}${from}`);
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await page.waitForLoadState('networkidle');
      // Simulates a pointer resting on the link; the code and the data arrive meanwhile.
      await page.evaluate((href) => {
        [...document.querySelectorAll('a')]
          .find((each) => each.getAttribute('href') === href)
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }, to);
      await page.waitForTimeout(100);
      await page.waitForLoadState('networkidle');
      const before = await worked(session);
      const time = await follow(page, to, 'h1');
      (isSlow ? slow : fast).push(time);
      if (!isSlow) works.push((await worked(session)) - before);
    }
    const [middle, work] = [median(slow), median(works)];
    console.log(`${from} to ${to}: median in ms ${judged(median(fast), limit, 0)}, of which work ${work.toFixed(0)}`);
    console.log(
      `  ${String(slowdown)} times slower: ${judged(middle, limit, 0)}, ratio ${(middle / median(least)).toFixed(1)}, work ${judged(work * slowdown, limit, 0)}`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
