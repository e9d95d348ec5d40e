import type { IntlShape } from 'react-intl';
import { ApiProblem } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import type { MessageId } from '../messages/messages.ts';

/**
 * The message for a failed step.
 * @param conflict the message for a step that is not possible anymore; the general one is about a registration
 */
export function conflictText(intl: IntlShape, error: unknown, conflict?: MessageId): string {
  const isConflict = error instanceof ApiProblem && error.problem.code === 'state-conflict';
  return isConflict && conflict ? intl.formatMessage({ id: conflict }) : failureText(intl, error);
}
