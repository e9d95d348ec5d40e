import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { PhoneLink } from '../../../platform/client/phone-link.tsx';

/** How to reach a person, and when and in which language they wrote. */
export function contactFacts(
  intl: IntlShape,
  {
    email,
    phone,
    language,
    receivedAt,
    changedByName,
  }: Pick<Schemas['ContactMessageDetails'], 'email' | 'phone' | 'language' | 'receivedAt' | 'changedByName'>,
) {
  return [
    { term: intl.formatMessage({ id: 'field.email' }), description: email },
    ...(phone === undefined
      ? []
      : [{ term: intl.formatMessage({ id: 'field.phone' }), description: <PhoneLink phone={phone} /> }]),
    {
      term: intl.formatMessage({ id: 'formDesk.language' }),
      description: intl.formatMessage({ id: `language.${language}` }),
    },
    {
      term: intl.formatMessage({ id: 'formDesk.receivedAt' }),
      description: intl.formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
    },
    ...(changedByName === null
      ? []
      : [{ term: intl.formatMessage({ id: 'formDesk.lastChangedBy' }), description: changedByName }]),
  ];
}
