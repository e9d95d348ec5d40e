import type { IntlShape } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import type { MessageId } from '../messages/messages.ts';

type FieldRule = Schemas['FieldRule'];

/** Fields whose errors have their own messages. */
const fieldMessages: Record<string, { missing: MessageId; wrong: MessageId }> = {
  firstName: { missing: 'field.firstName.missing', wrong: 'field.name.wrong' },
  lastName: { missing: 'field.lastName.missing', wrong: 'field.name.wrong' },
  email: { missing: 'field.email.missing', wrong: 'field.email.wrong' },
  phone: { missing: 'field.phone.missing', wrong: 'field.phone.wrong' },
  guardianName: { missing: 'field.name.wrong', wrong: 'field.name.wrong' },
  guardianPhone: { missing: 'field.phone.wrong', wrong: 'field.phone.wrong' },
  emergencyName: { missing: 'field.name.wrong', wrong: 'field.name.wrong' },
  emergencyPhone: { missing: 'field.phone.wrong', wrong: 'field.phone.wrong' },
  'responsible-name': { missing: 'responsible.named.name.missing', wrong: 'field.name.wrong' },
  'responsible-phone': { missing: 'responsible.named.phone.missing', wrong: 'field.phone.wrong' },
  'responsible-relation': {
    missing: 'responsible.named.relation.missing',
    wrong: 'responsible.named.relation.missing',
  },
  'responsible-consents': {
    missing: 'responsible.named.consents.missing',
    wrong: 'responsible.named.consents.missing',
  },
  age: { missing: 'field.age.missing', wrong: 'field.age.wrong' },
  roommateFirstName: { missing: 'field.roommateFirstName.missing', wrong: 'field.name.wrong' },
  roommateLastName: { missing: 'field.roommateLastName.missing', wrong: 'field.name.wrong' },
  room: { missing: 'field.room.wrong', wrong: 'field.room.wrong' },
  gender: { missing: 'field.gender.missing', wrong: 'field.gender.missing' },
  password: { missing: 'field.password.missing', wrong: 'field.password.wrong' },
  currentPassword: { missing: 'field.currentPassword.missing', wrong: 'field.currentPassword.missing' },
  newPassword: { missing: 'field.password.missing', wrong: 'field.password.wrong' },
  birthDate: { missing: 'field.birthDate.missing', wrong: 'field.birthDate.wrong' },
  userType: { missing: 'field.userType.missing', wrong: 'field.userType.missing' },
  code: { missing: 'field.code.missing', wrong: 'field.code.wrong' },
  paymentMethod: { missing: 'field.paymentMethod.missing', wrong: 'field.paymentMethod.missing' },
  message: { missing: 'field.message.missing', wrong: 'field.message.missing' },
  prayerRequest: { missing: 'field.prayerRequest.missing', wrong: 'field.prayerRequest.missing' },
  date: { missing: 'field.date.missing', wrong: 'field.date.missing' },
  firstDate: { missing: 'field.date.missing', wrong: 'field.date.missing' },
  secondDate: { missing: 'field.date.missing', wrong: 'field.date.missing' },
  thirdDate: { missing: 'field.date.missing', wrong: 'field.date.missing' },
  people: { missing: 'field.people.missing', wrong: 'field.people.wrong' },
  amount: { missing: 'field.amount.missing', wrong: 'field.amount.wrong' },
  reason: { missing: 'field.reason.missing', wrong: 'field.wrong' },
  extent: { missing: 'field.extent.tooMuch', wrong: 'field.extent.tooMuch' },
  receivedOn: { missing: 'field.receivedOn.missing', wrong: 'field.receivedOn.wrong' },
  subject: { missing: 'field.subject.missing', wrong: 'field.wrong' },
  text: { missing: 'field.text.missing', wrong: 'field.text.missing' },
};

/** The label of a field, if there is a message under its name. */
export function fieldLabel(intl: IntlShape, field: string): string | undefined {
  const id = `field.${field}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : undefined;
}

/**
 * The message for a broken rule of a field, in the reader's language; the same for errors from the browser and from the server.
 */
export function fieldMessage(intl: IntlShape, field: string, rule: FieldRule | undefined): string | undefined {
  if (!rule) return undefined;
  if (rule === 'bandNotOffered') return intl.formatMessage({ id: 'field.age.notOffered' });
  if (rule === 'adultNeeded') return intl.formatMessage({ id: 'problem.minorWithoutResponsible' });
  if (rule === 'roomTooSmall') return intl.formatMessage({ id: 'field.room.full' });
  if (rule === 'roomWithoutAdult') return intl.formatMessage({ id: 'field.room.withoutAdult' });
  if (rule === 'notAllowed') return intl.formatMessage({ id: 'field.userType.notAllowed' });
  if (rule === 'guessable') return intl.formatMessage({ id: 'field.password.guessable' });
  if (rule === 'taken') return intl.formatMessage({ id: 'field.email.taken' });
  if (rule === 'saturday') return intl.formatMessage({ id: 'field.date.saturday' });
  if (rule === 'saturdayFull') return intl.formatMessage({ id: 'field.date.onlineOnly' });
  if (rule === 'maxLength') return intl.formatMessage({ id: 'field.tooLong' });
  if (rule === 'maximum' && field === 'amount') return intl.formatMessage({ id: 'field.amount.tooMuch' });
  const messages = fieldMessages[field];
  if (!messages) return intl.formatMessage({ id: 'field.wrong' });
  const isMissing = rule === 'required' || rule === 'minLength';
  return intl.formatMessage({ id: isMissing ? messages.missing : messages.wrong });
}

/**
 * The error of a field for a summary, with the field's label. Where a last name has the same message as a first name, it needs the
 * label even if it is alone.
 */
export function fieldError(intl: IntlShape, field: string, rule: FieldRule | undefined) {
  const message = fieldMessage(intl, field, rule);
  if (message === undefined) return undefined;
  const isUnspecific = field === 'lastName' && message === fieldMessage(intl, 'firstName', rule);
  return { label: fieldLabel(intl, field), message, isUnspecific };
}
