/** The two files that the build makes of each language's catalogue. */
export const messageParts = ['page', 'further'] as const;
export type MessagePart = (typeof messageParts)[number];

/**
 * How the ids of the messages begin that stand on every page or on a page of content. All others come with the first
 * screen that is more than content, so that a reader does not wait for the words of forms and of the staff.
 */
const onPages = new Set([
  ...['content', 'confession', 'day', 'demo', 'error', 'footer', 'form', 'frame', 'guard', 'guest', 'home', 'language', 'live'],
  ...['loading', 'logout', 'manage', 'nav', 'noScript', 'page', 'person', 'prayers', 'rank', 'season', 'theme', 'wog'],
]);

/** Single messages of other beginnings. */
const alsoOnPages = new Set([
  ...['offline.title', 'problem.network'],
  ...['addToCalendar', 'dateRange', 'datesAndPlace', 'datesInMonth', 'registerFor'].map((name) => `event.${name}`),
  ...['closed', 'completed', 'full', 'notYetOpen', 'open'].map((name) => `event.status.${name}`),
]);

/** Which of the two files a message is in. */
export function partOf(id: string): MessagePart {
  const [beginning = ''] = id.split('.');
  return onPages.has(beginning) || alsoOnPages.has(id) ? 'page' : 'further';
}
