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
  : undefined;

/** What a handler gets: the validated request, defaults filled in. */
export interface Input<Op extends OperationId> {
  readonly path: Given<operations[Op]['parameters']['path']>;
  readonly query: WithDefaults<Given<operations[Op]['parameters']['query']>, DefaultedParameters[Op]>;
  readonly header: Given<operations[Op]['parameters']['header']>;
  readonly body: Body<Op>;
}

type Responses<Op extends OperationId> = operations[Op]['responses'];
type ReplyBody<Response> = Response extends { content: { 'application/json': infer Content } }
  ? Content
  : Response extends { content?: never }
    ? undefined
    : never;
/** The statuses a handler may answer itself; problems are thrown instead. */
type ReplyStatus<Op extends OperationId> = {
  [Status in keyof Responses<Op> & number]: [ReplyBody<Responses<Op>[Status]>] extends [never] ? never : Status;
}[keyof Responses<Op> & number];

declare const replied: unique symbol;

/** An answer that only `reply` can make, so that it was checked against the contract's types. */
export interface Replied<Op extends OperationId> {
  readonly [replied]: Op;
  readonly status: number;
  readonly body: unknown;
}

/** Answers a declared status with the body declared for it. */
type Replier<Op extends OperationId> = <Status extends ReplyStatus<Op>>(
  status: Status,
  ...body: ReplyBody<Responses<Op>[Status]> extends undefined ? [] : [body: ReplyBody<Responses<Op>[Status]>]
) => Replied<Op>;

interface SessionTimes {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** A signed-in user, as the request's session says. */
export interface UserSession extends SessionTimes {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: string;
  readonly language: 'en' | 'es';
}

/** A guest, who is nobody beyond the session. */
interface GuestSession extends SessionTimes {
  readonly userId: null;
  readonly userType: 'G';
}

/** Anyone who has a session. */
export type ActiveSession = UserSession | GuestSession;

interface CommonContext {
  readonly requestId: string;
  /** The caller's address, for limits; never stored or logged. */
  readonly address: string;
  /** The language that the reader's browser asks for. */
  readonly language: 'en' | 'es';
  /** Whether the page's form was posted by a browser without scripts. */
  readonly isPlainForm: boolean;
  /** The body as it came, for what is signed by its sender; empty without one. */
  readonly rawBody: string;
  /** What the browser says it is. */
  readonly userAgent: string;
  /** Sets the session cookie to this token, or removes it. */
  readonly setSessionToken: (token: string | null) => void;
  /** What the cookie holds that knows a browser again; it opens nothing. */
  readonly deviceCookie: string | undefined;
  /** Sets that cookie. */
  readonly setDeviceCookie: (value: string) => void;
}

/** Whose session an operation gets: a user's where the contract lists types, else a guest's too, or none. */
type SessionOf<Op extends OperationId> = (typeof access)[Op] extends { by: 'session'; userTypes: readonly string[] }
  ? UserSession
  : (typeof access)[Op] extends { by: 'session' }
    ? ActiveSession
    : ActiveSession | null;

/** What is known of the caller; for an operation behind a session or key it is there for certain. */
type Context<Op extends OperationId> = CommonContext & {
  readonly session: SessionOf<Op>;
} & ((typeof access)[Op] extends { by: 'registrationKey' | 'registrationKeyOrSession' }
    ? {
        /** As it was sent, to be compared; empty when it is the session that may. */
        readonly registrationKey: string;
      }
    : unknown);

/** One operation: takes a validated request, answers through `reply` or throws a ProblemError. */
export type Handler<Op extends OperationId> = (
  input: Input<Op>,
  reply: Replier<Op>,
  context: Context<Op>,
) => Replied<Op> | Promise<Replied<Op>>;

/** A handler for every operation. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> };

/** Takes exactly one handler per operation: a missing one and one that the contract lacks are compile errors. */
export function implement<Table extends Handlers>(
  handlers: Table & { readonly [Extra in Exclude<keyof Table, OperationId>]: never },
): Handlers {
  return handlers;
}
