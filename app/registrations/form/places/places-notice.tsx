import { Alert } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { placesFor } from './places-for.ts';

/** Warns that an event has too few places for the people named so far, although it is not full. */
export function PlacesNotice({ event, people }: { event: Schemas['Event']; people: number }) {
  const intl = useIntl();
  const { state, placesLeft } = event.registration;
  const { waits, neverFits } = placesFor(event, people, undefined);
  if (neverFits) {
    return (
      <Alert tone="caution" announce>
        <FormattedMessage id="registration.waiting.never" values={{ maximum: event.maxRegistrationCount }} />
      </Alert>
    );
  }
  // For a full event, the top of the page says so already.
  if (!waits || state === 'full') return null;
  return (
    <Alert tone="caution" announce title={intl.formatMessage({ id: 'registration.waiting.few' }, { placesLeft })}>
      <FormattedMessage id="registration.waiting.party" />
    </Alert>
  );
}
