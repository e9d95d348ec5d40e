/**
 * Returns the first visible heading of the nearest of these ancestors that has one and is still in the document, or the label of
 * a disclosure that has been closed on the way there.
 */
function placeIn(parts: readonly Element[]): HTMLElement | null {
  for (const part of parts) {
    if (!part.isConnected) continue;
    if (part instanceof HTMLDetailsElement && !part.open) return part.querySelector('summary');
    const headings = part.querySelectorAll<HTMLElement>('h1, h2, h3, h4');
    const heading = [...headings].find((each) => each.checkVisibility());
    if (heading) return heading;
  }
  return null;
}

/**
 * Remembers the focused element's ancestors. If the focus is later lost, because the element is gone or no longer focusable, the
 * returned function moves it to the heading of the nearest ancestor that is still in the document, or else of the page. In a
 * disclosure that has been closed, it moves to the label.
 */
export function wayBack(): () => void {
  const parts: Element[] = [];
  const { activeElement, body } = document;
  for (let each = activeElement?.parentElement; each && activeElement !== body; each = each.parentElement)
    parts.push(each);
  // Nobody had pressed anything, such as when an address opens a dialog: the way back is the page's own heading, without scrolling.
  const isOpenedByItself = parts.length === 0;
  const main = document.querySelector('main');
  if (isOpenedByItself && main) parts.push(main);
  return () => {
    const place = document.activeElement === body ? placeIn(parts) : null;
    if (place === null) return;
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: isOpenedByItself });
  };
}
