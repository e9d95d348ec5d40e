import { useState } from 'react';
import { afterPress } from './after-press.ts';

interface ShownFaults<Fault> {
  /** The errors at the last submit or blur. */
  shown: readonly Fault[];
  /** Call on each submit; `focusKey` changes with each. */
  submitted: () => void;
  focusKey: number;
  /** Call when a field loses focus. */
  fieldLeft: () => void;
  /** Shows nothing again until the next submit. */
  reset: () => void;
}

/**
 * The errors that a form without react-hook-form shows. They update only on blur: an error that changes with each letter would
 * interrupt screen readers.
 */
export function useShownFaults<Fault>(faults: readonly Fault[]): ShownFaults<Fault> {
  const [focusKey, setFocusKey] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const [checked, setChecked] = useState(0);
  const [shown, setShown] = useState<{ at: string; faults: readonly Fault[] }>({ at: '0 0', faults: [] });
  const at = `${String(focusKey)} ${String(checked)}`;
  // The errors of the render that follows a submit or a blur: by then the state contains all that was typed.
  if (shown.at !== at) setShown({ at, faults });
  return {
    shown: isSubmitted ? shown.faults : [],
    submitted: () => {
      setSubmitted(true);
      setFocusKey((before) => before + 1);
    },
    focusKey,
    fieldLeft: () => {
      if (isSubmitted) {
        afterPress(() => {
          setChecked((before) => before + 1);
        });
      }
    },
    reset: () => {
      setSubmitted(false);
    },
  };
}
