/* The public interface of events. Other domains use only this file and its rules. */
export { calendarFile } from './calendar-file.ts';
export { findNamedEvents } from './named-events.ts';
export type { NamedEvent } from './named-events.ts';
export { findNextChange } from './next-change.ts';
export { payPalClientId, takesPayPal } from './paypal.ts';
export { arrivalNotes, paymentInstructions, presentEvent, presentRegisteredEvent } from './present.ts';
export { readEmbeddedEvents } from './seed.ts';
export { hashed, readEventFile, writeEventSource } from './source.ts';
export type { HashedEventSource } from './source.ts';
export {
  contentOf,
  depositOf,
  findEvent,
  findEvents,
  findPublicEvent,
  findPublicEventIds,
  findPublicEvents,
  lockEvents,
  markEventCanceled,
  readPlacesVersion,
  savePublishedEvent,
} from './store.ts';
export type { PlacesVersion, StoredEvent } from './store.ts';
export { daysInWords, dollarsInWords, restDayInWords } from './words.ts';
