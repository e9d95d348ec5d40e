import type { SheetColumn } from '#design-system';
import { spacedPhone } from '#rules/phones';
import { byLastName, wordsOf, type Guest, type SheetKit } from '../sheet-kit.tsx';

/** The columns about a person that several sheets share. */
export function peopleColumns({ say, packet, choices }: SheetKit) {
  const name: SheetColumn<Guest> = {
    id: 'name',
    header: say((intl) => intl.formatMessage({ id: 'packet.column.name' })),
    kind: 'name',
    cell: byLastName,
  };
  const age: SheetColumn<Guest> = {
    id: 'age',
    header: say((intl) => intl.formatMessage({ id: 'field.age' })),
    kind: 'number',
    cell: (guest) => guest.age,
  };
  const reference: SheetColumn<Guest> = {
    id: 'reference',
    header: say((intl) => intl.formatMessage({ id: 'confirmation.reference' })),
    kind: 'oneLine',
    cell: ({ party }) => party.reference,
  };
  const sharesRooms = packet.parties.some(({ members }) => members.some(({ room }) => room !== undefined));
  const rooms = new Map(packet.rooms.map((one) => [one.id, one]));
  const hasHouses = new Set(packet.rooms.map(({ house }) => house)).size > 1;
  const assigned: SheetColumn<Guest> = {
    id: 'room',
    header: say((intl) => intl.formatMessage({ id: 'packet.column.assignedRoom' })),
    cell: ({ bed }) => {
      const found = rooms.get(bed?.roomId ?? '');
      return hasHouses && found ? `${found.name}, ${found.house}` : found?.name;
    },
  };
  // A party's own room numbers are useful only until its people are assigned to the rooms of the event.
  const ofParty: SheetColumn<Guest>[] = sharesRooms
    ? [
        {
          id: 'room',
          header: say((intl) => intl.formatMessage({ id: 'packet.column.room' })),
          kind: 'number',
          cell: (guest) => guest.room,
        },
      ]
    : [];
  const room = packet.rooms.length > 0 ? [assigned] : ofParty;
  // Nobody reads an empty column.
  const isAsked = packet.parties.some(({ members }) => members.some(({ needsStepFree }) => needsStepFree));
  const stepFree = isAsked
    ? [
        {
          id: 'stepFree',
          header: say((intl) => intl.formatMessage({ id: 'packet.column.stepFree' })),
          cell: ({ needsStepFree }: Guest) =>
            needsStepFree ? wordsOf(say((intl) => intl.formatMessage({ id: 'entry.needsStepFree.yes' }))) : undefined,
        },
      ]
    : [];
  const phone: SheetColumn<Guest>[] = choices.leftOut.includes('phones')
    ? []
    : [
        {
          id: 'phone',
          header: say((intl) => intl.formatMessage({ id: 'field.phone' })),
          kind: 'oneLine',
          cell: ({ party }) => spacedPhone(party.contactPhone),
        },
      ];
  return { name, age, reference, room, stepFree, phone };
}
