/**
 * The page that an address opens, to recognize an arrival on another one. The menu links to events by type, which are other pages; a
 * step of a form, or a filter of a list, is not, nor is a slash at the end, which some browsers add.
 */
export function placeOf(pathname: string, search: string): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  return path === '/events' ? `${path} ${new URLSearchParams(search).get('type') ?? ''}` : path;
}
