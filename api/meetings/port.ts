/* Other domains may import only this file and the rules of meetings. */
export { endedAccountApi, meetingAccountApi } from './calls.ts';
export type { JoinDetails, MeetingAccountApi, MeetingFacts } from './calls.ts';
export { MeetingError } from './errors.ts';
export type { ProviderConfig } from './provider.ts';
export { findMeetingEnd, takeTokens } from './store.ts';
export type { HeldTokens } from './store.ts';
