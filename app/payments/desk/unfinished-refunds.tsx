import { Alert, Button, List, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';

type UnfinishedRefund = Schemas['UnfinishedRefund'];

/** Unfinished PayPal refunds: PayPal has not answered or finished, or has refused, perhaps days later. */
export function UnfinishedRefunds({ refunds }: { refunds: readonly UnfinishedRefund[] }) {
  const intl = useIntl();
  const { revalidate, state } = useRevalidator();
  const underWay = refunds.filter((refund) => refund.state !== 'refused');
  const refused = refunds.filter((refund) => refund.state === 'refused');
  const line = ({ state: step, amountCents, askedAt, askedBy, note, isAtPayPal }: UnfinishedRefund) =>
    [
      intl.formatMessage(
        { id: `party.refund.state.${step}` },
        {
          amount: moneyText(intl, amountCents),
          when: intl.formatDate(askedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ),
      ...(isAtPayPal ? [intl.formatMessage({ id: 'party.refund.atPayPal' })] : []),
      ...(askedBy === undefined ? [] : [intl.formatMessage({ id: 'party.refund.askedBy' }, { name: askedBy })]),
      ...(note === undefined ? [] : [intl.formatMessage({ id: 'party.refund.askedNote' }, { note })]),
    ].join(' ');
  return (
    <>
      {underWay.length > 0 && (
        <Alert
          tone="info"
          title={intl.formatMessage({ id: 'party.refund.pending' })}
          actions={
            <Button
              isPending={state === 'loading'}
              pendingLabel={intl.formatMessage({ id: 'loading' })}
              onPress={() => void revalidate()}
            >
              {intl.formatMessage({ id: 'party.refund.lookAgain' })}
            </Button>
          }
        >
          <Stack gap="s">
            <List items={underWay.map(line)} />
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
          <List items={refused.map(line)} />
        </Stack>
      )}
    </>
  );
}
