// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

/** How many people a registration holds at most. */
export const mostPeople = 200;

/** How many parties staff release at once at most. */
export const mostReleases = 100;

/** How many parties staff remind at once at most. */
export const mostReminders = 100;

/** Most parties of which signatures are asked for, or which are closed, at once. */
export const mostChosen = 100;

/** How many characters a shorter text of an event has at most, such as its verse. */
export const mostNote = 1000;

/** Most parties to which new prices are applied at once. */
export const mostRepriced = 100;

/** How many minutes an online session lasts. */
export const sessionMinutes = {
  "least": 5,
  "most": 1439
} as const;

/** How many people can join an online session, if there is a limit. */
export const sessionPeople = {
  "least": 1,
  "most": 100000
} as const;
