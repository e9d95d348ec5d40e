import { Alert, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { eventDates } from './event-dates.ts';

/**
 * Says that a full event has a waiting list, how long it is, and until when places are offered. Renders nothing unless the event
 * is full.
 */
export function WaitingListNotice({ event }: { event: Schemas['Event'] }) {
  const intl = useIntl();
  const { state, placesLeft, waiting } = event.registration;
  if (state !== 'full') return null;
  const title =
    placesLeft === null || placesLeft === 0
      ? intl.formatMessage({ id: 'registration.waiting.title' })
      : intl.formatMessage({ id: 'registration.waiting.few' }, { placesLeft });
  return (
    <Alert tone="caution" title={title}>
      <Stack gap="s">
        <Text>
          <FormattedMessage id="registration.waiting.text" values={{ waiting }} />
        </Text>
        <Text>
          <FormattedMessage id="registration.waiting.dates" values={{ dates: eventDates(intl, event) }} />
        </Text>
      </Stack>
    </Alert>
  );
}
