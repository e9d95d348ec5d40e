import { Money } from '#design-system';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { formatDay } from '../../platform/language/format-day.ts';
import type { Schemas } from '../../platform/client/client.ts';

/** Payments and refunds, line by line, as a receipt lists them. */
export function receiptLines(
  intl: IntlShape,
  payments: readonly Schemas['OwnPayment'][],
  currency: 'USD',
): { term: string; description: ReactNode }[] {
  return payments.map(({ kind, method, amountCents, receivedOn, checkNumber }, index) => ({
    term: intl.formatMessage(
      { id: checkNumber === undefined ? 'receipt.line' : 'receipt.checkLine' },
      {
        number: index + 1,
        kind: intl.formatMessage({ id: `payment.kind.${kind}` }),
        method: intl.formatMessage({ id: `payment.method.${method}` }),
        check: checkNumber,
        date: formatDay(intl, receivedOn, { dateStyle: 'long' }),
      },
    ),
    description: (
      <Money cents={kind === 'refund' ? -amountCents : amountCents} currency={currency} showCents="always" />
    ),
  }));
}
