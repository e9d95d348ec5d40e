/** The two files that the build makes of each language's catalogue. */
export const messageParts = ['page', 'further'] as const;
export type MessagePart = (typeof messageParts)[number];

/**
 * How the ids of the messages begin that stand on every page or on a page of content. All others come with the first
 * screen that is more than content, so that a reader does not wait for the words of forms and of the staff.
 */
const onPages = new Set([
  ...['content', 'confession', 'day', 'demo', 'error', 'event', 'footer', 'form', 'frame', 'guard', 'guest', 'home', 'inactivity', 'language', 'live'],
  ...['loading', 'logout', 'manage', 'nav', 'noScript', 'offline', 'page', 'person', 'prayers', 'rank', 'season', 'theme', 'wog'],
]);

/** Single messages of those beginnings that are more. */
const alsoOnPages = new Set(['problem.network']);

/** Which of the two files a message is in. */
export function partOf(id: string): MessagePart {
  const [beginning = ''] = id.split('.');
  return onPages.has(beginning) || alsoOnPages.has(id) ? 'page' : 'further';
}
