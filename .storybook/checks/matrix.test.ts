import type { A11yReport } from '@storybook/addon-a11y';
import * as a11y from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import { still, stories } from './stories.ts';

declare const __MATRIX__: string;

setProjectAnnotations([a11y, preview]);

/** WCAG 1.4.10 and 1.4.4: a window 320 px wide, and text at twice its size. */
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

/** The violations that axe found, one line per element. */
const found = (report: A11yReport): string[] =>
  'error' in report
    ? [report.error.message]
    : report.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ html, any, all, none }) =>
            `${id}: ${help} (${[...any, ...all, ...none][0]?.message ?? ''}): ${html.slice(0, 160)}`,
        ),
      );

/** The elements that extend beyond the window; empty if the page is not wider than the window. */
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
    // A play function expects the story's own language and runs in other tests; here the story is only rendered.
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
