/* What other domains use of rooming: this and its rules, nothing else. */
export { assignedRoom, joinAssignedRoom, presentRoom, selectMovedSince, selectWithoutBed, stays } from './assigned.ts';
export type { RoomRow } from './assigned.ts';
export { eventsWithNights, findRooms } from './found.ts';
export { listRooms } from './rooms.ts';
