import type { Checker } from 'accessibility-checker-engine';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findViolations } from '../e2e/steps/violations.ts';

const require = createRequire(import.meta.url);
const ibmEngine = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8');
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

declare const ace_ibma: { Checker: new () => Checker };

/** Violations of WCAG 2.2 A and AA and of axe's best practices, found by axe. */
export async function axe(page: Page, hasForcedColors: boolean): Promise<string[]> {
  // With forced colors, axe reads our colors instead of the system colors on the screen.
  const violations = await findViolations(page, hasForcedColors ? ['color-contrast'] : []);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, summary }) => `axe ${id}: ${target} ${summary.split('\n')[1]?.trim() ?? ''}`),
  );
}

/**
 * HTML allows the autocomplete value "username" on an email field (4.10.18.7.1, control group Username); this engine does not
 * know that.
 */
const besideThePoint = /^input_autocomplete_valid: .*type="email".*autocomplete="username"/;

/** Violations of WCAG 2.2 found by IBM Equal Access. */
export async function ibm(page: Page): Promise<string[]> {
  await page.evaluate(ibmEngine);
  // Template content belongs to no window, which the engine does not expect.
  await page.evaluate(() => {
    for (const template of document.querySelectorAll('template')) template.remove();
  });
  const found = await page.evaluate(async () => {
    const { results } = await new ace_ibma.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
  return found.filter((text) => !besideThePoint.test(text)).map((text) => `IBM ${text}`);
}

/** Problems that html-validate finds in the markup as sent by the server. */
export async function markup(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `markup ${ruleId}: ${message} ${selector ?? ''}`),
  );
}

/** Reports whether the page scrolls sideways, and the element that sticks out. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .at(-1);
    return [
      `sideways: ${String(scrollWidth - clientWidth)} px, by ${wide ? `<${wide.tagName.toLowerCase()} class="${wide.className}">` : 'something hidden'}`,
    ];
  });
}

/** Checks that sticky and fixed elements leave room for the page: at 400% zoom, the window is not tall. */
export async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    );
    const height = Math.max(0, ...fixed.map((element) => element.getBoundingClientRect().height));
    return height > window.innerHeight / 3
      ? [
          `covered: something ${String(Math.round(height))} px high stays in place in a window of ${String(window.innerHeight)} px`,
        ]
      : [];
  });
}
