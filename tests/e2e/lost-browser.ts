import type { Page } from '@playwright/test';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Playwright's error when the browser exited before the journey could open a page in it. */
const exited = /^Error: browser\.newContext: Target page, context or browser has been closed/;

/** Marks a failed journey whose browser stopped painting. */
export const stoppedPainting = 'stopped painting';

/** How long a page may take to answer or to be drawn, in ms. */
const patience = 15_000;

/**
 * Whether the browser draws nothing anymore although the page answers. Chromium's compositor can stop on a busy machine; every
 * press then waits in vain for the next frame. A page that does not answer is stuck by itself.
 */
export async function stopsPainting(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const answers = await Promise.race([
    page.evaluate(() => true).catch(() => false),
    new Promise<false>((resolve) => {
      setTimeout(resolve, patience, false).unref();
    }),
  ]);
  if (!answers) return false;
  return page.screenshot({ timeout: patience }).then(
    () => false,
    () => true,
  );
}

/**
 * A journey may run a second time only if Chromium exited by itself before the journey began, or stopped painting. Every other
 * failure fails the run, even if the second try passes.
 */
export default class LostBrowser implements Reporter {
  #hasFailed = false;

  onTestEnd(test: TestCase, { status, errors, annotations }: TestResult): void {
    if (status === 'skipped' || status === test.expectedStatus) return;
    // Playwright colors its messages.
    const said = errors.map(({ message = '' }) => message.replaceAll(/\u001b\[\d+m/gu, ''));
    const isLost =
      said.every((message) => exited.test(message)) || annotations.some(({ type }) => type === stoppedPainting);
    if (!isLost) this.#hasFailed = true;
  }

  onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    return Promise.resolve({ status: this.#hasFailed ? 'failed' : status });
  }

  printsToStdio(): boolean {
    return false;
  }
}
