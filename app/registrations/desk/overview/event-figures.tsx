import { Facts, Grid, Heading, Inline, Link, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { eventDates } from '../../../events/port/event-dates.ts';
import { doorAddress } from '../../../platform/addresses/door-address.ts';
import { packetAddress } from '../../../platform/addresses/packet-address.ts';
import { roomingAddress } from '../../../platform/addresses/rooming-address.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { overviewOf } from './overview-address.ts';

type Figures = Schemas['RegistrationFigures'];

/** Bookings and open work of events, each number with a link to what it counts, and each event with a link to its overview. */
export function EventFigures({ figures }: { figures: readonly Figures[] }) {
  const intl = useIntl();
  return (
    <Grid columns={3} gap="l">
      {figures.map((one) => (
        <Stack key={one.eventId} gap="s">
          <Stack gap="xs">
            <Heading level={3} size={4}>
              <Link href={overviewOf(one.eventId)} standalone>
                {one.eventName}
              </Link>
            </Heading>
            <Text tone="muted" size="small">
              {eventDates(intl, one)}
            </Text>
          </Stack>
          <BookingFigures figures={one} />
          <EventLinks figures={one} />
        </Stack>
      ))}
    </Grid>
  );
}

/** The bookings and open work of an event. */
export function BookingFigures({ figures }: { figures: Figures }) {
  const intl = useIntl();
  const {
    eventId,
    registration,
    taken,
    maxRegistrationCount: limit,
    offeredParties,
    waitingParties,
    waitingPeople,
    overdueParties,
    helpParties,
    unconfirmedParties,
  } = figures;
  const { placesLeft } = registration;
  const fact = (
    id:
      | 'desk.figures.taken'
      | 'desk.figures.left'
      | 'desk.figures.waiting'
      | 'desk.figures.offered'
      | 'desk.figures.overdue'
      | 'desk.figures.unconfirmed'
      | 'party.asksForHelp',
    description: ReactNode,
  ) => ({
    term: intl.formatMessage({ id }),
    description,
  });
  return (
    <Facts
      layout="figures"
      items={[
        fact(
          'desk.figures.taken',
          <Link href={desk.partiesOf(eventId)}>
            {limit === undefined
              ? intl.formatNumber(taken)
              : intl.formatMessage({ id: 'desk.figures.takenOf' }, { taken, limit })}
          </Link>,
        ),
        ...(placesLeft === null ? [] : [fact('desk.figures.left', intl.formatNumber(placesLeft))]),
        ...(waitingParties > 0
          ? [
              fact(
                'desk.figures.waiting',
                <Link href={desk.partiesOf(eventId, { state: 'waitlisted' })}>
                  {intl.formatMessage(
                    { id: 'desk.figures.waitingParties' },
                    { parties: waitingParties, people: waitingPeople },
                  )}
                </Link>,
              ),
            ]
          : []),
        ...(offeredParties > 0
          ? [
              fact(
                'desk.figures.offered',
                <Link href={desk.partiesOf(eventId, { state: 'offered' })}>
                  {intl.formatMessage({ id: 'desk.figures.parties' }, { count: offeredParties })}
                </Link>,
              ),
            ]
          : []),
        ...(overdueParties > 0
          ? [
              fact(
                'desk.figures.overdue',
                <Link href={desk.partiesOf(eventId, { payment: 'overdue' })}>
                  {intl.formatMessage({ id: 'desk.figures.parties' }, { count: overdueParties })}
                </Link>,
              ),
            ]
          : []),
        ...(unconfirmedParties > 0
          ? [
              fact(
                'desk.figures.unconfirmed',
                <Link href={desk.partiesOf(eventId, { address: 'unconfirmed' })}>
                  {intl.formatMessage({ id: 'desk.figures.parties' }, { count: unconfirmedParties })}
                </Link>,
              ),
            ]
          : []),
        ...(helpParties > 0
          ? [
              fact(
                'party.asksForHelp',
                <Link href={desk.partiesOf(eventId, { payment: 'help' })}>
                  {intl.formatMessage({ id: 'desk.figures.parties' }, { count: helpParties })}
                </Link>,
              ),
            ]
          : []),
      ]}
    />
  );
}

/** Links from an event to its check-in, its rooms, its print packet and its waiting list. */
export function EventLinks({ figures: { eventId, eventName, waitingParties, offeredParties } }: { figures: Figures }) {
  return (
    <Inline gap="m" wrap>
      <Link href={doorAddress(eventId)} standalone>
        <FormattedMessage id="door.titleOf" values={{ event: eventName }} />
      </Link>
      <Link href={roomingAddress(eventId)} standalone>
        <FormattedMessage id="desk.rooming" values={{ event: eventName }} />
      </Link>
      <Link href={packetAddress(eventId)} standalone>
        <FormattedMessage id="desk.packet" values={{ event: eventName }} />
      </Link>
      {waitingParties + offeredParties > 0 && (
        <Link href={desk.waitingList(eventId)} standalone>
          <FormattedMessage id="desk.waitingListOf" values={{ event: eventName }} />
        </Link>
      )}
    </Inline>
  );
}
