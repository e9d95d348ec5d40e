/** Returns the heading of the nearest of these ancestors that has one and is still in the document. */
function headingOf(parts: readonly Element[]): HTMLElement | undefined {
  for (const part of parts) {
    const heading = part.isConnected && part.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (heading) return heading;
  }
  return undefined;
}

/**
 * Remembers the focused element's ancestors. If the focus is later lost, because the element is gone or no longer focusable, the
 * returned function moves it to the heading of the nearest ancestor that is still in the document, or else of the page.
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
    const heading = document.activeElement === body ? headingOf(parts) : undefined;
    if (heading === undefined) return;
    if (!heading.hasAttribute('tabindex')) {
      heading.tabIndex = -1;
      heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
    }
    heading.focus({ preventScroll: isOpenedByItself });
  };
}
