import {
  Alert,
  Button,
  Facts,
  Heading,
  Inline,
  LinkButton,
  Money,
  PageSection,
  ScreenOnly,
  Spinner,
  Stack,
  Text,
} from '#design-system';
import { confirmationAddress } from '#rules/registrations';
import { useCallback } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useAnswer } from '../platform/client/use-answer.ts';
import { eventDates } from '../events/port/event-dates.ts';
import { dueFacts, dueOf } from '../payments/port/amounts-due.tsx';
import type { Head } from '../platform/shell/screen.ts';
import { useSite } from '../platform/shell/site.ts';
import { OwnRegistrationPage, type OpenedRegistration } from './own/own-registration-page.tsx';
import { byKeyAlone } from '../platform/client/registration-key.ts';
import { receiptLines } from './own/receipt-lines.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'receipt.title' }),
    description: intl.formatMessage({ id: 'registration.description' }),
    isPrivate: true,
  };
}

/** The payments of a party, for printing. */
export function Component() {
  return (
    <PageSection width="paper">
      <OwnRegistrationPage>{(found) => <Receipt {...found} />}</OwnRegistrationPage>
    </PageSection>
  );
}

function Receipt({ registration, opened }: OpenedRegistration) {
  const intl = useIntl();
  const site = useSite();
  const { registrationId, key } = opened;
  const ask = useCallback(
    (_question: string, signal: AbortSignal) =>
      dataOf(
        createApi().GET('/registrations/{registrationId}/own-payments', {
          ...byKeyAlone({ registrationId, key }),
          signal,
        }),
      ),
    [registrationId, key],
  );
  const answer = useAnswer(`${registrationId} ${key}`, ask);
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  const { contact, event, reference, payment, closedAt } = registration;
  const due = dueOf(registration);
  const money = (cents: number) => <Money cents={cents} currency={payment.currency} showCents="always" />;
  return (
    <Stack gap="l">
      <Heading level={1}>
        <FormattedMessage id="receipt.title" />
      </Heading>
      <Text>{[site.organisationName, ...site.address].join(', ')}</Text>
      <Facts
        items={[
          { term: intl.formatMessage({ id: 'receipt.from' }), description: `${contact.firstName} ${contact.lastName}` },
          { term: intl.formatMessage({ id: 'receipt.for' }), description: `${event.name}, ${eventDates(intl, event)}` },
          { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
        ]}
      />
      <Heading level={2}>
        <FormattedMessage id="receipt.payments" />
      </Heading>
      {answer.kind === 'failed' ? (
        <Alert tone="caution" announce>
          {failureText(intl, answer.error)}
        </Alert>
      ) : (
        <Facts
          layout="figures"
          items={[
            ...receiptLines(intl, answer.data.items, payment.currency),
            {
              term: intl.formatMessage({ id: 'confirmation.payment.received' }),
              description: money(payment.paidCents),
            },
            { term: intl.formatMessage({ id: 'confirmation.payment.total' }), description: money(payment.amountCents) },
            ...(closedAt === undefined
              ? [
                  {
                    term: intl.formatMessage({ id: 'confirmation.payment.balance' }),
                    description: money(due.nowCents + due.laterCents),
                  },
                ]
              : []),
            ...dueFacts(intl, due, payment.deposit, payment.currency),
          ]}
        />
      )}
      <ScreenOnly>
        <Inline gap="m" wrap>
          <Button
            tone="primary"
            onPress={() => {
              window.print();
            }}
          >
            <FormattedMessage id="receipt.print" />
          </Button>
          <LinkButton href={confirmationAddress(event.id, registration.id, opened.key)}>
            <FormattedMessage id="change.back" />
          </LinkButton>
        </Inline>
      </ScreenOnly>
    </Stack>
  );
}
