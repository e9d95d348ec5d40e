/** Where the links of emails about upcoming events lead. */
export const newsPath = '/newsEmails';

/** Query keys of that page: which link it is, and what came of it. */
export const newsKeys = { confirm: 'confirm', unsubscribe: 'unsubscribe', sessions: 'sessions', done: 'done' } as const;

/** What each link can be answered with: first what its page asks, then what undoes it. That of sessions is about their emails. */
export const newsLinks = {
  confirm: ['confirm'],
  unsubscribe: ['unsubscribe', 'resubscribe'],
  sessions: ['turnOff', 'turnOn'],
} as const;
export type NewsLinkKind = keyof typeof newsLinks;

/** What such a link can be answered with, and what the page then says. */
export const newsAnswers = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
  resubscribe: 'resubscribed',
  turnOff: 'turnedOff',
  turnOn: 'turnedOn',
} as const;
export type NewsAction = keyof typeof newsAnswers;

/** The field of the page's form that says which. */
export const answerField = 'answer';

/** What the page says of an answer. */
export const newsOutcomes = [...Object.values(newsAnswers), 'invalid'] as const;
export type NewsOutcome = (typeof newsOutcomes)[number];

/** Which link the page was opened by, and its token; undefined without one. */
export function newsLinkOf(query: (name: string) => string | null): { kind: NewsLinkKind; token: string } | undefined {
  for (const kind of ['unsubscribe', 'confirm', 'sessions'] as const) {
    const token = query(newsKeys[kind]);
    if (token !== null) return { kind, token };
  }
  return undefined;
}

/** Where a link to the page leads, from the site's beginning. */
export function newsAddress(kind: NewsLinkKind, token: string, more: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries({ [newsKeys[kind]]: token, ...more });
  return `${newsPath}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** For how long the link works that confirms an address, in ms: 7 days. */
export const confirmLifetime = 7 * 24 * 60 * 60_000;

/** An address is asked once in this time, however often someone gives it, in ms: a day. */
export const askAgainAfter = 24 * 60 * 60_000;

/** How many days the name and address of someone who has unsubscribed are kept, for those who change their mind. */
export const endedKeptDays = 30;
