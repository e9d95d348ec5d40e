import { Facts, Fieldset, Select, Stack, Text } from '#design-system';
import { roomShares } from '#rules/rooms';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { fullName, type Draft, type DraftPerson } from '../draft.ts';
import { chosenRoomFaults, peopleInRooms, withRoomOf, type ChosenRoomFault } from './room-draft.ts';

type Event = Schemas['Event'];

/** The id of the field for a person's room. */
export const roomField = ({ id }: Pick<DraftPerson, 'id'>): string => `room-${id}`;

interface RoomError {
  fieldId: string;
  message: string;
}

function toError(intl: IntlShape, fault: ChosenRoomFault): RoomError {
  const { kind, room } = fault;
  if (kind === 'empty') return { fieldId: 'rooms', message: intl.formatMessage({ id: 'roomShare.nobody' }, { room }) };
  const values = { room, name: fullName(fault.person) };
  return { fieldId: roomField(fault.person), message: intl.formatMessage({ id: `roomShare.${kind}` }, values) };
}

/** The errors in the choice of rooms, each with its field. */
export function roomErrors(intl: IntlShape, event: Event, draft: Draft): RoomError[] {
  return chosenRoomFaults(event, draft).map((fault) => toError(intl, fault));
}

interface RoomSharingProps {
  event: Event;
  draft: Draft;
  change: (apply: (before: Draft) => Draft) => void;
  /** The errors that should be shown now. */
  errors: readonly RoomError[];
  onFieldLeft: () => void;
}

/** Asks who shares a room, if a party takes several, and explains how to ask for a roommate from another registration. */
export function RoomSharing(props: RoomSharingProps) {
  const { event, draft } = props;
  const staying = peopleInRooms(event, draft).filter(({ room }) => room !== undefined);
  if (staying.length === 0) return null;
  return (
    <Stack gap="l">
      {draft.rooms > 1 && staying.length > 1 && <RoomChoices {...props} staying={staying} />}
      <Text tone="muted">
        <FormattedMessage id="roomShare.elsewhere" />
      </Text>
    </Stack>
  );
}

/** The choice of a room for each person; it starts with a proposal. */
function RoomChoices({
  event,
  draft,
  change,
  errors,
  onFieldLeft,
  staying,
}: RoomSharingProps & { staying: readonly DraftPerson[] }) {
  const intl = useIntl();
  const shares = roomShares(draft.rooms, staying);
  const options = Array.from({ length: draft.rooms }, (_, index) => ({
    value: String(index + 1),
    label: intl.formatMessage({ id: 'roomShare.room' }, { room: index + 1 }),
  }));
  return (
    <Fieldset legend={intl.formatMessage({ id: 'roomShare.title' })}>
      <Stack gap="l">
        <Text tone="muted">
          <FormattedMessage id="roomShare.text" />
        </Text>
        <Facts
          items={options.map(({ value, label }) => ({
            term: label,
            description:
              shares
                .find(({ room }) => String(room) === value)
                ?.people.map(fullName)
                .join(', ') ?? intl.formatMessage({ id: 'roomShare.empty' }),
          }))}
        />
        {staying.map((person) => (
          <Select
            key={person.id}
            name={roomField(person)}
            label={intl.formatMessage({ id: 'roomShare.of' }, { name: fullName(person) })}
            options={options}
            value={String(person.room)}
            errorMessage={errors.find(({ fieldId }) => fieldId === roomField(person))?.message}
            onBlur={onFieldLeft}
            onChange={(room) => {
              change((before) => withRoomOf(event, before, person.id, Number(room)));
            }}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
