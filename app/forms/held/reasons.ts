import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

/** Why a form is held, in words. Two reasons may be the same to the reader. */
export function reasonsOf(intl: IntlShape, { doubts }: Pick<Schemas['HeldForm'], 'doubts'>): string {
  const reasons = new Set(doubts.map((doubt) => intl.formatMessage({ id: `heldForms.doubt.${doubt}` })));
  return intl.formatList([...reasons], { type: 'conjunction' });
}
