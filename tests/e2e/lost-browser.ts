import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Playwright's error when the browser exited before the journey could open a page in it. */
const lostBrowser = /^Error: browser\.newContext: Target page, context or browser has been closed/;

/**
 * A journey may run a second time only if Chromium exited by itself before the journey began. Every other failure fails the run,
 * even if the second try passes.
 */
export default class LostBrowser implements Reporter {
  #hasFailed = false;

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'skipped' || status === test.expectedStatus) return;
    // Playwright colors its messages.
    const said = errors.map(({ message = '' }) => message.replaceAll(/\u001b\[\d+m/gu, ''));
    if (!said.every((message) => lostBrowser.test(message))) this.#hasFailed = true;
  }

  onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    return Promise.resolve({ status: this.#hasFailed ? 'failed' : status });
  }

  printsToStdio(): boolean {
    return false;
  }
}
