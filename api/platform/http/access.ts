import { holdsAny, parseUserTypes } from '../../access/rules.ts';
import type { UserType } from '../../access/rules.ts';
import { access } from '../contract/access.gen.ts';
import type { ActiveSession, OperationId } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { HttpContext } from './state.ts';

type Rule =
  | { readonly by: 'public' | 'registrationKey' }
  | { readonly by: 'session' | 'registrationKeyOrSession'; readonly userTypes: readonly UserType[] | null };

const rules: Readonly<Record<OperationId, Rule>> = access;

/** What an operation learns about its caller; made only when the caller may call it. */
export interface Caller {
  readonly session: ActiveSession | null;
  readonly registrationKey: string;
}

/** The key of a link; one from an email may carry a token after a dot, which opens nothing. */
function bearer(ctx: HttpContext): string {
  const [, key] = /^Bearer ([A-Za-z0-9_-]+)(?:\.[A-Za-z0-9_-]+)?$/.exec(ctx.get('Authorization')) ?? [];
  if (key === undefined) throw new ProblemError('unauthenticated');
  return key;
}

function requireTypes(session: ActiveSession | null, userTypes: readonly UserType[] | null): Caller {
  if (!session) throw new ProblemError('unauthenticated');
  // Types are a user's: a guest's session is of type G, but nobody's.
  const isGuest = session.userId === null;
  if (userTypes !== null && (isGuest || !holdsAny(parseUserTypes(session.userType), userTypes)))
    throw new ProblemError('forbidden');
  return { session, registrationKey: '' };
}

/**
 * Lets a request through when the contract says so, and nothing else does.
 * @throws ProblemError `unauthenticated` or `forbidden`.
 */
export function admit(operation: OperationId, ctx: HttpContext): Caller {
  const rule = rules[operation];
  const { session } = ctx.state;
  switch (rule.by) {
    case 'public':
      return { session, registrationKey: '' };
    case 'registrationKey':
      return { session, registrationKey: bearer(ctx) };
    case 'registrationKeyOrSession':
      // Who shows a key acts as its party, whatever the session could do.
      if (ctx.get('Authorization') !== '') return { session, registrationKey: bearer(ctx) };
      return requireTypes(session, rule.userTypes);
    case 'session':
      return requireTypes(session, rule.userTypes);
  }
}
