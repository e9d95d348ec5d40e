import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Something that is done for a party: asked first, then done, then said how it went. */
export interface Deed {
  isAsked: boolean;
  isPending: boolean;
  /** How it went; nothing while it is asked or done. */
  outcome?: { kind: 'success' } | { kind: 'failure'; error: unknown };
  ask: () => void;
  dismiss: () => void;
  perform: () => Promise<void>;
}

/**
 * A deed by its request. Whatever comes of it, the page then shows how things stand at the server: after success what it
 * made, after a refusal what someone else has done meanwhile. What is typed in forms is not touched.
 */
export function useDeed(request: () => Promise<unknown>, onDone?: () => void): Deed {
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<'idle' | 'asked' | 'pending'>('idle');
  const [outcome, setOutcome] = useState<Deed['outcome']>();
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
      try {
        await request();
        onDone?.();
        setOutcome({ kind: 'success' });
      } catch (error) {
        setOutcome({ kind: 'failure', error });
      }
      await revalidate();
      setStep('idle');
    },
  };
}
