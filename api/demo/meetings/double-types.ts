/* The requests to the stand-in for the meeting provider, its stored data and its responses. */

/** A request; header names are lowercase. */
export interface MeetingRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A response, as JSON; status 204 has no body. */
export interface MeetingAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** The meeting fields that this site sends; the protocol has more. */
export interface MeetingFacts {
  readonly topic: string;
  readonly agenda?: string;
  readonly start_time: string;
  readonly duration: number;
  readonly timezone?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A person who is registered for a meeting; the token is in their personal join address. */
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
  /** Grants what the address asks for, for this account. Returns the parameters that the provider adds to the return address. */
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
