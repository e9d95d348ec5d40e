import { ApiProblem, type ProblemCode } from './client.ts';

/** Whether the link itself is at fault, so that trying again is useless. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}

/** Whether an error is this problem from the API. */
export function isProblem(error: unknown, code: ProblemCode): boolean {
  return error instanceof ApiProblem && error.problem.code === code;
}
