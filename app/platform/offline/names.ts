/** The stores of the worker. What is in another shape one day is kept under another name, and these are deleted. */
export const stores = {
  /** Files of the build, under names that hold their hash. */
  files: 'files-1',
  /** The pages that everyone can read without a connection. */
  essentials: 'essentials-1',
  /** The pages that someone has opened. */
  visited: 'visited-1',
  /** The pages and calendar files of events that someone has registered for. */
  events: 'events-1',
} as const;

export type PageStore = Exclude<(typeof stores)[keyof typeof stores], typeof stores.files>;

/** When a page was saved, ms since 1970, and its title: headers of what is kept. */
export const savedAtHeader = 'X-Saved-At';
export const titleHeader = 'X-Saved-Title';

/** Why a page comes from what is saved: no answer at all, none in time, or a proxy's that the site does not answer. */
export const savedBecause = ['offline', 'slow', 'down'] as const;
export type SavedBecause = (typeof savedBecause)[number];

/** Query key of the offline page: the address that was wanted. */
export const wantedKey = 'next';

/** What pages tell the worker. */
export type WorkerMessage =
  /** Someone has opened this page, in this language; it needed these files. */
  | { kind: 'visited'; address: string; language: string; files: string[] }
  /** Someone has registered for this event. */
  | { kind: 'registered'; eventId: string };
