import type { MessageId } from '../messages/messages.ts';
import type { ProblemCode } from './client.ts';

type CamelCase<Code extends string> = Code extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Code;

/** Problems that use the message of another. */
const wordsOfOthers = {
  'method-not-allowed': 'problem.internal',
  'unsupported-media-type': 'problem.internal',
  'expectation-failed': 'problem.internal',
} as const;

type SharedCode = keyof typeof wordsOfOthers;
type OwnMessage<Code extends ProblemCode> = Code extends SharedCode
  ? (typeof wordsOfOthers)[Code]
  : `problem.${CamelCase<Code>}`;

/** The message that names who has changed something; only staff see it. */
export const changedByColleague = 'problem.changedMeanwhileBy' satisfies MessageId;

/** The message for too many selected rows of a list; only staff can select rows. */
export const tooManyChosen = 'problem.tooManyChosen' satisfies MessageId;

/** The message for a problem's code: its own, unless it shares another's. */
export function problemMessageOf(code: ProblemCode): OwnMessage<ProblemCode> {
  const name = code.replace(/-./g, (part) => part.charAt(1).toUpperCase());
  const shared: Partial<Record<string, (typeof wordsOfOthers)[SharedCode]>> = wordsOfOthers;
  const message = shared[code] ?? (`problem.${name}` as OwnMessage<ProblemCode>);
  // A code without a message does not compile.
  return message satisfies MessageId;
}
