import { useState } from 'react';
import { useAction, type Action, type ActionOptions } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

type Form = Schemas['HeldForm'];
type Kind = Schemas['HeldFormDecisionRequest']['decision'];

/** The release or deletion of held forms: the last request, and the action that a dialog shows. */
export interface Decision {
  readonly kind: Kind;
  readonly forms: readonly Form[];
  readonly action: Action;
  readonly ask: (kind: Kind, forms: readonly Form[]) => void;
}

/** Releases or deletes held forms after confirmation. */
export function useDecision(onDone?: () => void, options?: ActionOptions): Decision {
  const [{ kind, forms }, setAsked] = useState<Pick<Decision, 'kind' | 'forms'>>({ kind: 'release', forms: [] });
  const action = useAction(
    () =>
      dataOf(
        createApi().POST('/held-form-decisions', { body: { decision: kind, formIds: forms.map(({ id }) => id) } }),
      ),
    onDone,
    options,
  );
  return {
    kind,
    forms,
    action,
    ask: (wanted, chosen) => {
      setAsked({ kind: wanted, forms: chosen });
      action.ask();
    },
  };
}
