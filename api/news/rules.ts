/** The page that the links in emails about upcoming events open. */
export const newsPath = '/newsEmails';

/** Query keys of that page: the kind of link, and the outcome. */
export const newsKeys = { confirm: 'confirm', unsubscribe: 'unsubscribe', sessions: 'sessions', done: 'done' } as const;

/**
 * The actions of each link: first the one that its page offers, then the one that undoes it. The `sessions` link is about emails on
 * online sessions.
 */
export const newsLinks = {
  confirm: ['confirm'],
  unsubscribe: ['unsubscribe', 'resubscribe'],
  sessions: ['turnOff', 'turnOn'],
} as const;
export type NewsLinkKind = keyof typeof newsLinks;

/** The actions of these links, each with the outcome that the page then shows. */
export const newsAnswers = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
  resubscribe: 'resubscribed',
  turnOff: 'turnedOff',
  turnOn: 'turnedOn',
} as const;
export type NewsAction = keyof typeof newsAnswers;

/** The field of the page's form that contains the action. */
export const answerField = 'answer';

/** The outcomes that the page can show. `stopped`: not only the reader stopped these emails, so the link cannot start them again. */
export const newsOutcomes = [...Object.values(newsAnswers), 'invalid', 'stopped'] as const;
export type NewsOutcome = (typeof newsOutcomes)[number];

/** The outcome that the page shows when the API refuses an answer with this problem; undefined for other problems. */
export function refusedOutcome(problemCode: string): 'invalid' | 'stopped' | undefined {
  if (problemCode === 'link-invalid') return 'invalid';
  return problemCode === 'state-conflict' ? 'stopped' : undefined;
}

/** The kind of link that opened the page, with its token; undefined if there is no token. */
export function newsLinkOf(query: (name: string) => string | null): { kind: NewsLinkKind; token: string } | undefined {
  for (const kind of ['unsubscribe', 'confirm', 'sessions'] as const) {
    const token = query(newsKeys[kind]);
    if (token !== null) return { kind, token };
  }
  return undefined;
}

/** The address of a link to the page, relative to the site. */
export function newsAddress(kind: NewsLinkKind, token: string, more: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries({ [newsKeys[kind]]: token, ...more });
  return `${newsPath}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** How long a confirmation link works, in ms: 7 days. */
export const confirmLifetime = 7 * 24 * 60 * 60_000;

/** An address is asked at most once in this time, however often someone enters it, in ms: one day. */
export const askAgainAfter = 24 * 60 * 60_000;

/** How many days the name and address of someone who has unsubscribed are kept, for those who change their mind. */
export const endedKeptDays = 30;
