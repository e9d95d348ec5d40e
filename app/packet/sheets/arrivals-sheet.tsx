import { SheetTable, type SheetColumn } from '#design-system';
import { spacedPhone } from '#rules/phones';
import { contactOf, runningHead, Sheet, type Party, type SheetKit } from '../sheet-kit.tsx';

/** The arrival notes of each party; parties without any are counted. */
export function ArrivalsSheet({ kit }: { kit: SheetKit }) {
  const { packet, choices, say } = kit;
  const saying = packet.parties.filter(({ arrival }) => arrival !== undefined);
  const silent = packet.parties.length - saying.length;
  const columns: SheetColumn<Party>[] = [
    {
      id: 'contact',
      header: say((intl) => intl.formatMessage({ id: 'registrationList.contact' })),
      kind: 'name',
      cell: contactOf,
    },
    {
      id: 'people',
      header: say((intl) => intl.formatMessage({ id: 'registrationList.people' })),
      kind: 'number',
      cell: ({ members }) => members.length,
    },
    {
      id: 'said',
      header: say((intl) => intl.formatMessage({ id: 'packet.column.said' })),
      cell: ({ arrival }) => arrival,
    },
    ...(choices.leftOut.includes('phones')
      ? []
      : [
          {
            id: 'phone',
            header: say((intl) => intl.formatMessage({ id: 'field.phone' })),
            kind: 'oneLine' as const,
            cell: ({ contactPhone }: Party) => spacedPhone(contactPhone),
          },
        ]),
  ];
  return (
    <Sheet kit={kit} page="arrivals" isPersonal>
      <SheetTable<Party>
        caption={say((intl) =>
          saying.length === 0
            ? intl.formatMessage({ id: 'packet.arrivals.none' })
            : intl.formatMessage({ id: 'packet.arrivals.silent' }, { count: silent }),
        )}
        columns={columns}
        groups={[{ id: 'all', rows: saying }]}
        rowId={({ id }) => id}
        runningHead={runningHead(kit, 'arrivals')}
      />
    </Sheet>
  );
}
