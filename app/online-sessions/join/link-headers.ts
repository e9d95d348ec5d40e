/** What a request carries for someone who came with a link; nothing for those who are logged in. */
export function linkHeaders(linkKey: string): Record<string, string> {
  return linkKey === '' ? {} : { Authorization: `Bearer ${linkKey}` };
}
