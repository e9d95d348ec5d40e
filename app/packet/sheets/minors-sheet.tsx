import { SheetTable, type SheetColumn } from '#design-system';
import { isMinor } from '#rules/people';
import { spacedPhone } from '#rules/phones';
import type { Schemas } from '../../platform/client/client.ts';
import { guestsOf, runningHead, Sheet, type Guest, type SheetKit } from '../sheet-kit.tsx';
import { peopleColumns } from './people-columns.tsx';

/** Everyone under 18, with the person to call. */
export function MinorsSheet({ kit, details }: { kit: SheetKit; details: Schemas['PacketDetails'] }) {
  const { say } = kit;
  const minors = guestsOf(kit).filter(({ age }) => isMinor(age));
  const ofPerson = new Map(details.people.map((person) => [person.id, person]));
  const ofParty = new Map(details.parties.map((party) => [party.id, party]));
  const { name, age, phone } = peopleColumns(kit);
  const showsPhones = phone.length > 0;
  // A phone number stays on one line: someone may have to dial it in a hurry.
  const reached = (by: string | undefined, at: string | undefined) =>
    [by, showsPhones && at !== undefined && spacedPhone(at).replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
  const columns: SheetColumn<Guest>[] = [
    name,
    age,
    {
      id: 'responsible',
      header: say((intl) => intl.formatMessage({ id: 'responsible.adult' })),
      cell: ({ responsibleName, party }) => {
        const contact = `${party.contactFirstName} ${party.contactLastName}`;
        if (responsibleName === contact || !showsPhones) return reached(responsibleName, party.contactPhone);
        // This is the contact's number, so print it after the contact's name.
        return [responsibleName, reached(contact, party.contactPhone)].filter(Boolean).join(' · ');
      },
    },
    {
      id: 'guardian',
      header: say((intl) => intl.formatMessage({ id: 'packet.column.guardian' })),
      cell: ({ id }) => {
        const { guardianName, guardianPhone } = ofPerson.get(id) ?? {};
        return reached(guardianName, guardianPhone);
      },
    },
    {
      id: 'emergency',
      header: say((intl) => intl.formatMessage({ id: 'packet.column.emergency' })),
      cell: ({ party }) => {
        const { emergencyName, emergencyPhone } = ofParty.get(party.id) ?? {};
        return reached(emergencyName, emergencyPhone);
      },
    },
    {
      id: 'sessions',
      header: say((intl) => intl.formatMessage({ id: 'packet.column.sessions' })),
      cell: ({ id }) => {
        const joins = ofPerson.get(id)?.joinsSessions;
        if (joins === undefined) return '';
        return say((intl) => intl.formatMessage({ id: `packet.sessions.${joins ? 'yes' : 'no'}` }))
          .map(({ text }) => text)
          .join(' · ');
      },
    },
  ];
  return (
    <Sheet kit={kit} page="minors" isPersonal>
      <SheetTable<Guest>
        caption={say((intl) => intl.formatMessage({ id: 'packet.peopleBelow18' }, { count: minors.length }))}
        columns={columns}
        groups={[{ id: 'all', rows: minors }]}
        rowId={({ id }) => id}
        runningHead={runningHead(kit, 'minors')}
      />
    </Sheet>
  );
}
