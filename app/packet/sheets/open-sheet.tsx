import { SheetTable, type SheetColumn } from '#design-system';
import { Amount, byLastName, contactOf, runningHead, Sheet, type Party, type SheetKit } from '../sheet-kit.tsx';

/** Parties with a missing signature or payment. */
export function OpenSheet({ kit }: { kit: SheetKit }) {
  const { packet, choices, say } = kit;
  const showsMoney = !choices.leftOut.includes('money');
  const missing = packet.parties.filter(
    ({ members, balanceCents }) => members.some(({ isSigned }) => !isSigned) || (showsMoney && balanceCents > 0),
  );
  const unsigned = packet.parties.flatMap(({ members }) => members).filter(({ isSigned }) => !isSigned).length;
  const columns: SheetColumn<Party>[] = [
    {
      id: 'contact',
      header: say((intl) => intl.formatMessage({ id: 'registrationList.contact' })),
      kind: 'name',
      cell: contactOf,
    },
    {
      id: 'reference',
      header: say((intl) => intl.formatMessage({ id: 'confirmation.reference' })),
      cell: ({ reference }) => reference,
    },
    {
      id: 'unsigned',
      header: say((intl) => intl.formatMessage({ id: 'packet.unsigned' })),
      cell: ({ members }) =>
        members
          .filter(({ isSigned }) => !isSigned)
          .map(byLastName)
          .join('; '),
    },
    ...(showsMoney
      ? [
          {
            id: 'balance',
            header: say((intl) => intl.formatMessage({ id: 'desk.balance' })),
            kind: 'number' as const,
            cell: (party: Party) => (party.balanceCents > 0 ? <Amount party={party} /> : ''),
          },
        ]
      : []),
  ];
  return (
    <Sheet kit={kit} page="open">
      <SheetTable<Party>
        caption={say((intl) =>
          missing.length === 0
            ? intl.formatMessage({ id: 'packet.open.none' })
            : intl.formatMessage({ id: 'packet.open.signatures' }, { count: unsigned }),
        )}
        columns={columns}
        groups={[{ id: 'all', rows: missing }]}
        rowId={({ id }) => id}
        runningHead={runningHead(kit, 'open')}
      />
    </Sheet>
  );
}
