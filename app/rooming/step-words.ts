import type { Room, RoomingPerson } from '#rules/rooming';
import type { IntlShape } from 'react-intl';
import { failureInWords, personName } from './port/rooming-words.ts';
import type { RoomingChange, StepFailure } from './use-rooming.ts';

/** The announcement of a step for people who do not see it: who moved, from where, to where. */
export function stepText(
  intl: IntlShape,
  step: RoomingChange,
  moved: readonly RoomingPerson[],
  rooms: readonly Room[],
): string {
  const roomName = (id: string | undefined) => {
    const room = rooms.find((one) => one.id === id);
    return room ? intl.formatMessage({ id: 'rooming.room' }, { name: room.name }) : '';
  };
  const from = [...new Set(moved.map(({ placement }) => roomName(placement?.roomId)))].filter((name) => name !== '');
  const values = {
    names: intl.formatList(moved.map(personName), { type: 'conjunction' }),
    from: intl.formatList(from, { type: 'conjunction' }),
    hasFrom: String(from.length > 0),
    to: roomName(step.roomId),
    count: moved.length,
  };
  return intl.formatMessage({ id: `rooming.said.${step.action}` }, values);
}

/** Why a step was refused, and that the steps that waited for it were not taken either. */
export function stepFailureText(intl: IntlShape, { error, dropped: count }: StepFailure): string {
  const reason = failureInWords(intl, error, 'rooming.stepGone');
  return count === 0 ? reason : `${reason} ${intl.formatMessage({ id: 'rooming.dropped' }, { count })}`;
}
