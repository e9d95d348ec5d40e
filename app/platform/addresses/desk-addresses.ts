import { guardedScreens } from '#rules/access';
import { partKey, type ChangePart } from './change-address.ts';

const { path } = guardedScreens.manageRegistrations;

/** Query key of the event for which a paper form is entered. */
export const eventKey = 'event';

/** The addresses of the registration desk. */
export const desk = {
  list: path,
  party: (registrationId: string) => `${path}/${registrationId}`,
  /** The page where staff change who is coming, or the contact. */
  change: (registrationId: string, part: ChangePart) => `${path}/${registrationId}/change?${partKey}=${part}`,
  /** A party's details about health, minors and arrival. */
  details: (registrationId: string) => `${path}/${registrationId}/details`,
  /** The page that prints the parties selected in the list. */
  chosen: `${path}/selected`,
  waitingList: (eventId: string) => `${path}/waiting/${encodeURIComponent(eventId)}`,
  /** The page for entering a paper form on one screen. */
  newParty: (eventId?: string) =>
    eventId === undefined ? `${path}/new` : `${path}/new?${new URLSearchParams({ [eventKey]: eventId }).toString()}`,
  /** The same with every question that families are asked, step by step. */
  allQuestions: (eventId: string) => `${path}/new/${encodeURIComponent(eventId)}`,
  /** The parties of one event, all or those in one state. */
  partiesOf: (eventId: string, filter: Readonly<Record<string, string>> = {}) =>
    `${path}?${new URLSearchParams({ event: eventId, ...filter }).toString()}`,
} as const;
