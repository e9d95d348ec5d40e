import type { components } from './schema.gen.ts';

/** The closed list of problem codes. */
export type ProblemCode = components['schemas']['ProblemCode'];
/** One fault of one field of a request. */
export type FieldError = components['schemas']['FieldError'];
/** Values that a problem's text may mention. */
export type ProblemParams = components['schemas']['ProblemParams'];
/** A problem as it is answered. */
export type Problem = components['schemas']['Problem'];

interface ProblemKind {
  readonly status: number;
  /** For developers; the app has its own texts by code, in both languages. */
  readonly title: string;
}

/** What each code answers. */
export const problemKinds = {
  'invalid-request': { status: 400, title: 'The request does not follow the contract' },
  unauthenticated: { status: 401, title: 'Nobody is signed in, or the key is wrong' },
  forbidden: { status: 403, title: 'This user may not do this' },
  'not-found': { status: 404, title: 'There is no such thing' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'The request body should be application/json' },
  'too-many-requests': { status: 429, title: 'Too many requests; wait before the next one' },
  'too-many-emails': {
    status: 429,
    title: 'Too many emails were caused for this address or from this network; nothing was sent',
  },
  'too-many-registrations': { status: 429, title: 'Too many parties or people from this network or account' },
  internal: { status: 500, title: 'Something failed on the server' },
  unavailable: { status: 503, title: 'The server cannot answer at the moment' },
  'sign-in-failed': { status: 401, title: 'E-mail and password do not belong together' },
  'code-wrong': { status: 401, title: 'The one-time code is wrong' },
  'code-expired': { status: 401, title: 'The one-time code is used, expired or was tried too often' },
  'link-invalid': { status: 410, title: 'The one-time link is used, expired or unknown' },
  'link-replaced': { status: 410, title: 'The link to this registration was replaced by another one' },
  'link-over': { status: 410, title: 'So long after the event the link shows the reference and receipts only' },
  'password-wrong': { status: 403, title: 'The password is not the one of the account' },
  'household-full': { status: 409, title: 'The household has as many people as it may have' },
  'changed-meanwhile': { status: 409, title: 'Someone else has changed this meanwhile' },
  'last-administrator': { status: 409, title: 'Nobody else is an administrator' },
  'user-not-yours': { status: 403, title: 'This user is for administrators to change' },
  'email-unconfirmed': { status: 409, title: 'This address was never confirmed' },
  'user-inactive': { status: 409, title: 'This user may not sign in' },
  'registration-not-open': { status: 409, title: 'The event does not take registrations now' },
  'event-full': { status: 409, title: 'The event has too few places left' },
  'quote-changed': { status: 409, title: 'The price is not the quoted one' },
  'changes-closed': { status: 409, title: 'The party itself can no longer change or cancel it' },
  'state-conflict': { status: 409, title: 'This cannot be done in the state that it is in' },
  'payment-far-above': { status: 422, title: 'The payment is far above the price and must be confirmed' },
  'refund-exceeds-paid': { status: 422, title: 'More cannot be returned than was paid' },
  'party-without-email': { status: 422, title: 'The party has no e-mail address' },
  'refund-refused': { status: 422, title: 'PayPal refuses to return this payment' },
  'refund-under-way': { status: 409, title: 'PayPal was asked to return this payment and has not answered yet' },
  'payment-unavailable': { status: 503, title: 'PayPal cannot be reached or refuses at the moment' },
  'idempotency-key-reused': { status: 409, title: 'This key was used with another request' },
  'band-not-offered': { status: 422, title: 'The event has no price for the age of some members' },
  'party-without-adult': { status: 422, title: 'Minors do not come to this event without someone of 18 or over' },
  'responsible-adult-missing': { status: 422, title: 'Minors who come alone name a responsible adult' },
  'minor-without-responsible': { status: 422, title: 'Each minor needs an adult of the party who is responsible' },
  'signer-not-responsible': { status: 422, title: 'The responsible adult signs for minors who come alone' },
  'no-active-members': { status: 422, title: 'Nobody is in the party' },
  'room-without-adult': { status: 422, title: 'Each room needs someone of 18 or over who stays in it' },
  'rooms-too-small': { status: 422, title: 'More people stay than the rooms hold' },
  'rooms-not-offered': { status: 422, title: 'The event has no rooms' },
  'payment-method-not-offered': { status: 422, title: 'The event does not take this way of paying online' },
  'waiver-changed': { status: 409, title: 'The text of the waiver is another one now' },
  'meetings-not-configured': { status: 409, title: 'The site is not configured for accounts of online meetings' },
  'meeting-sign-in-invalid': {
    status: 410,
    title: 'The sign-in at the meeting provider is used, late, or was begun elsewhere',
  },
  'meeting-refused': { status: 422, title: 'The meeting provider refused the sign-in' },
  'meeting-unreachable': { status: 502, title: 'The meeting provider could not be asked' },
  'waiver-not-signable': { status: 422, title: 'It cannot be signed for these people, or in this way' },
} as const satisfies Record<ProblemCode, ProblemKind>;

interface Details {
  readonly params?: ProblemParams;
  readonly errors?: FieldError[];
  /** Seconds to wait, for the Retry-After header. */
  readonly retryAfter?: number;
}

/** The one error that becomes an answer: its code decides the status, `http/problem.ts` writes it. */
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

/** The problem+json body of a code. */
export function problemBody(code: ProblemCode, requestId: string, details: Details = {}): Problem {
  const { status, title } = problemKinds[code];
  const { params, errors } = details;
  return {
    type: `urn:problem:${code}`,
    title,
    status,
    code,
    requestId,
    ...(params && { params }),
    ...(errors && { errors }),
  };
}
