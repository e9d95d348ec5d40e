import { Alert, Button, DataTable, Link, Money, RelativeTime, Stack, useAnnounce } from '#design-system';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { failureText } from '../../../platform/client/problem-text.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';

type Entry = Schemas['OwnEntry'];

/** The forms entered last by this user; a mistake can be undone for ten minutes. */
export function LastEntries({ entries }: { entries: readonly Entry[] }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const [pendingId, setPendingId] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const seconds = useSecondsShown(entries);
  const columns = useMemo(() => columnsOf(intl), [intl]);

  const undo = async ({ id, version, reference }: Entry) => {
    setPendingId(id);
    setFailure(undefined);
    try {
      await dataOf(
        createApi().POST('/registrations/{registrationId}/cancellation', {
          params: { path: { registrationId: id } },
          body: { version, reason: intl.formatMessage({ id: 'entry.undo.reason' }) },
        }),
      );
      announce(intl.formatMessage({ id: 'entry.undone' }, { reference }));
    } catch (error) {
      setFailure(error);
    }
    await revalidate();
    setPendingId(undefined);
  };

  return (
    <Stack gap="m">
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <DataTable<Entry>
        caption={intl.formatMessage({ id: 'entry.last' })}
        captionLevel={2}
        columns={columns}
        rows={[...entries]}
        rowId={({ id }) => id}
        rowHref={({ id }) => desk.party(id)}
        rowActions={(entry) =>
          seconds < entry.undoableSeconds && (
            <UndoButton
              reference={entry.reference}
              isPending={pendingId === entry.id}
              onPress={() => {
                void undo(entry);
              }}
            />
          )
        }
        resultText={intl.formatMessage({ id: 'desk.count' }, { count: entries.length })}
        empty={intl.formatMessage({ id: 'entry.none' })}
        layout="list"
      />
    </Stack>
  );
}

/** Undoes an entry. When the button disappears while it has the focus, the link of its row gets the focus. */
function UndoButton({ reference, isPending, onPress }: { reference: string; isPending: boolean; onPress: () => void }) {
  const element = useRef<HTMLButtonElement>(null);
  // A layout effect is cleaned up before the button is removed from the page.
  useLayoutEffect(() => {
    const button = element.current;
    return () => {
      if (button !== null && button === document.activeElement) button.closest('tr')?.querySelector('a')?.focus();
    };
  }, []);
  return (
    <Button tone="quiet" size="small" isPending={isPending} onPress={onPress} ref={element}>
      <FormattedMessage id="entry.undo" values={{ reference }} />
    </Button>
  );
}

/**
 * For how many seconds these entries have been shown: the server says how long one can be undone, and this device's clock may be
 * wrong.
 */
function useSecondsShown(entries: readonly Entry[]): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      setSeconds((performance.now() - began) / 1000);
    }, 5000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [entries]);
  return seconds;
}

function columnsOf(intl: IntlShape) {
  return [
    {
      id: 'reference',
      header: intl.formatMessage({ id: 'confirmation.reference' }),
      cell: (row: Entry) => row.reference,
      isRowHeader: true,
    },
    {
      id: 'contact',
      header: intl.formatMessage({ id: 'registrationList.contact' }),
      cell: (row: Entry) => row.contactName,
      isPlain: true,
    },
    {
      id: 'event',
      header: intl.formatMessage({ id: 'registrationList.event' }),
      cell: (row: Entry) => row.eventName,
      isPlain: true,
    },
    {
      id: 'people',
      header: intl.formatMessage({ id: 'registrationList.people' }),
      cell: (row: Entry) => row.partySize,
      numeric: true,
    },
    {
      id: 'paid',
      header: intl.formatMessage({ id: 'entry.paidOf' }),
      cell: (row: Entry) => <Paid entry={row} />,
      numeric: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'registrationList.state' }),
      cell: (row: Entry) => intl.formatMessage({ id: `registration.state.${row.state}` }),
      isPlain: true,
    },
    {
      id: 'enteredAt',
      header: intl.formatMessage({ id: 'entry.enteredAt' }),
      cell: (row: Entry) => <RelativeTime at={row.enteredAt} focus="row" />,
    },
  ];
}

/** The amount paid out of the price; for an undone entry, the amount that must be refunded. */
function Paid({ entry: { id, state, paidCents, totalCents } }: { entry: Entry }) {
  const intl = useIntl();
  const money = (cents: number) => <Money cents={cents} currency="USD" showCents="always" />;
  if (state !== 'cancelled' || paidCents <= 0)
    return intl.formatMessage({ id: 'entry.paid' }, { paid: money(paidCents), total: money(totalCents) });
  return (
    <Link href={desk.party(id)} standalone>
      {intl.formatMessage({ id: 'entry.return' }, { paid: money(paidCents) })}
    </Link>
  );
}
