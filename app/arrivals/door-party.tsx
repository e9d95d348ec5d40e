import {
  Alert,
  Button,
  Checkbox,
  Facts,
  Fieldset,
  Heading,
  Inline,
  Link,
  LinkButton,
  Menu,
  Money,
  Stack,
  useAnnounce,
  type MenuItemProps,
} from '#design-system';
import { attendanceOf, canArrive, type DoorParty as Party, type DoorPerson } from '#rules/arrivals';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { moneyStart } from '../platform/addresses/money-start.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { dueFacts } from '../payments/port/amounts-due.tsx';
import type { Schemas } from '../platform/client/client.ts';
import { clockTime } from '../platform/client/clock-time.ts';
import { roomInWords } from '../rooming/port/room-in-words.ts';
import { signaturesStart } from '../platform/addresses/signatures-start.ts';
import { dueAtDoor } from './amounts-at-door.ts';
import type { Door } from './door-sync.ts';
import { FreePlaces } from './free-places.tsx';
import { partyStart } from './party-start.ts';

type Kind = 'arrived' | 'departed' | 'notComing';

interface DoorPartyProps {
  event: Schemas['DoorEvent'];
  party: Party;
  /** Whether records about the party wait to be sent. */
  hasUnsent: boolean;
  door: Door;
}

/** One party at the door: who has arrived, and what is missing. */
export function DoorParty({ event, party, hasUnsent, door }: DoorPartyProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { people, state } = party;
  const name = `${party.contactFirstName} ${party.contactLastName}`;
  const isOpen = canArrive(state);
  const toCome = people.filter((person) => !person.arrivedAt && !person.notComingAt);
  const unsigned = people.filter(({ isSignatureMissing }) => isSignatureMissing);

  const record = (chosen: readonly DoorPerson[], kind: Kind, isUndo = false) => {
    door.record(chosen.map(({ id }) => ({ registrationId: party.id, memberId: id, kind, isUndo })));
    const names = intl.formatList(chosen.map(nameOf), { type: 'conjunction' });
    announce(
      intl.formatMessage({ id: `door.said.${kind}${isUndo ? '.undone' : ''}` }, { names, count: chosen.length }),
    );
  };

  return (
    <Stack gap="m">
      <Heading level={2} focusId={partyStart}>
        {name}
      </Heading>
      {!isOpen && (
        <Alert tone="critical">
          <FormattedMessage id={`door.closed.${state as 'cancelled' | 'waitlisted' | 'offered' | 'paying'}`} />
        </Alert>
      )}
      <Facts
        layout="across"
        items={[
          { term: intl.formatMessage({ id: 'door.reference' }), description: party.reference },
          {
            term: intl.formatMessage({ id: 'door.balance' }),
            description:
              party.balanceCents === 0 ? (
                intl.formatMessage({ id: 'door.balance.none' })
              ) : (
                <Money cents={party.balanceCents} currency="USD" showCents="always" />
              ),
          },
          ...dueFacts(intl, dueAtDoor(party, event), event.deposit, 'USD'),
          {
            term: intl.formatMessage({ id: 'door.signatures' }),
            description: intl.formatMessage({ id: 'door.signatures.missing' }, { count: unsigned.length }),
          },
        ]}
      />
      {isOpen && (
        <Stack gap="s">
          {toCome.length > 0 && (
            <Button
              tone="primary"
              size="large"
              onPress={() => {
                record(toCome, 'arrived');
                // The button disappears.
                document.getElementById(partyStart)?.focus();
              }}
            >
              <FormattedMessage id="door.allHere" values={{ count: toCome.length }} />
            </Button>
          )}
          <Fieldset legend={intl.formatMessage({ id: 'door.people' })} legendSize="label">
            {people.map((person) => (
              <Person
                key={person.id}
                person={person}
                onRecord={(kind, isUndo) => {
                  record([person], kind, isUndo);
                }}
              />
            ))}
          </Fieldset>
          <FreePlaces party={party} hasUnsent={hasUnsent} onAnswer={() => void door.refresh()} />
        </Stack>
      )}
      <Inline gap="s" wrap>
        <LinkButton href={`${desk.party(party.id)}#${moneyStart}`} tone="secondary">
          <FormattedMessage id="door.pay" />
        </LinkButton>
        <LinkButton href={`${desk.party(party.id)}#${signaturesStart}`} tone="secondary">
          <FormattedMessage id="door.sign" />
        </LinkButton>
        <Link href={desk.party(party.id)} standalone>
          <FormattedMessage id="door.wholeParty" />
        </Link>
      </Inline>
    </Stack>
  );
}

function nameOf({ firstName, lastName }: DoorPerson): string {
  return `${firstName} ${lastName}`;
}

/** The assigned room of a person or, before it is assigned, the number of the room within the party. */
function roomOf(intl: IntlShape, { room, assignedRoom }: Pick<DoorPerson, 'room' | 'assignedRoom'>): string[] {
  if (assignedRoom) return [roomInWords(intl, assignedRoom)];
  return room === undefined ? [] : [intl.formatMessage({ id: 'door.person.room' }, { room })];
}

/** The notes for staff about a person, as text. */
function notesOf(intl: IntlShape, person: DoorPerson): string {
  const { isMinor, room, assignedRoom, isSignatureMissing, arrivedAt, departedAt, notComingAt } = person;
  return [
    ...(isMinor ? [intl.formatMessage({ id: 'door.person.minor' })] : []),
    ...roomOf(intl, { room, assignedRoom }),
    ...(isSignatureMissing ? [intl.formatMessage({ id: 'door.person.unsigned' })] : []),
    ...(arrivedAt ? [intl.formatMessage({ id: 'door.person.arrived' }, { time: clockTime(intl, arrivedAt) })] : []),
    ...(departedAt ? [intl.formatMessage({ id: 'door.person.departed' }, { time: clockTime(intl, departedAt) })] : []),
    ...(notComingAt ? [intl.formatMessage({ id: 'door.person.notComing' })] : []),
    ...(person.isPlaceFreed ? [intl.formatMessage({ id: 'door.person.placeFreed' })] : []),
  ].join(' · ');
}

interface PersonProps {
  person: DoorPerson;
  onRecord: (kind: Kind, isUndo: boolean) => void;
}

function Person({ person, onRecord }: PersonProps) {
  const intl = useIntl();
  const attendance = attendanceOf(person);
  const item = (kind: Kind, isUndo: boolean): MenuItemProps => ({
    id: `${kind} ${String(isUndo)}`,
    label: intl.formatMessage({ id: `door.do.${kind}${isUndo ? '.undo' : ''}` }),
    onAction: () => {
      onRecord(kind, isUndo);
    },
  });
  const items = {
    toCome: [item('notComing', false)],
    here: [item('departed', false)],
    left: [item('departed', true)],
    notComing: [item('notComing', true)],
  }[attendance];
  const notes = notesOf(intl, person);
  return (
    <Inline gap="s" align="start">
      <Checkbox
        name={`here-${person.id}`}
        label={nameOf(person)}
        {...(notes !== '' && { hint: notes })}
        isSelected={person.arrivedAt !== undefined}
        onChange={(isHere) => {
          onRecord('arrived', !isHere);
        }}
      />
      <Menu subject={nameOf(person)} items={items} />
    </Inline>
  );
}
