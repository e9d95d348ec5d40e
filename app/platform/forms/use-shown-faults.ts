import { useState } from 'react';
import { afterPress } from './after-press.ts';

interface ShownFaults<Fault> {
  /** What was wrong when the form was last submitted or a field was left. */
  shown: readonly Fault[];
  /** Call for each submit; another value of `focusKey` goes with each. */
  submitted: () => void;
  focusKey: number;
  /** Call when a field is left. */
  fieldLeft: () => void;
  /** Shows nothing again until the next submit. */
  reset: () => void;
}

/**
 * The faults that a form without react-hook-form shows. They follow what is typed only when a field is left: an error
 * that changes with each letter would interrupt screen readers.
 */
export function useShownFaults<Fault>(faults: readonly Fault[]): ShownFaults<Fault> {
  const [focusKey, setFocusKey] = useState(0);
  const [isSubmitted, setSubmitted] = useState(false);
  const [checked, setChecked] = useState(0);
  const [shown, setShown] = useState<{ at: string; faults: readonly Fault[] }>({ at: '0 0', faults: [] });
  const at = `${String(focusKey)} ${String(checked)}`;
  // The faults of the render that follows a submit or a blur: by then the state holds all that was typed.
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
