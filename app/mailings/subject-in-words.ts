import { fillIn, type MailingField } from '#rules/mailings';
import type { IntlShape } from 'react-intl';

/** A subject as staff read it in a list: with the event's name where there is one alone, and the names of its other fields. */
export function subjectInWords(intl: IntlShape, subject: string, eventName: string | null): string {
  const nameOf = (field: MailingField) => `‹${intl.formatMessage({ id: `mailing.field.${field}` })}›`;
  return fillIn(subject, {
    firstName: nameOf('firstName'),
    event: eventName ?? nameOf('event'),
    reference: nameOf('reference'),
    balance: nameOf('balance'),
    link: nameOf('link'),
  });
}
