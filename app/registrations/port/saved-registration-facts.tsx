import { Button, Facts, Heading, Inline, Link, Money, Stack, Text, useAnnounce } from '#design-system';
import { useIntl } from 'react-intl';
import { AddToCalendar } from '../../events/port/add-to-calendar.tsx';
import { eventDates } from '../../events/port/event-dates.ts';
import { dueFacts, dueOf, isAskedToPay } from '../../payments/port/amounts-due.tsx';
import { checkFacts } from '../../payments/port/check-facts.ts';
import { removeRegistration } from '../../platform/offline/registrations/saved-registrations.ts';
import { ownStatus } from '../own/status/own-status.ts';
import type { SavedRegistration } from '../../platform/offline/registrations/store.ts';

interface SavedRegistrationFactsProps {
  registration: SavedRegistration;
  headingLevel: 2 | 3;
}

/** The facts that people need for the trip to an event, from the data saved on this device. */
export function SavedRegistrationFacts({ registration, headingLevel }: SavedRegistrationFactsProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { id, event, reference, state, people, payment } = registration;
  const party = { ...registration, payment: { ...payment, paidCents: payment.paidCents ?? 0 } };
  // Those that end, with or before their event, are removed from the device.
  const status = ownStatus({ ...party, event: {}, hasEnded: false });
  const due = dueOf(party);
  const balance = due.nowCents + due.laterCents;
  const isAsked = state !== 'paying' && isAskedToPay(party);
  return (
    <Stack gap="m">
      <Heading level={headingLevel}>
        <Link href={`/events/${event.id}`}>{event.name}</Link>
      </Heading>
      <Facts
        items={[
          { term: intl.formatMessage({ id: 'event.when' }), description: eventDates(intl, event) },
          { term: intl.formatMessage({ id: 'event.timings' }), description: event.timings },
          {
            term: intl.formatMessage({ id: 'event.where' }),
            description: [event.location, event.address].filter(Boolean).join(', '),
          },
          { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
          {
            term: intl.formatMessage({ id: 'offline.state' }),
            description: intl.formatMessage({ id: `registration.state.${status}` }),
          },
          {
            term: intl.formatMessage({ id: 'offline.party' }),
            description: intl.formatMessage({ id: 'offline.people' }, { count: people }),
          },
          ...(balance > 0
            ? [
                {
                  term: intl.formatMessage({ id: 'confirmation.payment.balance' }),
                  description: <Money cents={balance} currency={payment.currency} />,
                },
              ]
            : []),
          ...(isAsked
            ? [
                ...dueFacts(intl, due, payment.deposit, payment.currency),
                {
                  term: intl.formatMessage({ id: 'confirmation.method' }),
                  description: intl.formatMessage({ id: `payment.method.${payment.method}` }),
                },
                ...checkFacts(intl, payment.check),
              ]
            : []),
        ]}
      />
      {isAsked && payment.instructions && <Text>{payment.instructions}</Text>}
      <Inline gap="l" wrap align="center">
        <AddToCalendar eventId={event.id} />
        <Button
          tone="quiet"
          onPress={() => {
            removeRegistration(id);
            announce(intl.formatMessage({ id: 'offline.removed' }));
          }}
        >
          {intl.formatMessage({ id: 'offline.remove' }, { event: event.name })}
        </Button>
      </Inline>
    </Stack>
  );
}
