import type { A11yReport } from '@storybook/addon-a11y';
import * as a11y from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import { still, stories } from './stories.ts';

declare const __MATRIX__: string;

setProjectAnnotations([a11y, preview]);

/** WCAG 1.4.10 and 1.4.4: a window of 320 px, and text at twice its size. */
const layouts = [
  { layout: '320px', width: 320, text: 'usual' },
  { layout: '200% text', width: 800, text: 'double' },
] as const;

const combinations = (['en', 'es'] as const)
  .flatMap((language) => (['light', 'dark', 'contrast'] as const).map((theme) => ({ language, theme })))
  .flatMap((each) => layouts.map((layout) => ({ ...each, ...layout })))
  .filter(({ language, theme, layout }) =>
    __MATRIX__.split(',').every((word) => word === '' || `${language} ${theme} ${layout}`.split(' ').includes(word)),
  );

/** What axe found, a line for each element. */
const found = (report: A11yReport): string[] =>
  'error' in report
    ? [report.error.message]
    : report.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ html, any, all, none }) =>
            `${id}: ${help} (${[...any, ...all, ...none][0]?.message ?? ''}): ${html.slice(0, 160)}`,
        ),
      );

/** What reaches out of the window, where the page is wider than it. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => Math.round(element.getBoundingClientRect().right) > clientWidth,
  );
  return [
    `the page is ${String(scrollWidth)} px wide in ${String(clientWidth)}`,
    ...out.map(({ outerHTML }) => outerHTML.slice(0, 160)),
  ];
}

describe.each(combinations)('$language, $theme, $layout', ({ language, theme, width, text }) => {
  it.each(stories)('$title: $name', async (listed) => {
    await page.viewport(width, 900);
    // What a story does is told in its own language and tested elsewhere; here it is only looked at.
    const [story, meta] = still(listed);
    const composed = composeStory(
      { ...story, globals: { ...story.globals, language, theme, text } },
      meta,
      undefined,
      listed.name,
    );
    await composed.run();
    const { reports } = composed.reporting;
    expect(reports.map(({ type }) => type)).toContain('a11y');
    expect(
      reports.filter(({ status }) => status === 'failed').flatMap(({ result }) => found(result as A11yReport)),
    ).toEqual([]);
    expect(reports.map(({ status }) => status)).not.toContain('failed');
    expect(document.documentElement.lang).toBe(language);
    expect(tooWide()).toEqual([]);
  });
});
