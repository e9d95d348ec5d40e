import { Alert, Button } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem } from '../../../platform/client/client.ts';
import { failureText } from '../../../platform/client/problem-text.ts';
import type { Moves } from './use-move.ts';

interface MoveOutcomeProps<State extends string> {
  moves: Moves<State>;
  stateWord: (state: State) => string;
}

/** Why a move was refused; after a change by someone else, names that person and what was done. */
function refusalText(intl: IntlShape, error: unknown, stateWord: (state: string) => string): string {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'changed-meanwhile') return failureText(intl, error);
  const { name, state, change = 'moved' } = error.problem.params ?? {};
  if (change === 'replied') return intl.formatMessage({ id: 'formDesk.repliedMeanwhile' });
  if (!name || !state) return intl.formatMessage({ id: 'formDesk.changedMeanwhile' });
  return intl.formatMessage(
    { id: 'formDesk.changedBy' },
    { name: String(name), change, state: stateWord(String(state)).toLocaleLowerCase(intl.locale) },
  );
}

/** The result of a move, with undo. */
export function MoveOutcome<State extends string>({ moves, stateWord }: MoveOutcomeProps<State>) {
  const intl = useIntl();
  const { outcome, isPending, undo } = moves;
  if (outcome === undefined || isPending) return null;
  if (outcome.kind === 'failed')
    return (
      <Alert tone="critical" announce>
        {refusalText(intl, outcome.error, (state) => stateWord(state as State))}
      </Alert>
    );
  return (
    <Alert
      tone="positive"
      announce
      actions={
        outcome.from !== undefined && (
          <Button onPress={undo}>
            <FormattedMessage id="formDesk.undo" />
          </Button>
        )
      }
    >
      <FormattedMessage id="formDesk.moved" values={{ count: outcome.items.length, state: stateWord(outcome.to) }} />
    </Alert>
  );
}
