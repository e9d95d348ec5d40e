import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

type AssignedRoom = Schemas['AssignedRoom'];

/** The house of a room, with its floor. */
export function placeOf(intl: IntlShape, { house, floor }: Pick<AssignedRoom, 'house' | 'floor'>): string {
  if (floor === undefined) return house;
  return /^\d+$/.test(floor) ? intl.formatMessage({ id: 'rooming.group' }, { house, floor }) : `${house}, ${floor}`;
}

/** The room in which someone sleeps, in words addressed to them. */
export function roomInWords(intl: IntlShape, room: AssignedRoom): string {
  return intl.formatMessage({ id: 'assignedRoom' }, { name: room.name, place: placeOf(intl, room) });
}
