import * as a11y from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';
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
  .filter(({ language, theme, layout }) => __MATRIX__.split(',').every((word) => word === '' || `${language} ${theme} ${layout}`.split(' ').includes(word)));

describe.each(combinations)('$language, $theme, $layout', ({ language, theme, width, text }) => {
  it.each(stories)('$title: $name', async (listed) => {
    await page.viewport(width, 900);
    // What a story does is told in its own language and tested elsewhere; here it is only looked at.
    const [story, meta] = still(listed);
    const composed = composeStory({ ...story, globals: { ...story.globals, language, theme, text } }, meta, undefined, listed.name);
    await composed.run();
    const { reports } = composed.reporting;
    expect(reports.map(({ type }) => type)).toContain('a11y');
    expect(reports.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(document.documentElement.lang).toBe(language);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});
