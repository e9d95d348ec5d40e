import type { Page } from 'playwright';

interface Recorded {
  /** Time from the input to the next paint, ms, of the presses since they were last read. */
  presses: number[];
  /** Length of each task of 50 ms or more, ms, since they were last read. */
  tasks: number[];
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

/** Keeps what the browser measures of presses and tasks; runs in the page. */
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

/** The smallest figure that the browser notes. */
const leastNoted = 16;

/** Waits until the browser has painted what came of a press and noted it. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 250)));
      }),
  );
}

/** Does one thing; answers how long its slowest event took to the next paint, and the longest task until it was done, in ms. */
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

/** Does one thing and answers how long its slowest event took to the next paint, in ms. */
export async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  return (await timedWithTasks(page, act)).press;
}
