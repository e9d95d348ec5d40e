import { SheetTable, type SheetColumn } from '#design-system';
import { eventDate } from '../../events/port/event-dates.ts';
import { Amount, byLastName, contactOf, runningHead, Sheet, type Party, type SheetKit } from '../sheet-kit.tsx';

/** Parties with a missing signature or payment; without amounts, only the signatures. */
export function OpenSheet({ kit }: { kit: SheetKit }) {
  const { packet, choices, say } = kit;
  const { deposit } = packet.event;
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
            cell: ({ balanceCents, currency }: Party) => <Amount cents={balanceCents} currency={currency} />,
          },
        ]
      : []),
    ...(showsMoney && deposit
      ? [
          {
            id: 'now',
            header: say((intl) => intl.formatMessage({ id: 'confirmation.payment.dueNow' })),
            kind: 'number' as const,
            cell: ({ balanceCents, laterCents = 0, currency }: Party) => (
              <Amount cents={balanceCents - laterCents} currency={currency} />
            ),
          },
          {
            id: 'later',
            header: say((intl) =>
              intl.formatMessage({ id: 'confirmation.payment.dueLater' }, { day: eventDate(intl, deposit.restDueOn) }),
            ),
            kind: 'number' as const,
            cell: ({ laterCents = 0, currency }: Party) => <Amount cents={laterCents} currency={currency} />,
          },
        ]
      : []),
  ];
  return (
    <Sheet kit={kit} page="open">
      <SheetTable<Party>
        caption={say((intl) =>
          showsMoney && missing.length === 0
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
