import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/language-context.tsx';
import { tellWorker } from './worker-link.ts';

/** The files of the build that this page has needed so far. */
function filesOfPage(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.href).pathname);
  return [...new Set(paths.filter((path) => path.startsWith('/assets/')))];
}

/** Lets every page that is opened be readable later without a connection, in the language in which it was read. */
export function useKeptVisits(): void {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    tellWorker({ kind: 'visited', address: `${pathname}${search}`, language, files: filesOfPage() });
  }, [pathname, search, language]);
}
