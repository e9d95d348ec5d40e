import { guardedScreens } from '#rules/access';

const { path } = guardedScreens.manageRegistrations;

/** The addresses of the registration desk. */
export const desk = {
  list: path,
  party: (registrationId: string) => `${path}/${registrationId}`,
  waitingList: (eventId: string) => `${path}/waiting/${encodeURIComponent(eventId)}`,
  newParty: (eventId?: string) => (eventId === undefined ? `${path}/new` : `${path}/new/${encodeURIComponent(eventId)}`),
  /** The parties of one event, or only those of them in some state. */
  partiesOf: (eventId: string, filter: Readonly<Record<string, string>> = {}) => `${path}?${new URLSearchParams({ event: eventId, ...filter }).toString()}`,
} as const;
