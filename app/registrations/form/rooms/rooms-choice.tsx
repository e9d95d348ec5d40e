import { Select } from '#design-system';
import { useIntl } from 'react-intl';
import type { ProblemCode, Schemas } from '../../../platform/client/client.ts';

const maximumRooms = 10;

/** Reasons for a missing price that another number of rooms resolves. */
export const roomProblems: readonly ProblemCode[] = ['room-without-adult', 'rooms-too-small', 'rooms-not-offered'];

/** Reasons for a missing price that another choice of rooms resolves. */
export const choiceProblems: readonly ProblemCode[] = [
  'chosen-room-unknown',
  'chosen-room-too-small',
  'chosen-room-without-adult',
];

interface RoomsChoiceProps {
  event: Schemas['Event'];
  rooms: number;
  errorMessage: string | undefined;
  onChange: (rooms: number) => void;
}

/** The number of rooms of a party. */
export function RoomsChoice({ event, rooms, errorMessage, onChange }: RoomsChoiceProps) {
  const intl = useIntl();
  return (
    <Select
      name="rooms"
      label={intl.formatMessage({ id: 'field.rooms' })}
      hint={intl.formatMessage({ id: 'field.rooms.hint' }, { capacity: event.roomCapacity ?? 0 })}
      errorMessage={errorMessage}
      value={String(rooms)}
      options={Array.from({ length: maximumRooms + 1 }, (_, count) => ({
        value: String(count),
        label: intl.formatMessage({ id: 'field.rooms.count' }, { count }),
      }))}
      onChange={(chosen) => {
        onChange(Number(chosen));
      }}
    />
  );
}
