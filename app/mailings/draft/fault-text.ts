import type { Fault } from '#rules/mailings';
import type { IntlShape } from 'react-intl';

/** The correction to make, in the same words as the API's error. */
export function faultText(intl: IntlShape, { kind, language, value }: Fault): string {
  return intl.formatMessage({ id: 'problem.mailingNotReady' }, { fault: kind, language, value, firstName: '' });
}
