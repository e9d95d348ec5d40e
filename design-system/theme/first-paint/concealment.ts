/** Hides everything on the page while it is not known who sees it; its layout and place in the window stay. */
export function concealPage(): void {
  document.documentElement.style.visibility = 'hidden';
}

/** Shows the page again. */
export function revealPage(): void {
  document.documentElement.style.removeProperty('visibility');
}
