import { Alert, Button, List, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Schemas } from '../client/client.ts';

/** What PayPal was asked to return and has not: it answers later, or it refused, perhaps long after it was asked. */
export function UnfinishedRefunds({ refunds }: { refunds: readonly Schemas['UnfinishedRefund'][] }) {
  const intl = useIntl();
  const { revalidate, state } = useRevalidator();
  const asked = refunds.filter((refund) => refund.state === 'asked');
  const refused = refunds.filter((refund) => refund.state === 'refused');
  const valuesOf = ({ amountCents, askedAt, note }: Schemas['UnfinishedRefund']) => ({
    amount: intl.formatNumber(amountCents / 100, { style: 'currency', currency: 'USD' }),
    when: intl.formatDate(askedAt, { dateStyle: 'medium', timeStyle: 'short' }),
    note: note ?? '–',
  });
  return (
    <>
      {asked.length > 0 && (
        <Alert
          tone="info"
          title={intl.formatMessage({ id: 'party.refund.pending' })}
          actions={
            <Button isPending={state === 'loading'} pendingLabel={intl.formatMessage({ id: 'loading' })} onPress={() => void revalidate()}>
              {intl.formatMessage({ id: 'party.refund.lookAgain' })}
            </Button>
          }
        >
          <Stack gap="s">
            <List items={asked.map((refund) => intl.formatMessage({ id: 'party.refund.askedFor' }, valuesOf(refund)))} />
            <Text>
              <FormattedMessage id="party.refund.pendingText" />
            </Text>
          </Stack>
        </Alert>
      )}
      {refused.length > 0 && (
        <Stack gap="xs">
          <Text>
            <FormattedMessage id="party.refund.refused" />
          </Text>
          <List items={refused.map((refund) => intl.formatMessage({ id: 'party.refund.askedFor' }, valuesOf(refund)))} />
        </Stack>
      )}
    </>
  );
}
