import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** A staff action on a party: it asks first, runs, and then shows the outcome. */
export interface Action {
  isAsked: boolean;
  isPending: boolean;
  /** Missing until the action has run. */
  outcome?: { kind: 'success' } | { kind: 'failure'; error: unknown };
  ask: () => void;
  dismiss: () => void;
  perform: () => Promise<void>;
}

export interface ActionOptions {
  /** Whether success must not reload the page's data, because its record is gone. @default false */
  leavesPage?: boolean;
}

/**
 * Runs `request` as an action. Whatever the outcome, it reloads the page's data, so that the page shows the result or what someone
 * else changed in the meantime. Form fields keep what was typed.
 */
export function useAction(
  request: () => Promise<unknown>,
  onDone?: () => void,
  { leavesPage = false }: ActionOptions = {},
): Action {
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<'idle' | 'asked' | 'pending'>('idle');
  const [outcome, setOutcome] = useState<Action['outcome']>();
  return {
    isAsked: step !== 'idle' || outcome !== undefined,
    isPending: step === 'pending',
    outcome,
    ask: () => {
      setStep('asked');
    },
    dismiss: () => {
      setStep('idle');
      setOutcome(undefined);
    },
    perform: async () => {
      setStep('pending');
      let isDone = false;
      try {
        await request();
        isDone = true;
        onDone?.();
        setOutcome({ kind: 'success' });
      } catch (error) {
        setOutcome({ kind: 'failure', error });
      }
      if (!isDone || !leavesPage) await revalidate();
      setStep('idle');
    },
  };
}
