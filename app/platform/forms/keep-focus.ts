/** Moves the focus to a heading when the pressed button has disappeared with its surroundings. */
export function keepFocus(headingId: string): void {
  // Two frames: the dialog returns the focus in the first, if there is still something to return it to.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
    });
  });
}

/** Moves the focus to a heading or a field, and opens the disclosure that hides it. */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  const closed = element?.closest('details');
  if (closed) closed.open = true;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
