import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/language-context.tsx';
import { notifyWorker } from './worker-link.ts';

/** The files of the build that this page has needed so far. */
export function filesOfPage(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.href).pathname);
  return [...new Set(paths.filter((path) => path.startsWith('/assets/')))];
}

/** Makes every opened page readable offline later, in the language in which it was read. */
export function useSavedVisits(): void {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    notifyWorker({ kind: 'visited', address: `${pathname}${search}`, language, files: filesOfPage() });
  }, [pathname, search, language]);
}
