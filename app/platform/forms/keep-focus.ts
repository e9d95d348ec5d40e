/** Gives the focus to a heading when the button that was pressed is gone with what it belonged to. */
export function keepFocus(headingId: string): void {
  // Two frames: the dialog gives the focus back in the first, where there is something left to give it to.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
    });
  });
}
