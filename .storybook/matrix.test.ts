import * as a11y from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';

declare const __MATRIX__: string;

type StoryFile = Record<string, StoryObj> & { default: Meta };

setProjectAnnotations([a11y, preview]);

const files = import.meta.glob<StoryFile>('../design-system/**/*.stories.tsx', { eager: true });

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
  for (const { default: meta, ...stories } of Object.values(files)) {
    for (const [name, story] of Object.entries(stories)) {
      it(`${meta.title ?? ''}: ${name}`, async () => {
        await page.viewport(width, 900);
        // What a story does is told in its own language and tested elsewhere; here it is only looked at.
        const still = { ...story, play: undefined, globals: { ...story.globals, language, theme, text } };
        const composed = composeStory(still, { ...meta, play: undefined }, undefined, name);
        await composed.run();
        const { reports } = composed.reporting;
        expect(reports.map(({ type }) => type)).toContain('a11y');
        expect(reports.filter(({ status }) => status === 'failed')).toEqual([]);
        expect(document.documentElement.lang).toBe(language);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      });
    }
  }
});
