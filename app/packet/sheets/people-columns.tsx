import type { SheetColumn } from '#design-system';
import { spacedPhone } from '#rules/phones';
import { byLastName, type Guest, type SheetKit } from '../sheet-kit.tsx';

/** The columns about a person that several sheets have. */
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
    cell: ({ party }) => party.reference,
  };
  const hasRooms = packet.parties.some(({ members }) => members.some(({ room }) => room !== undefined));
  const room: SheetColumn<Guest>[] = hasRooms
    ? [
        {
          id: 'room',
          header: say((intl) => intl.formatMessage({ id: 'packet.column.room' })),
          kind: 'number',
          cell: (guest) => guest.room,
        },
      ]
    : [];
  const phone: SheetColumn<Guest>[] = choices.leftOut.includes('phones')
    ? []
    : [
        {
          id: 'phone',
          header: say((intl) => intl.formatMessage({ id: 'field.phone' })),
          cell: ({ party }) => spacedPhone(party.contactPhone),
        },
      ];
  return { name, age, reference, room, phone };
}
