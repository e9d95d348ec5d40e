import { Button, DataTable, Inline, Stack, StatusTag, Text, WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { dayInWords } from './sabbath-moves.ts';
import { SaturdayDialog } from './saturday-dialog.tsx';

type Saturday = Schemas['Saturday'];

export async function load({ api, url }: LoadInput) {
  const from = url.searchParams.get('from');
  const query = from !== null && /^\d{4}-\d{2}-\d{2}$/.test(from) ? { from } : {};
  return orSignIn(url, () => dataOf(api.GET('/saturday-calendar', { params: { query } })));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'saturdays.title' }), description: '', isPrivate: true };
}

/** A quarter of a year of Saturdays: what is asked for on each, and what staff offer. */
export function Component() {
  const intl = useIntl();
  const { items, today } = useScreenData<typeof load>();
  const [changingDay, setChangingDay] = useState<string>();
  const [, setQuery] = useSearchParams();
  const columns = useMemo(() => columnsOf(intl, today, setChangingDay), [intl, today]);
  const title = intl.formatMessage({ id: 'saturdays.title' });
  const [first] = items;
  // As it is now, also after someone else has changed it.
  const changing = items.find(({ day }) => day === changingDay);
  return (
    <WorkspacePage
      title={title}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'sabbathDesk.title' }), href: guardedScreens.listSabbathRequests.path },
      ]}
    >
      <Stack gap="m">
        <Text size="small">
          <FormattedMessage id="saturdays.lead" />
        </Text>
        <DataTable<Saturday>
          caption={title}
          columns={columns}
          rows={items}
          rowId={({ day }) => day}
          layout="list"
          resultText={intl.formatMessage({ id: 'saturdays.count' }, { count: items.length })}
        />
        <Inline gap="s" wrap>
          {first !== undefined && daysFrom(first.day, -7) >= today && (
            <Button
              size="small"
              onPress={() => {
                setQuery({ from: daysFrom(first.day, -91) });
              }}
            >
              <FormattedMessage id="saturdays.earlier" />
            </Button>
          )}
          {first !== undefined && (
            <Button
              size="small"
              onPress={() => {
                setQuery({ from: daysFrom(first.day, 91) });
              }}
            >
              <FormattedMessage id="saturdays.later" />
            </Button>
          )}
        </Inline>
      </Stack>
      {changing && (
        <SaturdayDialog
          saturday={changing}
          onClose={() => {
            setChangingDay(undefined);
          }}
        />
      )}
    </WorkspacePage>
  );
}

function daysFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** What is not offered, in words. */
function Offer({ saturday: { isPrayerClosed, isRetreatClosed, places, inPerson, unsaid } }: { saturday: Saturday }) {
  const intl = useIntl();
  const isOnlineOnly = places !== null && inPerson + unsaid >= places && !isPrayerClosed;
  return (
    <Inline gap="xs" wrap>
      {isPrayerClosed && <StatusTag tone="neutral">{intl.formatMessage({ id: 'saturdays.prayerClosed' })}</StatusTag>}
      {isRetreatClosed && <StatusTag tone="neutral">{intl.formatMessage({ id: 'saturdays.retreatClosed' })}</StatusTag>}
      {isOnlineOnly && <StatusTag tone="caution">{intl.formatMessage({ id: 'field.date.onlineOnly' })}</StatusTag>}
      {!isPrayerClosed && !isRetreatClosed && !isOnlineOnly && (
        <StatusTag tone="positive">{intl.formatMessage({ id: 'saturdays.open' })}</StatusTag>
      )}
    </Inline>
  );
}

function columnsOf(intl: IntlShape, today: string, change: (day: string) => void) {
  const figure = (id: 'online' | 'unsaid' | 'retreats' | 'acceptedRetreats') => ({
    id,
    header: intl.formatMessage({ id: `saturdays.${id}` }),
    cell: (row: Saturday) => intl.formatNumber(row[id]),
    numeric: true,
  });
  return [
    {
      id: 'day',
      header: intl.formatMessage({ id: 'sabbathDesk.day' }),
      cell: ({ day }: Saturday) => dayInWords(intl, day),
      isRowHeader: true,
      width: 'short' as const,
    },
    figure('online'),
    {
      id: 'inPerson',
      header: intl.formatMessage({ id: 'saturdays.inPerson' }),
      cell: ({ inPerson, places }: Saturday) =>
        places === null
          ? intl.formatNumber(inPerson)
          : intl.formatMessage({ id: 'saturdays.ofPlaces' }, { count: inPerson, places }),
      numeric: true,
    },
    figure('unsaid'),
    figure('retreats'),
    figure('acceptedRetreats'),
    {
      id: 'offer',
      header: intl.formatMessage({ id: 'saturdays.offer' }),
      cell: (row: Saturday) => <Offer saturday={row} />,
      isPlain: true,
    },
    {
      id: 'change',
      header: intl.formatMessage({ id: 'saturdays.change' }),
      cell: (row: Saturday) =>
        row.day >= today && (
          <Button
            tone="quiet"
            size="small"
            onPress={() => {
              change(row.day);
            }}
          >
            <FormattedMessage id="saturdays.changeDay" values={{ day: dayInWords(intl, row.day) }} />
          </Button>
        ),
      isPlain: true,
    },
  ];
}
