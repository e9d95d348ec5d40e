import type { components } from './schema.gen.ts';

/** The closed list of problem codes. */
export type ProblemCode = components['schemas']['ProblemCode'];
/** An error in one field of a request. */
export type FieldError = components['schemas']['FieldError'];
/** Values for placeholders in the message. */
export type ProblemParams = components['schemas']['ProblemParams'];
/** The problem+json body. */
export type Problem = components['schemas']['Problem'];

interface ProblemKind {
  readonly status: number;
  /** For developers. The app has its own messages for each code, in both languages. */
  readonly title: string;
}

/** Status and title of each code. */
export const problemKinds = {
  'invalid-request': { status: 400, title: 'Invalid request' },
  unauthenticated: { status: 401, title: 'Not logged in, or wrong key' },
  forbidden: { status: 403, title: 'Not allowed for this user' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'request-too-slow': { status: 408, title: 'The request took too long to arrive' },
  'expectation-failed': { status: 417, title: 'No expectation but 100-continue is met' },
  'unsupported-media-type': { status: 415, title: 'The request body must be application/json' },
  'too-many-requests': { status: 429, title: 'Too many requests; wait before the next one' },
  'too-many-emails': {
    status: 429,
    title: 'Too many emails for this address or from this network; nothing was sent',
  },
  'too-many-registrations': { status: 429, title: 'Too many parties or people from this network or account' },
  internal: { status: 500, title: 'Internal server error' },
  unavailable: { status: 503, title: 'Service unavailable' },
  'sign-in-failed': { status: 401, title: 'Wrong email or password' },
  'code-wrong': { status: 401, title: 'The one-time code is wrong' },
  'code-expired': { status: 401, title: 'The one-time code was used, has expired, or was tried too often' },
  'link-invalid': { status: 410, title: 'The one-time link was used, has expired, or is unknown' },
  'link-replaced': { status: 410, title: 'The link to this registration was replaced' },
  'link-over': { status: 410, title: 'This long after the event the link shows only the reference and receipts' },
  'password-wrong': { status: 403, title: 'Wrong password' },
  'views-full': { status: 409, title: 'This list has 30 saved views, the most it can have' },
  'view-name-taken': { status: 409, title: 'Another saved view of this list has this name' },
  'household-full': { status: 409, title: 'The household is full' },
  'changed-meanwhile': { status: 409, title: 'Someone else has changed this in the meantime' },
  'claimed-by-other': { status: 409, title: 'Someone else is working on this at the moment' },
  'saturday-taken': { status: 409, title: 'Another retreat was accepted for this Saturday' },
  'saturday-accepted': { status: 409, title: 'The accepted Saturday is not over yet' },
  'last-administrator': { status: 409, title: 'This is the only administrator' },
  'user-not-yours': { status: 403, title: 'Only an administrator may change this user' },
  'email-unconfirmed': { status: 409, title: 'The address was never confirmed' },
  'user-inactive': { status: 409, title: 'The user is deactivated' },
  'registration-not-open': { status: 409, title: 'The event is not open for registration' },
  'event-full': { status: 409, title: 'Not enough places left' },
  'quote-changed': { status: 409, title: 'The price has changed since the quote' },
  'changes-closed': { status: 409, title: 'The party can no longer change or cancel this itself' },
  'registered-already': { status: 409, title: 'The same party is registered for this event already' },
  'state-conflict': { status: 409, title: 'Not possible in the current state' },
  'payment-far-above': { status: 422, title: 'The payment is far above the price and must be confirmed' },
  'refund-exceeds-paid': { status: 422, title: 'The refund exceeds the amount paid' },
  'party-without-email': { status: 422, title: 'The party has no email address' },
  'refund-refused': { status: 422, title: 'PayPal refuses to refund this payment' },
  'refund-under-way': { status: 409, title: 'A refund of this payment is in progress at PayPal' },
  'payment-unavailable': { status: 503, title: 'PayPal is unavailable' },
  'idempotency-key-reused': { status: 409, title: 'The idempotency key was used with another request' },
  'band-not-offered': { status: 422, title: 'The event has no price for the age of some people' },
  'party-without-adult': { status: 422, title: 'Minors need someone 18 or older at this event' },
  'responsible-adult-missing': { status: 422, title: 'Minors who come alone need a responsible adult' },
  'minor-without-responsible': { status: 422, title: 'Each minor needs an adult of the party who is responsible' },
  'signer-not-responsible': { status: 422, title: 'The responsible adult must sign for minors who come alone' },
  'no-active-members': { status: 422, title: 'The party is empty' },
  'room-without-adult': { status: 422, title: 'Each room needs someone 18 or older who stays in it' },
  'rooms-too-small': { status: 422, title: 'The rooms are too small for the people who stay' },
  'chosen-room-unknown': { status: 422, title: 'The party takes fewer rooms' },
  'chosen-room-too-small': { status: 422, title: 'A room holds fewer people than were chosen for it' },
  'chosen-room-without-adult': { status: 422, title: 'No one 18 or older was chosen for a room' },
  'rooms-not-offered': { status: 422, title: 'The event has no rooms' },
  'payment-method-not-offered': { status: 422, title: 'This payment method is not available online for the event' },
  'waiver-changed': { status: 409, title: 'The text of the waiver has changed' },
  'meetings-not-configured': { status: 409, title: 'The site is not configured for meeting accounts' },
  'event-not-ready': { status: 422, title: 'Something must be corrected before this can be published' },
  'placement-refused': { status: 422, title: 'These people cannot be placed there' },
  'room-name-taken': { status: 409, title: 'The house has a room of this name' },
  'room-occupied': { status: 409, title: 'People sleep in this room' },
  'mailing-not-ready': { status: 422, title: 'Something must be corrected before this can be sent' },
  'recipients-changed': { status: 409, title: 'The number of recipients has changed' },
  'meeting-sign-in-invalid': {
    status: 410,
    title: 'The connection to the meeting provider was used, is too late, or was started elsewhere',
  },
  'meeting-refused': { status: 422, title: 'The meeting provider refused the connection' },
  'meeting-unreachable': { status: 503, title: 'The meeting provider is unreachable' },
  'session-key-invalid': { status: 401, title: 'The key of the link is for another online session, or for nobody' },
  'session-not-open': { status: 409, title: 'The online session is not open now' },
  'session-full': { status: 409, title: 'The online session is full' },
  'session-without-meeting': { status: 409, title: 'The online session has no meeting yet' },
  'session-link-pending': { status: 409, title: 'The address of the meeting is being prepared for this person' },
  'waiver-not-signable': { status: 422, title: 'The waiver cannot be signed for these people or in this way' },
} as const satisfies Record<ProblemCode, ProblemKind>;

interface Details {
  readonly params?: ProblemParams;
  /** The current room assignments, for problems with them. */
  readonly rooming?: components['schemas']['EventRooming'];
  readonly errors?: FieldError[];
  /** Seconds to wait, for the Retry-After header. */
  readonly retryAfter?: number;
}

/** The only error that becomes a response: its code determines the status, and `http/problem.ts` writes it. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(problemKinds[code].title);
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }
}

/** Builds the problem+json body for a code. */
export function problemBody(code: ProblemCode, requestId: string, details: Details = {}): Problem {
  const { status, title } = problemKinds[code];
  const { params, errors, rooming } = details;
  return {
    type: `urn:problem:${code}`,
    title,
    status,
    code,
    requestId,
    ...(params && { params }),
    ...(errors && { errors }),
    ...(rooming && { rooming }),
  };
}
