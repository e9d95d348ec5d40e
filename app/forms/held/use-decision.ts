import { useState } from 'react';
import { useAction, type Action } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

type Form = Schemas['HeldForm'];
type Kind = Schemas['HeldFormDecisionRequest']['decision'];

/** Releasing or deleting held forms: what was asked for last, and the action that a dialog shows. */
export interface Decision {
  readonly kind: Kind;
  readonly forms: readonly Form[];
  readonly action: Action;
  readonly ask: (kind: Kind, forms: readonly Form[]) => void;
}

/** What was decided about in this window. */
const decided = new Set<string>();

/** Whether a form was decided about in this window: it is no longer held, so there is nothing to ask the server for. */
export function isDecided(id: string): boolean {
  return decided.has(id);
}

/** Decides about held forms once someone has confirmed it. */
export function useDecision(onDone?: () => void): Decision {
  const [{ kind, forms }, setAsked] = useState<Pick<Decision, 'kind' | 'forms'>>({ kind: 'release', forms: [] });
  const action = useAction(async () => {
    const formIds = forms.map(({ id }) => id);
    await dataOf(createApi().POST('/held-form-decisions', { body: { decision: kind, formIds } }));
    for (const id of formIds) decided.add(id);
  }, onDone);
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
