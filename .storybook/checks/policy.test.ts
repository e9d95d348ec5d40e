import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overlayStyle } from '../../api/platform/pages/styles/overlay-style.ts';
import preview from '../preview.tsx';
import { componentStories, still } from './stories.ts';

setProjectAnnotations([preview]);

const refused: string[] = [];
const sheets = componentStories.filter(({ title, name }) => title.startsWith('Overlays/') && name === 'Default');

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

// Blocks the same styles as api/platform/pages/policy.ts. A policy added at run time applies to everything added after it.
beforeAll(async () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    // Storybook stops animations with its own style element.
    if (!sample.startsWith('*, *:before')) refused.push(effectiveDirective);
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  const hash = base64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(overlayStyle)));
  policy.content = `style-src-elem 'self' 'sha256-${hash}' 'report-sample'; style-src-attr 'none'`;
  document.head.append(policy);
});

beforeEach(() => {
  refused.length = 0;
});

it('enforces the policy in this page', async () => {
  const words = document.createElement('p');
  words.setAttribute('style', 'color: red');
  await expect.poll(() => refused).toEqual(['style-src-attr']);
  const sheet = document.createElement('style');
  sheet.textContent = `${overlayStyle} `;
  document.head.append(sheet);
  await expect.poll(() => refused).toEqual(['style-src-attr', 'style-src-elem']);
  sheet.remove();
});

// The site itself renders pages with screens; the end-to-end journeys check those.
it.each(componentStories)('$title: $name needs no style attribute in the page from the server', (listed) => {
  const Story = composeStory(...still(listed), undefined, listed.name);
  expect(renderToString(createElement(Story)).match(/<[^<>]*\sstyle="[^"]*"|<style[^<]*/g) ?? []).toEqual([]);
});

describe.each(['Linux x86_64', 'iPhone'])('on %s', (platform) => {
  beforeAll(() => {
    Object.defineProperty(navigator, 'platform', { configurable: true, value: platform });
    Object.defineProperty(navigator, 'userAgentData', { configurable: true, value: undefined });
  });

  it.each(sheets)('$title opens, and the page behind it stands still', async (listed) => {
    await composeStory(...still(listed), undefined, listed.name).run();
    // Not through the browser's driver, which adds its own style while it positions the click.
    document.querySelector<HTMLElement>('button:not([role="alertdialog"] *)')?.click();
    await expect
      .poll(() => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
      .not.toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    // A dialog contains its own touch scrolling. For a menu on an iPhone, react-aria does so with a style that the policy allows.
    const dialog = document.querySelector('dialog');
    if (dialog) expect(getComputedStyle(dialog).overscrollBehavior).toBe('contain');
    else if (platform === 'iPhone') expect(getComputedStyle(document.body).overscrollBehavior).toBe('contain');
    expect(refused).toEqual([]);
  });
});
