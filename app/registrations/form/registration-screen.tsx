import { Alert, Heading, Inline, Link, LinkButton, PageSection, Stack, Text } from '#design-system';
import { takesParties } from '#rules/events';
import { telephoneAddress } from '#rules/site';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { EventCards } from '../../events/port/event-cards.tsx';
import { eventDates } from '../../events/port/event-dates.ts';
import { eventStatus } from '../../events/port/event-status.ts';
import { listed, type ListedEvent } from '../../events/port/listed-event.ts';
import { useSite } from '../../platform/shell/site.ts';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { findAddress } from '../../platform/addresses/find-address.ts';
import { RegistrationForm } from './registration-form.tsx';
import { WaitingListNotice } from '../../events/port/waiting-list-notice.tsx';
import { useWriteAddress } from './writing/write-address.ts';

type Event = Schemas['Event'];

export async function load({ api, language, params, url }: LoadInput) {
  const wanted = params.eventId ?? url.searchParams.get('id');
  const { items } = await dataOf(api.GET('/events', { params: { query: { lng: language } } }));
  const open = items.filter(({ registration }) => registration.state === 'open');
  // Without an id there is nothing to choose if just one event is open.
  const event = items.find(({ id }) => id === wanted) ?? (wanted === null && open.length === 1 ? open[0] : undefined);
  return { event, open: open.map(listed), isUnknown: wanted !== null && !event };
}

export function head(intl: IntlShape, { event, isUnknown }: Awaited<ReturnType<typeof load>>): Head {
  const page = event
    ? intl.formatMessage({ id: 'registration.titleFor' }, { event: event.name })
    : intl.formatMessage({ id: 'registration.title' });
  return {
    title: page,
    description: intl.formatMessage({ id: 'registration.description' }),
    status: isUnknown ? 404 : 200,
  };
}

/** Registration for one event, or the choice of one. */
export function Component() {
  const { event, open, isUnknown } = useScreenData<typeof load>();
  if (!event) return <ChooseEvent open={open} isUnknown={isUnknown} />;
  return takesParties(event.registration, false) ? <OpenEvent event={event} /> : <ClosedEvent event={event} />;
}

function EventHeading({ event }: { event: Event }) {
  const intl = useIntl();
  return (
    <Stack gap="s">
      <Heading level={1}>
        <FormattedMessage id="registration.titleFor" values={{ event: event.name }} />
      </Heading>
      <Text size="lead">
        <FormattedMessage id="event.datesAndPlace" values={{ dates: eventDates(intl, event), place: event.location }} />
      </Text>
      {event.registration.state === 'open' && event.registration.placesLeft !== null && (
        <Text>
          <FormattedMessage id="registration.placesLeft" values={{ count: event.registration.placesLeft }} />
        </Text>
      )}
      <Inline gap="m" wrap>
        <Link href={`/events/${event.id}`} standalone>
          <FormattedMessage id="registration.aboutEvent" />
        </Link>
        <Link href={findAddress} standalone>
          <FormattedMessage id="find.title" />
        </Link>
      </Inline>
    </Stack>
  );
}

function OpenEvent({ event }: { event: Event }) {
  const site = useSite();
  return (
    <PageSection width="wide">
      <Stack gap="l">
        <EventHeading event={event} />
        <WaitingListNotice event={event} />
        <NeedsScripts
          instead={
            <FormattedMessage
              id="registration.noScript"
              values={{
                email: (
                  <Link href={`mailto:${event.retreatEmail ?? site.email}`}>{event.retreatEmail ?? site.email}</Link>
                ),
                phone: <Link href={telephoneAddress(site.phone)}>{site.phone}</Link>,
              }}
            />
          }
        >
          <RegistrationForm key={event.id} event={event} />
        </NeedsScripts>
      </Stack>
    </PageSection>
  );
}

function ClosedEvent({ event }: { event: Event }) {
  const intl = useIntl();
  const status = eventStatus(intl, event);
  const writeAddress = useWriteAddress(event);
  return (
    <PageSection width="text">
      <Stack gap="l">
        <EventHeading event={event} />
        <Alert tone="info" title={status.label}>
          <FormattedMessage
            id={`registration.closed.${closedReason(event)}`}
            values={{ write: (words) => <Link href={writeAddress}>{words}</Link> }}
          />
        </Alert>
        <LinkButton href="/events" tone="secondary">
          <FormattedMessage id="home.allEvents" />
        </LinkButton>
      </Stack>
    </PageSection>
  );
}

function closedReason({ registration: { state } }: Event): Exclude<typeof state, 'open' | 'full'> {
  return state === 'open' || state === 'full' ? 'closed' : state;
}

function ChooseEvent({ open, isUnknown }: { open: ListedEvent[]; isUnknown: boolean }) {
  return (
    <PageSection width="wide">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="registration.title" />
        </Heading>
        <Text>
          <FormattedMessage
            id={isUnknown ? 'event.unknownText' : open.length > 0 ? 'registration.choose' : 'registration.noneOpen'}
          />
        </Text>
        {open.length > 0 ? (
          <EventCards events={open} />
        ) : (
          <LinkButton href="/events" tone="secondary">
            <FormattedMessage id="home.allEvents" />
          </LinkButton>
        )}
      </Stack>
    </PageSection>
  );
}
