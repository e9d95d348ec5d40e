import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from '../../api/platform/contract/compiled.ts';
import type { Problem } from '../../api/platform/contract/problem.ts';
import type { Outcome } from './send.ts';
import type { Change } from './site/journal.ts';
import { allowedChange } from './allowed-changes.ts';

/** Maximum size of a refusal, in bytes. */
const largestRefusal = 100_000;
/** Maximum CPU time of a request, in ms. */
export const longestWork = 1_000;

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
const isProblem = ajv.compile<Problem>({
  $defs: {},
  components: { schemas: contract.schemas },
  $ref: '#/components/schemas/Problem',
});

/** Problems that may occur for a while through no fault of the site. */
const passing = ['unavailable', 'payment-unavailable', 'meeting-unreachable'];

function problemOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether the request was refused. */
export function isRefused({ answer }: Outcome): boolean {
  return answer === null || answer.status >= 400;
}

/** Describes what is wrong with a response; null if nothing is. */
export function faultOf({ answer }: Outcome, method: string): string | null {
  if (!answer) return 'the connection ended without an answer';
  const { status, headers, body, size } = answer;
  if (status < 400) return null;
  if (method === 'HEAD') return status >= 500 ? `answered ${String(status)}` : null;
  const shown = body.toString().slice(0, 300);
  const problem = problemOf(body);
  if (headers['content-type'] !== 'application/problem+json' || !isProblem(problem))
    return `${String(status)} is no problem of the contract: ${headers['content-type'] ?? 'no type'} ${shown}`;
  if (problem.status !== status) return `${String(status)} says that it is ${String(problem.status)}`;
  if (status >= 500 && !(status === 503 && passing.includes(problem.code) && headers['retry-after'] !== undefined))
    return `answered ${String(status)}: ${shown}`;
  if (size > largestRefusal) return `refused with ${String(size)} bytes`;
  return null;
}

/** Describes the changes that a request that is refused, or only reads, must not make; null without such changes. */
export function faultOfChanges(changes: readonly Change[], isReading: boolean): string | null {
  const wrong = changes.filter((change) => !allowedChange(change, isReading));
  if (wrong.length === 0) return null;
  const shown = wrong.map(
    ({ table, action, before, after }) => `${action} ${table} ${JSON.stringify(after ?? before).slice(0, 300)}`,
  );
  return `${isReading ? 'only reads' : 'was refused'} and changed something: ${shown.join('; ')}`;
}
