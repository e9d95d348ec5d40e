import { useEffect, useRef } from 'react';

/** Runs a report again when the language changes: its titles and texts are in the reader's language. */
export function useRunAgain(language: string, hasRun: boolean, run: () => void): void {
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    if (hasRun) run();
  }, [language, hasRun, run]);
}
