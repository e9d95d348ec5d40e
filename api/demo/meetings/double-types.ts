/* The requests to the stand-in for the meeting provider, what it stores and what it answers. */

/** A request; header names in small letters. */
export interface MeetingRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What it answers, as JSON; nothing with status 204. */
export interface MeetingAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** What a site sends about a meeting; the protocol has more. */
export interface MeetingFacts {
  readonly topic: string;
  readonly agenda?: string;
  readonly start_time: string;
  readonly duration: number;
  readonly timezone?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Somebody who is registered for a meeting; the token is in the address of their own. */
export interface DoubleRegistrant {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly token: string;
}

/** A meeting as the stand-in stores it. */
export interface DoubleMeeting {
  readonly id: number;
  /** The account whose token created it. */
  readonly account: string;
  facts: MeetingFacts;
  readonly password: string;
  readonly createdAt: string;
  readonly registrants: DoubleRegistrant[];
}

/** The provider's side of every connection and meeting. */
export interface MeetingDouble {
  /** Someone with this account allows what the address asks for: what the provider adds to the address of the return. */
  readonly allow: (query: URLSearchParams, account?: string) => { readonly code: string; readonly state: string };
  readonly answer: (request: MeetingRequest) => MeetingAnswer;
  readonly meetings: ReadonlyMap<number, DoubleMeeting>;
  /** Invalidates every token: each connection is revoked. */
  readonly revokeAll: () => void;
  /** The scopes that tokens issued from now on lack. */
  readonly missingScopes: Set<string>;
  /** The tokens that were issued. */
  readonly given: readonly { readonly accessToken: string; readonly refreshToken: string }[];
}
