import {
  Alert,
  Button,
  Facts,
  Heading,
  Inline,
  Link,
  Money,
  ScreenOnly,
  Spinner,
  Stack,
  Text,
  useAnnounce,
} from '#design-system';
import { linkOpenDays } from '#rules/registrations';
import { telephoneAddress } from '#rules/site';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { eventDates } from '../../events/port/event-dates.ts';
import { useSite } from '../../platform/shell/site.ts';
import type { RegistrationKey } from '../../platform/client/registration-key.ts';
import { fetchReceipts } from './own-registration.ts';
import { receiptLines } from './receipt-lines.tsx';
import { ReplaceLink } from './replace-link.tsx';
import type { OwnRegistration } from './use-own-registration.ts';

/** The page that a link shows long after the event: the reference, the receipts, and why there is nothing else. */
export function PastRegistration({ opened, own }: { opened: RegistrationKey; own: OwnRegistration }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const site = useSite();
  const answer = useAnswer(opened, fetchReceipts);
  const title = intl.formatMessage({ id: 'past.title' });

  // It appears after the page: readers must not have to look for the reason why the page has changed.
  useEffect(() => {
    announce(title);
  }, [announce, title]);

  return (
    <Stack gap="xl">
      <Stack gap="m">
        <Heading level={1}>{title}</Heading>
        <ScreenOnly>
          <Text>
            <FormattedMessage
              id="past.text"
              values={{
                days: linkOpenDays,
                phone: <Link href={telephoneAddress(site.phone)}>{site.phone}</Link>,
                email: <Link href={`mailto:${site.email}`}>{site.email}</Link>,
              }}
            />
          </Text>
        </ScreenOnly>
      </Stack>
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'failed' && (
        <Alert tone="caution" announce>
          {failureText(intl, answer.error)}
        </Alert>
      )}
      {answer.kind === 'data' && <Receipts receipts={answer.data} />}
      <ReplaceLink opened={opened} own={own} isOver />
    </Stack>
  );
}

function Receipts({ receipts: { reference, event, currency, payments } }: { receipts: Schemas['OwnReceipts'] }) {
  const intl = useIntl();
  const site = useSite();
  const received = payments.reduce(
    (sum, { kind, amountCents }) => sum + (kind === 'refund' ? -amountCents : amountCents),
    0,
  );
  return (
    <Stack gap="m">
      <Text>{[site.organisationName, ...site.address].join(', ')}</Text>
      <Facts
        items={[
          { term: intl.formatMessage({ id: 'confirmation.reference' }), description: reference },
          { term: intl.formatMessage({ id: 'receipt.for' }), description: `${event.name}, ${eventDates(intl, event)}` },
        ]}
      />
      <Heading level={2}>
        <FormattedMessage id="receipt.payments" />
      </Heading>
      {payments.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="past.noPayments" />
        </Text>
      ) : (
        <>
          <Facts
            layout="figures"
            items={[
              ...receiptLines(intl, payments, currency),
              {
                term: intl.formatMessage({ id: 'confirmation.payment.received' }),
                description: <Money cents={received} currency={currency} showCents="always" />,
              },
            ]}
          />
          <ScreenOnly>
            <Inline>
              <Button
                tone="primary"
                onPress={() => {
                  window.print();
                }}
              >
                <FormattedMessage id="receipt.print" />
              </Button>
            </Inline>
          </ScreenOnly>
        </>
      )}
    </Stack>
  );
}
