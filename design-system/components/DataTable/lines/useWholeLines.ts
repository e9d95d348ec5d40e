import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A pointer that only passes over a value shows nothing. In milliseconds. */
const restMs = 300;

const lineOf = '[data-line]';

/** Whether part of the line is cut off. Measures the text, which is wider than its element when it overflows. */
function isCut(line: Element): boolean {
  const words = document.createRange();
  words.selectNodeContents(line);
  return words.getBoundingClientRect().width > line.getBoundingClientRect().width + 1;
}

/**
 * Shows cut-off text in a list: of the hovered value, and of all values in the focused row. Escape hides it without moving either
 * (WCAG 1.4.13).
 */
export function useWholeLines(frame: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null || !isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered: Element | null = null;
    let focused: Element | null = null;
    const update = (): void => {
      const wanted = [hovered, ...(focused?.querySelectorAll(lineOf) ?? [])];
      for (const line of element.querySelectorAll('[data-whole]'))
        if (!wanted.includes(line)) line.removeAttribute('data-whole');
      for (const line of wanted) if (line !== null && isCut(line)) line.setAttribute('data-whole', '');
    };
    const hover = (line: Element | null): void => {
      if (line === hovered) return;
      clearTimeout(timer);
      hovered = null;
      update();
      if (line === null) return;
      timer = setTimeout(() => {
        hovered = line;
        update();
      }, restMs);
    };
    const over = ({ target }: Event): void => {
      hover((target instanceof Element && target.closest('td, th')?.querySelector(lineOf)) || null);
    };
    const leave = (): void => {
      hover(null);
    };
    const focus = ({ target }: Event): void => {
      focused = target instanceof Element && target.matches(':focus-visible') ? target.closest('[data-row]') : null;
      update();
    };
    const blur = (): void => {
      focused = null;
      update();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || element.querySelector('[data-whole]') === null) return;
      event.preventDefault();
      hover(null);
      blur();
    };
    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener('pointerover', over, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', blur, { signal });
    // On the document, because the pointer may rest on a value while the focus is elsewhere.
    document.addEventListener('keydown', key, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  }, [frame, isOn]);
}
