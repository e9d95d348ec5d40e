/* What other domains use of online sessions: this and its rules, nothing else. */
export { listJoinedSessions } from './joining/people.ts';
export { findOnlineSessions, selectLacking, selectUntil } from './list.ts';
