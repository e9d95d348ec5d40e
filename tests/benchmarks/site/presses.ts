import type { Page } from 'playwright';

interface Recorded {
  /** Time from the input to the next paint, in ms, for each press since the last read. */
  presses: number[];
  /** Duration of each task of 50 ms or more, in ms, since the last read. */
  tasks: number[];
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

/** Collects the browser's measurements of presses and tasks; runs in the page. */
export function record(): void {
  const recorded: Recorded = { presses: [], tasks: [] };
  window.recorded = recorded;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        recorded.presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The smallest duration that the browser reports, in ms. */
const leastNoted = 16;

/** Waits until the browser has painted the result of a press and recorded it. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 250)));
      }),
  );
}

/** Performs one action. Returns the time from its slowest event to the next paint, and its longest task, both in ms. */
export async function timedWithTasks(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ readonly press: number; readonly task: number }> {
  await settle(page);
  await page.evaluate(() => {
    window.recorded?.presses.splice(0);
    window.recorded?.tasks.splice(0);
  });
  await act();
  await settle(page);
  const { presses, tasks } = await page.evaluate(() => ({
    presses: window.recorded?.presses.splice(0) ?? [],
    tasks: window.recorded?.tasks.splice(0) ?? [],
  }));
  return { press: Math.max(leastNoted, ...presses), task: Math.max(0, ...tasks) };
}

/** Performs one action. Returns the time from its slowest event to the next paint, in ms. */
export async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  return (await timedWithTasks(page, act)).press;
}
