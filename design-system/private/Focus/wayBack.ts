/** The heading of the nearest of these parts of the page that has one. */
function headingOf(parts: readonly Element[]): HTMLElement | undefined {
  for (const part of parts) {
    const heading = part.isConnected && part.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (heading) return heading;
  }
  return undefined;
}

/**
 * Remembers where the focus is. Called later, when the focus came from there and has been lost because the element is gone
 * or no longer takes it, the answer leads it to the heading of the nearest part of the page that is still there.
 */
export function wayBack(): () => void {
  const parts: Element[] = [];
  const { activeElement, body } = document;
  for (let each = activeElement?.parentElement; each && activeElement !== body; each = each.parentElement)
    parts.push(each);
  return () => {
    const heading = document.activeElement === body ? headingOf(parts) : undefined;
    if (heading === undefined) return;
    if (!heading.hasAttribute('tabindex')) {
      heading.tabIndex = -1;
      heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
    }
    heading.focus();
  };
}
