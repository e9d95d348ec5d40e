/** Moves the focus to a heading when the pressed button has disappeared with its surroundings. */
export function keepFocus(headingId: string): void {
  const pressed = document.activeElement;
  const look = (frames: number) => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
      // A slow device renders the change some frames later.
      else if (document.activeElement === pressed && frames > 0) look(frames - 1);
    });
  };
  // Two frames: the dialog returns the focus in the first, if there is still something to return it to.
  requestAnimationFrame(() => {
    look(60);
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
