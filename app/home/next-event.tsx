import { EventArt, Heading, Inline, Link, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { registrationAddress } from '../platform/addresses/registration-address.ts';
import { AddToCalendar } from '../events/port/add-to-calendar.tsx';
import { eventDates } from '../events/port/event-dates.ts';
import { eventStatus } from '../events/port/event-status.ts';
import type { ListedEvent } from '../events/port/listed-event.ts';

/** The next event, below the stained-glass window drawn for it. */
export function NextEvent({ event }: { event: ListedEvent }) {
  const intl = useIntl();
  const isOpen = event.registration.state === 'open';
  return (
    <PageSection width="wide" label={intl.formatMessage({ id: 'home.nextLabel' })}>
      <Stack gap="l">
        <EventArt seed={event.id} />
        <Stack gap="s">
          <Text tone="muted">
            <FormattedMessage id={isOpen ? 'home.openKicker' : 'home.nextKicker'} />
          </Text>
          <Heading level={2}>
            <Link href={`/events/${event.id}`}>{event.name}</Link>
          </Heading>
          <Text size="lead">
            <FormattedMessage
              id="event.datesAndPlace"
              values={{ dates: eventDates(intl, event), place: event.location }}
            />
          </Text>
          <Text>{event.short_description}</Text>
          <Text tone="muted">{eventStatus(intl, event).label}</Text>
        </Stack>
        <Inline gap="l" wrap>
          {isOpen && (
            <LinkButton href={registrationAddress(event.id)} tone="primary">
              {intl.formatMessage({ id: 'event.registerFor' }, { name: event.name })}
            </LinkButton>
          )}
          <AddToCalendar eventId={event.id} />
        </Inline>
      </Stack>
    </PageSection>
  );
}
