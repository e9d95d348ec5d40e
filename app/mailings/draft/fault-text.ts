import type { Fault } from '#rules/mailings';
import type { IntlShape } from 'react-intl';

/** What is to be corrected, in the words of the API's refusal. */
export function faultText(intl: IntlShape, { kind, language, value }: Fault): string {
  return intl.formatMessage({ id: 'problem.mailingNotReady' }, { fault: kind, language, value, firstName: '' });
}
