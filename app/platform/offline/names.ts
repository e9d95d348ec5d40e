/** The worker's caches. If their format changes one day, they get new names and these are deleted. */
export const stores = {
  /** Files of the build, whose names contain their hash. */
  files: 'files-1',
  /** The pages that everyone can read offline. */
  essentials: 'essentials-1',
  /** The pages that someone has opened. */
  visited: 'visited-1',
  /** Of events: pages and calendar files after registering, and the empty page of check-in on a prepared device. */
  events: 'events-1',
} as const;

export type PageStore = Exclude<(typeof stores)[keyof typeof stores], typeof stores.files>;

/** When a page was saved, ms since 1970, and its title: headers of the saved response. */
export const savedAtHeader = 'X-Saved-At';
export const titleHeader = 'X-Saved-Title';

/** Why a saved page is shown: no answer at all, no answer in time, or a proxy's answer because the site is down. */
export const savedReasons = ['offline', 'slow', 'down'] as const;
export type SavedReason = (typeof savedReasons)[number];

/** Query key of the offline page: the requested address. */
export const wantedKey = 'next';

/** The messages from pages to the worker. */
export type WorkerMessage =
  /** Someone has opened this page, in this language; it needed these files. */
  | { kind: 'visited'; address: string; language: string; files: string[] }
  /** Someone has registered for this event. */
  | { kind: 'registered'; eventId: string };
