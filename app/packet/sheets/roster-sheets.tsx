import { SheetTable, type SheetColumn } from '#design-system';
import { spacedPhone } from '#rules/phones';
import { contactOf, guestsOf, runningHead, Sheet, type Guest, type SheetKit } from '../sheet-kit.tsx';
import { peopleColumns } from './people-columns.tsx';

const idOf = ({ id }: Guest) => id;

function peopleCount({ say }: SheetKit, count: number) {
  return say((intl) => intl.formatMessage({ id: 'packet.people' }, { count }));
}

/** Everyone, by name. */
export function RosterSheet({ kit }: { kit: SheetKit }) {
  const { name, age, reference, room, stepFree, phone } = peopleColumns(kit);
  const contact: SheetColumn<Guest> = {
    id: 'contact',
    header: kit.say((intl) => intl.formatMessage({ id: 'registrationList.contact' })),
    cell: ({ party }) => contactOf(party),
  };
  const guests = guestsOf(kit);
  return (
    <Sheet kit={kit} page="roster">
      <SheetTable<Guest>
        caption={peopleCount(kit, guests.length)}
        columns={[name, age, ...room, ...stepFree, contact, ...phone, reference]}
        groups={[{ id: 'all', rows: guests }]}
        rowId={idOf}
        runningHead={runningHead(kit, 'roster')}
      />
    </Sheet>
  );
}

/** Everyone, each family together. */
export function FamiliesSheet({ kit }: { kit: SheetKit }) {
  const { name, age, room, stepFree } = peopleColumns(kit);
  const { parties } = kit.packet;
  const showsPhones = !kit.choices.leftOut.includes('phones');
  return (
    <Sheet kit={kit} page="families">
      <SheetTable<Guest>
        caption={peopleCount(kit, guestsOf(kit).length)}
        columns={[name, age, ...room, ...stepFree]}
        groups={parties.map((party) => ({
          id: party.id,
          heading: [contactOf(party), party.reference, ...(showsPhones ? [spacedPhone(party.contactPhone)] : [])].join(
            ' · ',
          ),
          rows: party.members.map((person) => ({ ...person, party })),
        }))}
        rowId={idOf}
        runningHead={runningHead(kit, 'families')}
      />
    </Sheet>
  );
}

/** A signature line for each person. */
export function SignInSheet({ kit }: { kit: SheetKit }) {
  const { name, reference } = peopleColumns(kit);
  const signature: SheetColumn<Guest> = {
    id: 'signature',
    header: kit.say((intl) => intl.formatMessage({ id: 'packet.column.signature' })),
    kind: 'blank',
  };
  const guests = guestsOf(kit);
  return (
    <Sheet kit={kit} page="signIn">
      <SheetTable<Guest>
        caption={peopleCount(kit, guests.length)}
        columns={[name, reference, signature]}
        groups={[{ id: 'all', rows: guests }]}
        rowId={idOf}
        rowHeight="writing"
        runningHead={runningHead(kit, 'signIn')}
      />
    </Sheet>
  );
}
