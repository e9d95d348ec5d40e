// Checked by the compiler alone: every line under @ts-expect-error must be an error.
import { implement } from '../../api/platform/contract/handler.ts';
import type { Handler, Handlers, Input } from '../../api/platform/contract/handler.ts';
import { ProblemError } from '../../api/platform/contract/problem.ts';

declare const handlers: Handlers;
const { getHealth: _health, ...withoutHealth } = handlers;

implement(handlers);
// @ts-expect-error a handler is missing
implement(withoutHealth);
// @ts-expect-error the contract has no such operation
implement({ ...handlers, deleteEverything: handlers.getHealth });

export const right: Handler<'getHealth'> = (_input, reply) => reply(200, { status: 'ok' });
// @ts-expect-error the status is not declared
export const undeclaredStatus: Handler<'getHealth'> = (_input, reply) => reply(201, { status: 'ok' });
// @ts-expect-error a problem is thrown, never replied
export const repliedProblem: Handler<'getEvent'> = (_input, reply) => reply(404, { status: 404 });
// @ts-expect-error the value is not in the contract
export const wrongValue: Handler<'getHealth'> = (_input, reply) => reply(200, { status: 'fine' });
// @ts-expect-error the field is not in the contract
export const extraField: Handler<'getHealth'> = (_input, reply) => reply(200, { status: 'ok', secret: 1 });
// @ts-expect-error only reply makes an answer
export const handMade: Handler<'getHealth'> = () => ({ status: 200, body: { status: 'ok' } });
// @ts-expect-error this status has no body
export const needlessBody: Handler<'signOut'> = (_input, reply) => reply(204, { status: 'ok' });
export const empty: Handler<'signOut'> = (_input, reply) => reply(204);
// @ts-expect-error the request has no such field
export type GhostField = Input<'getEvent'>['path']['id'];
// @ts-expect-error the code is not in the closed list
export const unknownCode = new ProblemError('out-of-coffee');
/** A default in the contract needs no second default here. */
export const defaulted: Handler<'listRegistrations'> = ({ query: { page, pageSize } }, reply) =>
  reply(200, { items: [], page, pageSize, total: 0, totalIsExact: true });
/** A handler behind a session does not need to check for one. */
export const sessionThere: Handler<'listRegistrations'> = (_input, reply, { session }) =>
  reply(200, { items: [], page: session.userId, pageSize: 5, total: 0, totalIsExact: true });
export const sessionPerhaps: Handler<'getSession'> = (_input, reply, { session }) => {
  // @ts-expect-error a public operation may be called by nobody
  const id: number = session.userId;
  return reply(200, { session: id === 0 ? null : null });
};
