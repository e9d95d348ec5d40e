import { holdsAny, parseUserTypes } from '../../access/rules.ts';
import type { UserType } from '../../access/rules.ts';
import { access } from '../contract/access.gen.ts';
import type { ActiveSession, OperationId } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { HttpContext } from './state.ts';

type Rule =
  | { readonly by: 'public' | 'registrationKey' }
  | {
      readonly by: 'session' | 'registrationKeyOrSession' | 'onlineSessionKeyOrSession';
      readonly userTypes: readonly UserType[] | null;
    };

const rules: Readonly<Record<OperationId, Rule>> = access;

/** The caller of an operation; created only if the caller may call it. */
export interface Caller {
  readonly session: ActiveSession | null;
  readonly registrationKey: string;
  readonly onlineSessionKey: string;
}

const noKey = { registrationKey: '', onlineSessionKey: '' } as const;

/** Returns the key of a link. In an email, a token may follow after a dot; it grants no access here. */
function bearer(ctx: HttpContext): string {
  const [, key] = /^Bearer ([A-Za-z0-9_-]+)(?:\.[A-Za-z0-9_-]+)?$/.exec(ctx.get('Authorization')) ?? [];
  if (key === undefined) throw new ProblemError('unauthenticated');
  return key;
}

function requireTypes(session: ActiveSession | null, userTypes: readonly UserType[] | null): Caller {
  if (!session) throw new ProblemError('unauthenticated');
  // Only users have user types: a guest session has type G but no user.
  const isGuest = session.userId === null;
  if (userTypes !== null && (isGuest || !holdsAny(parseUserTypes(session.userType), userTypes)))
    throw new ProblemError('forbidden');
  return { session, ...noKey };
}

/**
 * Accepts a request only if the contract allows it.
 * @throws ProblemError `unauthenticated` or `forbidden`
 */
export function admit(operation: OperationId, ctx: HttpContext): Caller {
  const rule = rules[operation];
  const { session } = ctx.state;
  switch (rule.by) {
    case 'public':
      return { session, ...noKey };
    case 'registrationKey':
      return { session, ...noKey, registrationKey: bearer(ctx) };
    case 'registrationKeyOrSession':
      // A caller with a key acts as its party, regardless of what the session allows.
      if (ctx.get('Authorization') !== '') return { session, ...noKey, registrationKey: bearer(ctx) };
      return requireTypes(session, rule.userTypes);
    case 'onlineSessionKeyOrSession':
      if (ctx.get('Authorization') !== '') return { session, ...noKey, onlineSessionKey: bearer(ctx) };
      return requireTypes(session, rule.userTypes);
    case 'session':
      return requireTypes(session, rule.userTypes);
  }
}
