import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** A violation that axe finds on a page. */
export interface Violation {
  readonly id: string;
  /** The selector of each element, and what is wrong with it. */
  readonly nodes: readonly { readonly target: string; readonly summary: string }[];
}

/**
 * Finds violations of WCAG 2.2 A and AA and of axe's best practices.
 * @param without the rules to leave out
 */
export async function findViolations(page: Page, without: readonly string[] = []): Promise<Violation[]> {
  // axe is half a megabyte of script, so it is injected only once per document.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async ({ standards: values, without: left }) => {
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({ target: target.join(' '), summary: failureSummary })),
      }));
    },
    { standards, without },
  );
}
