import { useEffect, useEffectEvent } from 'react';
import { areKeysOn } from './shortcut-choice.ts';

const fields = 'input, textarea, select, [contenteditable]';

/** Whether what is typed belongs to something: a field that has the focus, or a dialog over the page. */
function isTypedElsewhere({ target }: KeyboardEvent): boolean {
  return (
    (target instanceof Element && target.closest(fields) !== null) || document.querySelector('dialog:modal') !== null
  );
}

/** Does something when a single key is pressed: never in a field or behind a dialog, nor once the user has turned these keys off. */
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

/** Does something on Ctrl and a letter, or Command and it: in fields too, but not behind a dialog. */
export function useCommandKey(letter: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.key.toLowerCase() !== letter || !isCommand || document.querySelector('dialog:modal') !== null) return;
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
