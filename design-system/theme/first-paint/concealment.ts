/** Hides everything on the page while the user is unknown; its layout and scroll position stay. */
export function concealPage(): void {
  document.documentElement.style.visibility = 'hidden';
}

/** Shows the page again. */
export function revealPage(): void {
  document.documentElement.style.removeProperty('visibility');
}
