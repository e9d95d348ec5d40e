import { EventDetails } from '#design-system';
import { useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { eventDates } from './port/event-dates.ts';

/** The dates, location, places and payment methods of an event. The price and the contact are shown elsewhere. */
export function EventFacts({ event }: { event: Schemas['Event'] }) {
  const intl = useIntl();
  const { placesLeft, state } = event.registration;
  return (
    <EventDetails
      labels={{
        dates: intl.formatMessage({ id: 'event.when' }),
        timings: intl.formatMessage({ id: 'event.timings' }),
        place: intl.formatMessage({ id: 'event.where' }),
        map: intl.formatMessage({ id: 'event.map' }),
        places: intl.formatMessage({ id: 'event.places' }),
        payment: intl.formatMessage({ id: 'event.payment' }),
        contact: intl.formatMessage({ id: 'event.contact' }),
      }}
      dates={eventDates(intl, event)}
      timings={event.timings}
      place={event.location}
      address={event.address}
      mapHref={event.map}
      places={
        placesLeft !== null && state === 'open'
          ? intl.formatMessage({ id: 'event.placesLeft' }, { count: placesLeft })
          : undefined
      }
      paymentMethods={event.paymentMethods.map((method) => intl.formatMessage({ id: `payment.method.${method}` }))}
    />
  );
}
