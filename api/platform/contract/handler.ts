import type { Readable } from 'node:stream';
import type { access } from './access.gen.ts';
import type { DefaultedParameters } from './defaults.gen.ts';
import type { operations } from './schema.gen.ts';

/** Every operation of the contract. */
export type OperationId = keyof operations;

type Given<Part> = [Part] extends [undefined] ? object : NonNullable<Part>;
type WithDefaults<Part, Name> = Part & { [Key in Name & keyof Part]-?: NonNullable<Part[Key]> };
type Body<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : operations[Op] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Buffer
    : undefined;

/** A file instead of JSON, streamed while it is created. */
export class Download {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Readable;

  constructor(name: string, mediaType: string, content: Readable) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }
}

/** The HTML of an email, for display in a frame: it runs no scripts and loads no resources. */
export class FramedHtml {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** A handler's input: the validated request with defaults filled in. */
export interface Input<Op extends OperationId> {
  readonly path: Given<operations[Op]['parameters']['path']>;
  readonly query: WithDefaults<Given<operations[Op]['parameters']['query']>, DefaultedParameters[Op]>;
  readonly header: Given<operations[Op]['parameters']['header']>;
  readonly body: Body<Op>;
}

type Responses<Op extends OperationId> = operations[Op]['responses'];
type ReplyBody<Response> = Response extends { content: { 'application/json': infer Content } }
  ? Content
  : Response extends { content: { 'application/octet-stream': unknown } }
    ? Download
    : Response extends { content: { 'text/html': unknown } }
      ? FramedHtml
      : Response extends { content?: never }
        ? undefined
        : never;
/** The statuses that a handler may return itself; problems are thrown instead. */
type ReplyStatus<Op extends OperationId> = {
  [Status in keyof Responses<Op> & number]: [ReplyBody<Responses<Op>[Status]>] extends [never] ? never : Status;
}[keyof Responses<Op> & number];

declare const replied: unique symbol;

/** A response that only `reply` can create, so its type is checked against the contract. */
export interface Replied<Op extends OperationId> {
  readonly [replied]: Op;
  readonly status: number;
  readonly body: unknown;
}

/** Responds with a declared status and its declared body, or with its JSON as a stream, which is not validated. */
type Replier<Op extends OperationId> = <Status extends ReplyStatus<Op>>(
  status: Status,
  ...body: ReplyBody<Responses<Op>[Status]> extends undefined ? [] : [body: ReplyBody<Responses<Op>[Status]> | Readable]
) => Replied<Op>;

interface SessionTimes {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** A signed-in user, from the request's session. */
export interface UserSession extends SessionTimes {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: string;
  readonly language: 'en' | 'es';
}

/** A guest, who is identified only by the session. */
interface GuestSession extends SessionTimes {
  readonly userId: null;
  readonly userType: 'G';
}

/** Anyone who has a session. */
export type ActiveSession = UserSession | GuestSession;

interface CommonContext {
  readonly requestId: string;
  /** The caller's IP address, for rate limits; never stored or logged. */
  readonly address: string;
  /** The language that the user's browser prefers. */
  readonly language: 'en' | 'es';
  /** Whether a browser without JavaScript submitted the page's form. */
  readonly isPlainForm: boolean;
  /** The raw body, for requests that the sender signs; empty without a body. */
  readonly rawBody: string;
  /** The browser's User-Agent header. */
  readonly userAgent: string;
  /** Sets the session cookie to this token, or removes it. */
  readonly setSessionToken: (token: string | null) => void;
  /** The cookie that recognizes a browser; it grants no access. */
  readonly deviceCookie: string | undefined;
  /** Sets the device cookie. */
  readonly setDeviceCookie: (value: string) => void;
  /** Registers a callback for when the caller disconnects before the response is complete. */
  readonly whenLeft: (act: () => void) => void;
}

/** The session that an operation receives: a user's if the contract lists user types, otherwise also a guest's or none. */
type SessionOf<Op extends OperationId> = (typeof access)[Op] extends { by: 'session'; userTypes: readonly string[] }
  ? UserSession
  : (typeof access)[Op] extends { by: 'session' }
    ? ActiveSession
    : ActiveSession | null;

/** The context of a call; a session or key is always present if the operation requires one. */
type Context<Op extends OperationId> = CommonContext & {
  readonly session: SessionOf<Op>;
} & ((typeof access)[Op] extends { by: 'registrationKey' | 'registrationKeyOrSession' }
    ? {
        /** The key as sent, for comparison; empty when the session grants access. */
        readonly registrationKey: string;
      }
    : (typeof access)[Op] extends { by: 'onlineSessionKeyOrSession' }
      ? {
          /** The key of a link to an online session; empty when the session grants access. */
          readonly onlineSessionKey: string;
        }
      : unknown);

/** Implements one operation: takes a validated request and responds through `reply` or throws a ProblemError. */
export type Handler<Op extends OperationId> = (
  input: Input<Op>,
  reply: Replier<Op>,
  context: Context<Op>,
) => Replied<Op> | Promise<Replied<Op>>;

/** A handler for every operation. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };

/** Requires exactly one handler per operation: a missing handler, or one that the contract lacks, does not compile. */
export function implement<Table extends Handlers>(
  handlers: Table & { readonly [Extra in Exclude<keyof Table, OperationId>]: never },
): Handlers {
  return handlers;
}
