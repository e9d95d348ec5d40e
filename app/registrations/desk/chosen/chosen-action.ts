import { useState } from 'react';
import type { Schemas } from '../../../platform/client/client.ts';
import { useAction, type Action } from '../../../platform/actions/use-action.ts';

interface Outcome<Name extends string> {
  registrationId: string;
  outcome: Name;
}

/** An action on all selected parties at once. */
export interface ChosenAction<Name extends string> {
  action: Action;
  /** The outcome for each party, once the action has run. */
  outcomes: readonly Outcome<Name>[];
}

/** Runs an action on these parties and keeps the outcome for each. */
export function useChosenAction<Name extends string>(
  parties: readonly Schemas['RegistrationSummary'][],
  request: (body: { registrationIds: string[] }) => Promise<{ items: readonly Outcome<Name>[] }>,
): ChosenAction<Name> {
  const [outcomes, setOutcomes] = useState<readonly Outcome<Name>[]>([]);
  const action = useAction(async () => {
    setOutcomes((await request({ registrationIds: parties.map(({ id }) => id) })).items);
  });
  return { action, outcomes };
}
