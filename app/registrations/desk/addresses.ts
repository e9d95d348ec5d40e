import { guardedScreens } from '#rules/access';
import { partKey, type ChangePart } from '../own/change/change-address.ts';

const { path } = guardedScreens.manageRegistrations;

/** Query key of the event for which a form is typed in. */
export const eventKey = 'event';

/** The addresses of the registration desk. */
export const desk = {
  list: path,
  party: (registrationId: string) => `${path}/${registrationId}`,
  /** Where staff change who comes, or whom the center writes to. */
  change: (registrationId: string, part: ChangePart) => `${path}/${registrationId}/change?${partKey}=${part}`,
  /** What a party told of health, minors and arrival. */
  details: (registrationId: string) => `${path}/${registrationId}/details`,
  waitingList: (eventId: string) => `${path}/waiting/${encodeURIComponent(eventId)}`,
  /** Where a form is typed in on one screen. */
  newParty: (eventId?: string) =>
    eventId === undefined ? `${path}/new` : `${path}/new?${new URLSearchParams({ [eventKey]: eventId }).toString()}`,
  /** The same with every question that families are asked, step by step. */
  allQuestions: (eventId: string) => `${path}/new/${encodeURIComponent(eventId)}`,
  /** The parties of one event, or only those of them in some state. */
  partiesOf: (eventId: string, filter: Readonly<Record<string, string>> = {}) =>
    `${path}?${new URLSearchParams({ event: eventId, ...filter }).toString()}`,
} as const;
