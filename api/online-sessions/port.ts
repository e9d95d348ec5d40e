/* Other domains may import only this file and the rules of online sessions. */
export { listJoinedSessions } from './joining/joined-sessions.ts';
export { mailAccepted } from './mail/queue.ts';
export { hostLeaves } from './meetings/host-leaves.ts';
export { findNextSessionChange, findRunningOpenSession } from './on-page.ts';
export { findOnlineSessions, selectLacking, selectToday } from './list.ts';
