import { Button, DayGrid, Inline, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { isSaturdayFull } from '#rules/sabbath';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { dayInWords } from './sabbath-moves.ts';
import { saturdayListAddress } from './saturday-filter.tsx';
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

/** Three months of Saturdays, with the requests for each and what staff offer. */
export function Component() {
  const intl = useIntl();
  const { items, today } = useScreenData<typeof load>();
  const [changingDay, setChangingDay] = useState<string>();
  const [, setQuery] = useSearchParams();
  const title = intl.formatMessage({ id: 'saturdays.title' });
  const [first] = items;
  // Always the current version, even after someone else has changed it.
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
        <DayGrid caption={title} days={items.map((saturday) => gridDay(intl, saturday, today, setChangingDay))} />
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

/** The offer on a Saturday, as tags. */
function offerOf(intl: IntlShape, { isPrayerClosed, isRetreatClosed, places, inPerson, unsaid }: Saturday) {
  const isOnlineOnly = isSaturdayFull(places, inPerson + unsaid) && !isPrayerClosed;
  const tag = (tone: 'neutral' | 'caution' | 'positive', text: string) => [{ tone, text }];
  const limits = [
    ...(isPrayerClosed ? tag('neutral', intl.formatMessage({ id: 'saturdays.prayerClosed' })) : []),
    ...(isRetreatClosed ? tag('neutral', intl.formatMessage({ id: 'saturdays.retreatClosed' })) : []),
    ...(isOnlineOnly ? tag('caution', intl.formatMessage({ id: 'field.date.onlineOnly' })) : []),
  ];
  return limits.length > 0 ? limits : tag('positive', intl.formatMessage({ id: 'saturdays.open' }));
}

/** A Saturday for the grid; a past one can no longer be changed. */
function gridDay(intl: IntlShape, saturday: Saturday, today: string, change: (day: string) => void) {
  const { day, places, inPerson } = saturday;
  const figure = (id: 'online' | 'unsaid' | 'retreats' | 'acceptedRetreats') => ({
    label: intl.formatMessage({ id: `saturdays.${id}` }),
    value: intl.formatNumber(saturday[id]),
  });
  return {
    day,
    href: saturdayListAddress(day),
    figures: [
      figure('online'),
      {
        label: intl.formatMessage({ id: 'saturdays.inPerson' }),
        value:
          places === null
            ? intl.formatNumber(inPerson)
            : intl.formatMessage({ id: 'saturdays.ofPlaces' }, { count: inPerson, places }),
      },
      figure('unsaid'),
      figure('retreats'),
      figure('acceptedRetreats'),
    ],
    tags: offerOf(intl, saturday),
    ...(day === today && { note: intl.formatMessage({ id: 'saturdays.today' }) }),
    ...(day >= today && {
      action: {
        label: intl.formatMessage({ id: 'saturdays.changeDay' }, { day: dayInWords(intl, day) }),
        onPress: () => {
          change(day);
        },
      },
    }),
  };
}
