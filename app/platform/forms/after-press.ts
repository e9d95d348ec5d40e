/**
 * Runs a check that a field requests on blur. While the pointer is down on a button, it waits: an error that appears or
 * disappears would move the button away before the press becomes a click.
 */
export function afterPress(check: () => void): void {
  if (!document.documentElement.matches(':active')) {
    check();
    return;
  }
  const ended = new AbortController();
  const finish = () => {
    ended.abort();
    // The click comes after the pointer is up, in the same task.
    setTimeout(check);
  };
  document.addEventListener('mouseup', finish, { signal: ended.signal });
  document.addEventListener('pointercancel', finish, { signal: ended.signal });
}
