import { useEffect, useEffectEvent } from 'react';
import { areKeysOn } from './shortcut-choice.ts';

const fields = 'input, textarea, select, [contenteditable]';

/** Whether a key press belongs elsewhere: to a focused field, or to a dialog over the page. */
function isTypedElsewhere({ target }: KeyboardEvent): boolean {
  return (
    (target instanceof Element && target.closest(fields) !== null) || document.querySelector('dialog:modal') !== null
  );
}

/**
 * Runs an action when a single key is pressed: never in a field or behind a dialog, nor once the user has turned these shortcuts
 * off.
 */
export function useShortcut(key: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented;
    if (event.key !== key || !isPlain || !areKeysOn() || isTypedElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

/**
 * Runs an action on Ctrl or Command plus a letter: in fields too, unless the field itself uses the keys, but not behind a dialog.
 */
export function useCommandKey(letter: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.key.toLowerCase() !== letter || !isCommand || event.defaultPrevented) return;
    if (document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
