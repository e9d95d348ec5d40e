/* The public interface of rooming. Other domains use only this file and its rules. */
export {
  assignedRoom,
  hasBed,
  joinAssignedRoom,
  presentRoom,
  selectMovedSince,
  selectWithoutBed,
  stays,
} from './assigned.ts';
export type { RoomRow } from './assigned.ts';
export { eventsWithNights, findRooms } from './find.ts';
export { listRooms } from './rooms.ts';
