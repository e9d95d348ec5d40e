import { ApiProblem, type ProblemCode } from '../../platform/client/client.ts';

/** Whether the link itself is at fault, so that another try is of no use. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}

/** Whether it is this that the API says. */
export function isProblem(error: unknown, code: ProblemCode): boolean {
  return error instanceof ApiProblem && error.problem.code === code;
}
