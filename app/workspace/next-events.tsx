import { DataTable, Heading, Money, Stack, Text } from '#design-system';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { eventDates } from '../events/port/event-dates.ts';
import type { Schemas } from '../platform/client/client.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';

type Event = Schemas['WorkspaceEvent'];

/** The next events with their places, plus payments and arrivals for users who may see them. */
export function NextEvents({ events }: { events: readonly Event[] }) {
  const intl = useIntl();
  const hasFigures = events.some(({ figures }) => figures);
  const columns = useMemo(
    () => [...eventColumns(intl), ...(hasFigures ? figureColumns(intl) : [])],
    [intl, hasFigures],
  );
  if (events.length === 0)
    return (
      <Stack gap="s">
        <Heading level={2} size={3}>
          <FormattedMessage id="workspace.events" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="workspace.events.none" />
        </Text>
      </Stack>
    );
  return (
    <DataTable<Event>
      caption={intl.formatMessage({ id: 'workspace.events' })}
      captionLevel={2}
      layout="list"
      columns={columns}
      rows={events}
      rowId={({ eventId }) => eventId}
      rowHref={({ eventId }) => (hasFigures ? desk.partiesOf(eventId) : `/events/${encodeURIComponent(eventId)}`)}
      resultText={intl.formatMessage({ id: 'workspace.events.count' }, { count: events.length })}
    />
  );
}

function eventColumns(intl: IntlShape) {
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'workspace.event' }),
      cell: (event: Event) => event.eventName,
      isRowHeader: true,
    },
    {
      id: 'dates',
      header: intl.formatMessage({ id: 'workspace.event.dates' }),
      cell: (event: Event) => eventDates(intl, event),
    },
    {
      id: 'booked',
      header: intl.formatMessage({ id: 'workspace.event.booked' }),
      numeric: true,
      cell: ({ taken, maxRegistrationCount }: Event) =>
        maxRegistrationCount === undefined
          ? intl.formatNumber(taken)
          : intl.formatMessage({ id: 'workspace.event.of' }, { count: taken, total: maxRegistrationCount }),
    },
    {
      id: 'waiting',
      header: intl.formatMessage({ id: 'workspace.event.waiting' }),
      numeric: true,
      cell: ({ registration: { waiting } }: Event) => intl.formatNumber(waiting),
    },
  ];
}

function figureColumns(intl: IntlShape) {
  const money = (cents: number | undefined) =>
    cents === undefined ? '' : <Money cents={cents} currency="USD" showCents="always" />;
  return [
    {
      id: 'received',
      header: intl.formatMessage({ id: 'workspace.event.received' }),
      numeric: true,
      cell: ({ figures }: Event) => money(figures?.receivedCents),
    },
    {
      id: 'open',
      header: intl.formatMessage({ id: 'workspace.event.open' }),
      numeric: true,
      cell: ({ figures }: Event) => money(figures?.openCents),
    },
    {
      id: 'arrived',
      header: intl.formatMessage({ id: 'workspace.event.arrived' }),
      numeric: true,
      cell: ({ figures }: Event) =>
        figures &&
        intl.formatMessage(
          { id: 'workspace.event.of' },
          { count: figures.arrivedPeople, total: figures.expectedPeople },
        ),
    },
  ];
}
