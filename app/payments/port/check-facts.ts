import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

/** The payee of a check and the address to mail it to, line by line; empty for other payment methods. */
export function checkFacts(
  intl: IntlShape,
  check: Schemas['PaymentDue']['check'],
): { term: string; description: string }[] {
  if (!check) return [];
  return [
    { term: intl.formatMessage({ id: 'confirmation.payableTo' }), description: check.payee },
    { term: intl.formatMessage({ id: 'confirmation.mailTo' }), description: check.mailTo.join('\n') },
  ];
}
