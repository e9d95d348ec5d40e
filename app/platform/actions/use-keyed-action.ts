import { useState } from 'react';
import { ApiProblem, type Schemas } from '../client/client.ts';
import { useAction, type Action } from './use-action.ts';

const whenReused: readonly Schemas['ProblemCode'][] = ['idempotency-key-reused'];

/**
 * An action with an idempotency key: a second attempt after a lost answer has the same effect as the first. Success uses up the
 * key.
 * @param usedUp the refusals that use it up too, so that the next attempt gets a new key
 */
export function useKeyedAction(
  request: (key: string) => Promise<unknown>,
  onDone: () => void,
  usedUp: readonly Schemas['ProblemCode'][] = whenReused,
): Action {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useAction(
    async () => {
      try {
        await request(key);
      } catch (error) {
        if (error instanceof ApiProblem && usedUp.includes(error.problem.code)) setKey(crypto.randomUUID());
        throw error;
      }
    },
    () => {
      onDone();
      setKey(crypto.randomUUID());
    },
  );
}
