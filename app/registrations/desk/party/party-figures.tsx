import { Facts, Link, Money, RelativeTime, Stack, Text } from '#design-system';
import { balanceCents } from '#rules/payments';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { eventDate, eventDates } from '../../../events/port/event-dates.ts';
import { dueOf } from '../../../payments/port/amounts-due.tsx';

/** A party's reference and money at a glance, and what it registered for. */
export function PartyFigures({ registration }: { registration: Schemas['Registration'] }) {
  const intl = useIntl();
  const { event, payment, reference, source, createdAt, language, state } = registration;
  const { amountCents, paidCents, deposit, currency } = payment;
  const { nowCents, laterCents } = dueOf(registration);
  const money = (cents: number) => <Money cents={cents} currency={currency} showCents="always" />;
  return (
    <Stack gap="xs">
      <Text size="small" tone="muted">
        <FormattedMessage
          id="party.registered"
          values={{
            event: <Link href={`/events/${event.id}`}>{event.name}</Link>,
            dates: eventDates(intl, event),
            source: intl.formatMessage({ id: `registration.source.${source}` }),
            when: <RelativeTime at={createdAt} />,
            language: intl.formatMessage({ id: `language.${language}` }),
          }}
        />
      </Text>
      <Facts
        layout="across"
        items={[
          { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
          { term: intl.formatMessage({ id: 'party.money.total' }), description: money(amountCents) },
          { term: intl.formatMessage({ id: 'party.money.paid' }), description: money(paidCents) },
          {
            term: intl.formatMessage({ id: 'desk.balance' }),
            description: money(balanceCents(state, amountCents, paidCents)),
          },
          { term: intl.formatMessage({ id: 'desk.dueNow' }), description: money(nowCents) },
          ...(deposit && laterCents > 0
            ? [
                {
                  term: intl.formatMessage(
                    { id: 'confirmation.payment.dueLater' },
                    { day: eventDate(intl, deposit.restDueOn) },
                  ),
                  description: money(laterCents),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
