import type { components, paths } from '#contract/schema';
import createClient, { type Client } from 'openapi-fetch';

export type Api = Client<paths>;
export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];

/** No answer came: there is no connection, or the site cannot be reached. */
export class NoAnswer extends TypeError {
  constructor(cause: unknown) {
    super('No answer came', { cause });
    this.name = 'NoAnswer';
  }
}

/** Whether a proxy answered because the site is down; the API's own errors are problems. */
const isProxys = ({ status, headers }: Response): boolean =>
  [502, 503, 504].includes(status) && !(headers.get('Content-Type') ?? '').startsWith('application/problem+json');

/** Looks up fetch at each call, because tests and stories replace it. */
async function ask(request: Request): Promise<Response> {
  const response = await globalThis.fetch(request).catch((cause: unknown) => {
    throw cause instanceof TypeError ? new NoAnswer(cause) : cause;
  });
  if (isProxys(response)) throw new NoAnswer(response.status);
  return response;
}

/** A typed client of the API at `origin` (empty in the browser, which has the same origin). */
export function createApi(origin = ''): Api {
  return createClient<paths>({ baseUrl: `${origin}/api`, fetch: ask });
}

/** A refusal by the API, as an error that a screen can recognize by its code. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** Returns the data of an answer. Throws an ApiProblem when the API refused, and NoAnswer when there was no answer. */
export async function dataOf<Data>(
  answer: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await answer;
  if (response.ok) return data as Data;
  throw new ApiProblem(isProblem(error) ? error : unexplained(response));
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'requestId' in value;
}

/** The problem for an answer that does not come from the API, such as a proxy's. */
function unexplained(response: Response): Problem {
  return { type: 'about:blank', title: response.statusText, status: response.status, code: 'internal', requestId: '' };
}
