/* What other domains use of registrations: this and its rules, nothing else. */
export { matching } from './desk/list.ts';
export { party, recordChanges, system } from './history.ts';
export type { Actor } from './history.ts';
export { addressToken, requireKey, requireLink } from './key.ts';
export { countToCancel } from './lifecycle/cancel-event.ts';
export { cancel, endHold, offerAddedPlaces } from './lifecycle/lifecycle.ts';
export { loadRegistration } from './load.ts';
export { mailParty } from './mail/mail-party.ts';
export { loadOwnRegistrations } from './own/own-registrations.ts';
export type { RegistrationRecord } from './record.ts';
export { overdue } from './rows/conditions.ts';
export { sendToParty } from './send-to-party.ts';
export { findRegistration } from './store.ts';
export { markEmailAddress, markEmailTo } from './write/marks.ts';
export { applyChange } from './write/apply-change.ts';
export type { ChangeParts } from './write/apply-change.ts';
export { requireVersion, withLocked } from './write/locked.ts';
export type { Locked } from './write/locked.ts';
