import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect as expectOf } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import preview from '../preview.tsx';
import { still, stories } from './stories.ts';

setProjectAnnotations([preview]);

/** WCAG 2.5.5: a target is large enough for a finger; in px. */
const finger = 44;
/** WCAG 2.5.8: the minimum for a mouse at a desk, in px; only for components of the staff's workspace (tag `workspace`). */
const mouse = 24;

/** The visible elements that activate a control: the element itself, and its labels, which may be drawn in its place. */
const drawn = (element: Element): Element[] => [
  element,
  ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
];

function targetOf(element: Element): DOMRect {
  const boxes = drawn(element).map((each) => each.getBoundingClientRect());
  const start = Math.min(...boxes.map(({ left }) => left));
  const top = Math.min(...boxes.map(({ top: each }) => each));
  return new DOMRect(
    start,
    top,
    Math.max(...boxes.map(({ right }) => right)) - start,
    Math.max(...boxes.map(({ bottom }) => bottom)) - top,
  );
}

/** An inline link is only as high as its line of text (the exception in WCAG 2.5.5). */
const isAmongWords = (element: Element): boolean =>
  element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline';

/** Whether there is a focus mark on the element, or on the card or row that it represents. */
function hasMark(element: Element): boolean {
  for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
  }
  return false;
}

/** Whether the element's center is in view, neither cut off nor covered. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + Math.min(height, window.innerHeight) / 2);
  return found !== null && (found.contains(element) || drawn(element).some((each) => each.contains(found)));
}

/** How many frames a screen has to settle: parts that load later move the focused element. */
const framesToRest = 60;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The complaints about an element that remain once the screen settles; none if the element was replaced meanwhile. */
async function lastingComplaintsAbout(element: Element, least: number): Promise<string[]> {
  let complaints = await complaintsAbout(element, least);
  for (let frame = 0; complaints.length > 0 && frame < framesToRest; frame += 1) {
    await nextFrame();
    if (document.activeElement !== element) return [];
    complaints = await complaintsAbout(element, least);
  }
  return complaints;
}

async function complaintsAbout(element: Element, least: number): Promise<string[]> {
  const { width, height } = targetOf(element);
  const complaints = [
    !drawn(element).some((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) &&
      'is not visible',
    !isInSight(element) && 'is out of sight',
    !hasMark(element) && 'has no focus mark',
    // Half a pixel of tolerance for the browser's rounding.
    !isAmongWords(element) &&
      Math.min(width, height) < least - 0.5 &&
      `is ${width.toFixed(0)} by ${height.toFixed(0)} px`,
  ];
  try {
    await expectOf(element).toHaveAccessibleName();
  } catch {
    complaints.push('has no name');
  }
  return complaints
    .filter((complaint) => complaint !== false)
    .map((complaint) => `${element.outerHTML.slice(0, 120)} ${complaint}`);
}

/** Makes the next Tab reach the first control of the page, wherever the screen has put the focus. */
function startAtTheTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Whether the screen moved the focus there itself, to a heading for example. Tab never stops at such an element. */
const wasFocusedByScreen = (element: Element): boolean => element instanceof HTMLElement && element.tabIndex < 0;

/** Tabs from the top to the end, or to what was seen before. Returns the complaints about every element that takes the focus. */
async function walkFromTheTop(least: number, seen: Set<Element>): Promise<string[]> {
  const complaints: string[] = [];
  startAtTheTop();
  for (;;) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || seen.has(activeElement)) return complaints;
    if (wasFocusedByScreen(activeElement)) continue;
    seen.add(activeElement);
    complaints.push(...(await lastingComplaintsAbout(activeElement, least)));
  }
}

/** Walks twice: a screen that moves the focus while it opens makes the first walk begin in its middle. */
async function walk(least: number): Promise<string[]> {
  const seen = new Set<Element>();
  return [...(await walkFromTheTop(least, seen)), ...(await walkFromTheTop(least, seen))];
}

describe.each([
  { layout: 'a phone', width: 320 },
  { layout: 'a desk', width: 1280 },
])('everything that Tab reaches on $layout is visible, named and large enough', ({ layout, width }) => {
  it.each(stories)('$title: $name', async (listed) => {
    await page.viewport(width, 900);
    await composeStory(...still(listed), undefined, listed.name).run();
    const tags = [...(listed.meta.tags ?? []), ...(listed.story.tags ?? [])];
    const isAtDesk = layout === 'a desk' && tags.includes('workspace');
    expect(await walk(isAtDesk ? mouse : finger)).toEqual([]);
  });
});
