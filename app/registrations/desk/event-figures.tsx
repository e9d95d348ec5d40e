import { Facts, Grid, Heading, Inline, Link, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { eventDates } from '../../events/event-dates.ts';
import { desk } from './addresses.ts';

type Figures = Schemas['RegistrationFigures'];

/** How far events are booked and what waits for someone there, each figure with the way to what it counts. */
export function EventFigures({ figures }: { figures: readonly Figures[] }) {
  return (
    <Grid columns={2} gap="l">
      {figures.map((one) => (
        <OneEvent key={one.eventId} figures={one} />
      ))}
    </Grid>
  );
}

function OneEvent({ figures }: { figures: Figures }) {
  const intl = useIntl();
  const {
    eventId,
    eventName,
    registration,
    taken,
    offeredParties,
    waitingPeople,
    overdueParties,
    helpParties,
    unconfirmedParties,
  } = figures;
  const { placesLeft, waiting } = registration;
  const limit = placesLeft === null ? null : taken + placesLeft;
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
    <Stack gap="s">
      <Stack gap="xs">
        <Heading level={2} size={4}>
          {eventName}
        </Heading>
        <Text tone="muted" size="small">
          {eventDates(intl, figures)}
        </Text>
      </Stack>
      <Facts
        layout="figures"
        items={[
          fact(
            'desk.figures.taken',
            limit === null
              ? intl.formatNumber(taken)
              : intl.formatMessage({ id: 'desk.figures.takenOf' }, { taken, limit }),
          ),
          ...(placesLeft === null ? [] : [fact('desk.figures.left', intl.formatNumber(placesLeft))]),
          ...(waiting > 0
            ? [
                fact(
                  'desk.figures.waiting',
                  intl.formatMessage(
                    { id: 'desk.figures.waitingParties' },
                    { parties: waiting, people: waitingPeople },
                  ),
                ),
              ]
            : []),
          ...(offeredParties > 0
            ? [
                fact(
                  'desk.figures.offered',
                  intl.formatMessage({ id: 'desk.figures.parties' }, { count: offeredParties }),
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
      {waiting + offeredParties > 0 && (
        <Inline gap="m" wrap>
          <Link href={desk.waitingList(eventId)} standalone>
            <FormattedMessage id="desk.waitingListOf" values={{ event: eventName }} />
          </Link>
        </Inline>
      )}
    </Stack>
  );
}
