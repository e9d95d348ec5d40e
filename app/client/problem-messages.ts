import type { MessageId } from '../messages/messages.ts';
import type { ProblemCode } from './client.ts';

/** What people are told about each problem the API can answer. */
const problemMessages = {
  'invalid-request': 'problem.invalidRequest',
  unauthenticated: 'problem.unauthenticated',
  forbidden: 'problem.forbidden',
  'not-found': 'problem.notFound',
  'method-not-allowed': 'problem.internal',
  'payload-too-large': 'problem.payloadTooLarge',
  'unsupported-media-type': 'problem.internal',
  'too-many-requests': 'problem.tooManyRequests',
  internal: 'problem.internal',
  unavailable: 'problem.unavailable',
  'sign-in-failed': 'problem.signInFailed',
  'code-wrong': 'problem.codeWrong',
  'code-expired': 'problem.codeExpired',
  'link-invalid': 'problem.linkInvalid',
  'password-wrong': 'problem.passwordWrong',
  'household-full': 'problem.householdFull',
  'changed-meanwhile': 'problem.changedMeanwhile',
  'last-administrator': 'problem.lastAdministrator',
  'user-not-yours': 'problem.userNotYours',
  'user-inactive': 'problem.userInactive',
  'registration-not-open': 'problem.registrationNotOpen',
  'event-full': 'problem.eventFull',
  'quote-changed': 'problem.quoteChanged',
  'changes-closed': 'problem.changesClosed',
  'state-conflict': 'problem.stateConflict',
  'refund-exceeds-paid': 'problem.refundExceedsPaid',
  'party-without-email': 'problem.partyWithoutEmail',
  'refund-refused': 'problem.refundRefused',
  'refund-under-way': 'problem.refundUnderWay',
  'payment-unavailable': 'problem.paymentUnavailable',
  'idempotency-key-reused': 'problem.alreadyRegistered',
  'band-not-offered': 'problem.bandNotOffered',
  'no-active-members': 'problem.noActiveMembers',
  'room-without-adult': 'problem.roomWithoutAdult',
  'rooms-too-small': 'problem.roomsTooSmall',
  'rooms-not-offered': 'problem.roomsNotOffered',
  'payment-method-not-offered': 'problem.paymentMethodNotOffered',
  'waiver-changed': 'problem.waiverChanged',
  'meetings-not-configured': 'problem.meetingsNotConfigured',
  'meeting-sign-in-invalid': 'problem.meetingSignInInvalid',
  'meeting-refused': 'problem.meetingRefused',
  'meeting-unreachable': 'problem.meetingUnreachable',
  'waiver-not-signable': 'problem.waiverNotSignable',
} as const satisfies Record<ProblemCode, MessageId>;

/** The message for a problem's code. */
export function problemMessageOf(code: ProblemCode): (typeof problemMessages)[ProblemCode] {
  return problemMessages[code];
}
