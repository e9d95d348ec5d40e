import type { Page } from '@playwright/test';
import { open } from '../../steps/desk.ts';
import { beOfType, expect, test } from '../../steps/journey.ts';
import { words } from '../../steps/words.ts';

const widths = [320, 360, 390, 480, 640, 768, 1024, 1100, 1279, 1280, 1366, 1440, 1600, 1920];

/** What may be live: nothing, an online session that is open to everyone, or a broadcast too. */
const states = [
  { live: false },
  { live: false, sessionId: 'prayer' },
  { live: true, url: 'https://video.test/live', sessionId: 'prayer' },
];

/** The height of the bar, whether it is too wide, and how many of its visible controls overlap each other. */
function measure(page: Page): Promise<{ height: number; isTooWide: boolean; overlaps: string[] }> {
  return page.getByRole('banner').evaluate((banner) => {
    const seen = [...banner.querySelectorAll('a, summary, button, input')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const overlaps = seen.filter((control, index) => {
      const one = control.getBoundingClientRect();
      return seen.slice(index + 1).some((each) => {
        const other = each.getBoundingClientRect();
        const isApart = one.right <= other.left + 1 || other.right <= one.left + 1;
        return !isApart && one.bottom > other.top + 1 && other.bottom > one.top + 1;
      });
    });
    return {
      height: banner.getBoundingClientRect().height,
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      overlaps: overlaps.map(({ textContent }) => textContent),
    };
  });
}

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(`with ${pointer}`, () => {
    test.use(pointer === 'touch' ? { hasTouch: true, isMobile: true } : {});
    for (const language of ['en', 'es'] as const) {
      test(`the bar is one line at every width in ${language}, whatever is live`, async ({ page }) => {
        const text = words(language);
        let state = states[0];
        await page.route('**/api/live', (route) => route.fulfill({ json: state }));
        await beOfType(page, 'A');
        for (state of states) {
          await open(page, `/manage?lng=${language}`);
          await expect(page.getByRole('banner').getByText(text['live.online'])).toHaveCount(state.sessionId ? 1 : 0);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 700 });
            const name = `${JSON.stringify(state)} at ${String(width)} px`;
            const { height, ...others } = await measure(page);
            expect(others, name).toEqual({ isTooWide: false, overlaps: [] });
            expect(height, name).toBeLessThanOrEqual(56);
          }
        }
      });
    }
  });
}
