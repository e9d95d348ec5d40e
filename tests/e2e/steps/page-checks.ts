import type { Page } from '@playwright/test';

/** Below this width in px a page must work by touch, whatever the pointer; it is `breakpoints.medium` at the default font size. */
const touchWidth = 640;

/**
 * Finds faults on the current page that axe does not look for: forms that cannot be told apart, controls with two labels,
 * duplicate ids, markup that no parser would have built, and standalone links that are too low to hit (WCAG 2.5.5, 2.5.8).
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  const isTouched = width < touchWidth || (await page.evaluate(() => matchMedia('(pointer: coarse)').matches));
  return page.evaluate(findFaults, isTouched ? 44 : 24);
}

/** Runs in the page, so it must be self-contained. */
function findFaults(target: number): string[] {
  const blocks =
    'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul';
  const forWords = 'span, button, label, p, h1, h2, h3, h4, h5, h6, em, strong, small, cite, q, time, output, dt';
  const all = <Found extends Element = Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const told = (element: Element) => element.cloneNode(false) as Element;
  const tag = (element: Element) => told(element).outerHTML.slice(0, 160);
  const named = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (words || (element.getAttribute('aria-label') ?? '')).trim();
  };

  // A form that filters a list is named by the search landmark around it. Collapsed forms count too.
  const forms = all('form:not([role=search] form)');
  const names = forms.map(named);
  const likeForms = forms.filter(
    (_, index) => forms.length > 1 && (names[index] === '' || names.indexOf(names[index] ?? '') !== index),
  );
  const doublyLabeled = all<HTMLInputElement>('input, select, textarea, button, output, meter, progress').filter(
    ({ labels }) => (labels?.length ?? 0) > 1,
  );
  const ids = all('[id]').map(({ id }) => id);
  const nested = [
    ...all(`:is(${forWords}) :is(${blocks})`).filter((element) => !element.closest('svg') && isMisplaced(element)),
    ...all('a :is(a, button, input, select, textarea), button :is(a, button, input, select, textarea), form form'),
  ];

  /**
   * Whether block content is inside an element that allows only inline content; content of a nearer block belongs to that block.
   */
  function isMisplaced(element: Element): boolean {
    return element.parentElement?.closest(`${forWords}, ${blocks}`)?.matches(forWords) ?? false;
  }

  /** Visually hidden text is clipped to one pixel. */
  function isSeen(text: Node): boolean {
    for (let each = text.parentElement; each; each = each.parentElement)
      if (each.clientWidth <= 1 && getComputedStyle(each).overflow !== 'visible' && each.clientHeight <= 1)
        if (getComputedStyle(each).position === 'absolute') return false;
    return text.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
  }

  /**
   * An inline link within text may be as low as its line; a link that is alone in its block, or only beside other links, may not.
   */
  function standsAlone(link: HTMLElement): boolean {
    if (getComputedStyle(link).display !== 'inline') return true;
    let block = link.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (!block) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const hasWords = /[\p{L}\p{N}]/u.test(text.textContent ?? '');
      if (hasWords && !text.parentElement?.closest('a') && isSeen(text)) return false;
    }
    return true;
  }

  /** The height of the touch target: the link, or the area that its pseudo-element covers. */
  function pressedHeight(link: HTMLElement): number {
    const stretched = ['::before', '::after'].some((part) => {
      const { content, position } = getComputedStyle(link, part);
      return content !== 'none' && position === 'absolute';
    });
    let over: HTMLElement = link;
    while (stretched && over.parentElement && getComputedStyle(over).position === 'static') over = over.parentElement;
    return over.getBoundingClientRect().height;
  }

  const low = all<HTMLElement>('a[href]').filter((link) => {
    const { bottom, width } = link.getBoundingClientRect();
    const isReached = isShown(link) && width > 1 && bottom + scrollY > 0 && !link.closest('svg');
    // Half a pixel of tolerance for rounding.
    return isReached && standsAlone(link) && pressedHeight(link) < target - 0.5;
  });

  return [
    ...likeForms.map((form) => `not told apart from another form: ${tag(form)}`),
    ...doublyLabeled.map((control) => `has two labels: ${tag(control)}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id used twice: ${id}`),
    ...nested.map(
      (element) => `may not be in <${element.parentElement?.tagName.toLowerCase() ?? ''}>: ${tag(element)}`,
    ),
    ...low.map(
      (link) =>
        `${pressedHeight(link).toFixed(0)} px high instead of ${String(target)}: ${tag(link)} ${link.textContent.slice(0, 40)}`,
    ),
  ];
}

/** The number of printed pages of this page. */
export async function pagesOf(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
