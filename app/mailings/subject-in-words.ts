import { fillIn, type MailingField } from '#rules/mailings';
import type { IntlShape } from 'react-intl';

/** A subject as staff see it in a list: with the event's name if there is only one event, and the names of the other fields. */
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
