import { Button, Inline, Text } from '#design-system';
import { guardedScreens } from '#rules/access';
import { FormattedMessage, useIntl } from 'react-intl';
import { isDay } from '../../platform/lists/day-filter.ts';
import { dayInWords } from './sabbath-moves.ts';

const key = 'day';

/** The address of the list of requests for a Saturday. */
export function saturdayListAddress(day: string): string {
  return `${guardedScreens.listSabbathRequests.path}?${key}=${day}`;
}

/** The Saturday by which the list is filtered. */
export function filteredDay(query: URLSearchParams): string | undefined {
  const day = query.get(key);
  return day !== null && isDay(day) ? day : undefined;
}

/** Names the Saturday by which the list is filtered, with a button that shows all again. */
export function SaturdayFilter({
  day,
  onFilter,
}: {
  day: string;
  onFilter: (values: Readonly<Record<string, string>>) => void;
}) {
  const intl = useIntl();
  return (
    <Inline gap="s" wrap>
      <Text>
        <FormattedMessage id="sabbathDesk.onlyDay" values={{ day: dayInWords(intl, day, 'full') }} />
      </Text>
      <Button
        size="small"
        onPress={() => {
          onFilter({ [key]: '' });
        }}
      >
        <FormattedMessage id="sabbathDesk.anyDay" />
      </Button>
    </Inline>
  );
}
