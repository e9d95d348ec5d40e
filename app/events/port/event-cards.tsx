import { EventCard, Grid, LinkButton } from '#design-system';
import { useIntl } from 'react-intl';
import { eventDates } from './event-dates.ts';
import { eventStatus } from './event-status.ts';
import { registrationAddress } from '../../platform/addresses/registration-address.ts';
import type { ListedEvent } from './listed-event.ts';

interface EventCardsProps {
  events: ListedEvent[];
  /** The level of the cards' headings, one below the heading above them. */
  headingLevel?: 2 | 3;
}

/** Events as cards, in the order given. */
export function EventCards({ events, headingLevel = 2 }: EventCardsProps) {
  const intl = useIntl();
  return (
    <Grid columns={2} gap="l">
      {events.map((event) => (
        <EventCard
          key={event.id}
          seed={event.id}
          headingLevel={headingLevel}
          href={`/events/${event.id}`}
          title={event.name}
          dates={eventDates(intl, event)}
          place={event.location}
          status={eventStatus(intl, event)}
          summary={event.short_description}
          actions={
            event.registration.state === 'open' ? (
              <LinkButton href={registrationAddress(event.id)} tone="primary">
                {intl.formatMessage({ id: 'event.registerFor' }, { name: event.name })}
              </LinkButton>
            ) : undefined
          }
        />
      ))}
    </Grid>
  );
}
