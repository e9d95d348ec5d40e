import { Facts, List, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';

type Figures = Schemas['EventCancellation'];

/** The money to refund, one line for each payment method. */
export function RefundLines({ refunds }: Pick<Figures, 'refunds'>) {
  const intl = useIntl();
  return (
    <List
      items={refunds.map(({ method, parties, amountCents }) =>
        intl.formatMessage(
          { id: 'eventDesk.cancel.refundsOf' },
          {
            method: intl.formatMessage({ id: `payment.method.${method}` }),
            amount: moneyText(intl, amountCents),
            parties,
          },
        ),
      )}
    />
  );
}

function factsOf(intl: IntlShape, figures: Figures) {
  const { parties, people, waitingParties, partiesWithoutEmail, arrivedParties } = figures;
  const number = (id: 'waiting' | 'withoutEmail' | 'arrived', count: number) =>
    count === 0
      ? []
      : [{ term: intl.formatMessage({ id: `eventDesk.cancel.${id}` }), description: intl.formatNumber(count) }];
  return [
    {
      term: intl.formatMessage({ id: 'eventDesk.cancel.parties' }),
      description: intl.formatMessage({ id: 'eventDesk.cancel.partiesOf' }, { parties, people }),
    },
    ...number('waiting', waitingParties),
    ...number('withoutEmail', partiesWithoutEmail),
    ...number('arrived', arrivedParties),
  ];
}

/** The consequences of canceling an event for the registered parties, in numbers. */
export function CancellationFigures({ figures }: { figures: Figures }) {
  const intl = useIntl();
  const { refunds } = figures;
  return (
    <Stack gap="m">
      <Facts
        items={[
          ...factsOf(intl, figures),
          {
            term: intl.formatMessage({ id: 'eventDesk.cancel.refunds' }),
            description:
              refunds.length === 0 ? (
                intl.formatMessage({ id: 'eventDesk.cancel.noRefunds' })
              ) : (
                <RefundLines refunds={refunds} />
              ),
          },
        ]}
      />
      {refunds.length > 0 && (
        <Text>
          <FormattedMessage id="eventDesk.cancel.refundsNote" />
        </Text>
      )}
    </Stack>
  );
}
