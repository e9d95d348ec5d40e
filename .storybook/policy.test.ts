import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import preview from './preview.tsx';
import { still, stories } from './stories.ts';

setProjectAnnotations([preview]);

const refused: string[] = [];
const sheets = stories.filter(({ title, name }) => title.startsWith('Overlays/') && name === 'Default');

// What api/pages/policy.ts refuses beside the page's own stylesheet. A policy added at run time rules over what comes later.
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    // Storybook stops animations by a style element of its own.
    if (!sample.startsWith('*, *:before')) refused.push(effectiveDirective);
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src-elem 'self' 'report-sample'; style-src-attr 'none'";
  document.head.append(policy);
});

beforeEach(() => {
  refused.length = 0;
});

it('is in force here', async () => {
  const words = document.createElement('p');
  words.setAttribute('style', 'color: red');
  await expect.poll(() => refused).toEqual(['style-src-attr']);
});

it.each(stories)('$title: $name needs no style attribute in the page from the server', (listed) => {
  const Story = composeStory(...still(listed), undefined, listed.name);
  expect(renderToString(createElement(Story))).not.toMatch(/\sstyle="|<style/);
});

describe.each(['Linux x86_64', 'iPhone'])('on %s', (platform) => {
  beforeAll(() => {
    Object.defineProperty(navigator, 'platform', { configurable: true, value: platform });
    Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: undefined });
  });

  it.each(sheets)('$title opens, and the page behind it stands still', async (listed) => {
    await composeStory(...still(listed), undefined, listed.name).run();
    // Not by the browser's driver, which adds a style of its own while it aims.
    document.querySelector<HTMLElement>('button:not([role="alertdialog"] *)')?.click();
    await expect.poll(() => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')).not.toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    if (platform === 'iPhone') {
      // react-aria tries, is refused, and is not needed.
      await expect.poll(() => refused).toEqual(['style-src-elem']);
      expect(getComputedStyle(document.body).overscrollBehavior).toBe('contain');
    } else {
      expect(refused).toEqual([]);
    }
  });
});
