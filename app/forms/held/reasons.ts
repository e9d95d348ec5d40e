import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

/** Why a form is held for review, in words. Two reasons may have the same text. */
export function reasonsOf(intl: IntlShape, { reasons }: Pick<Schemas['HeldForm'], 'reasons'>): string {
  const words = new Set(reasons.map((reason) => intl.formatMessage({ id: `heldForms.reasonText.${reason}` })));
  return intl.formatList([...words], { type: 'conjunction' });
}
