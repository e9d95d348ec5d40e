import { useState } from 'react';
import type { Schemas } from '../../../platform/client/client.ts';
import { useAction, type Action } from '../../../platform/actions/use-action.ts';

interface Outcome<Name extends string> {
  registrationId: string;
  outcome: Name;
}

/** Something done with all selected parties at once. */
export interface ChosenAction<Name extends string> {
  action: Action;
  /** What became of each party, once it is done. */
  outcomes: readonly Outcome<Name>[];
}

/** Does something with these parties, and keeps what became of each. */
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
