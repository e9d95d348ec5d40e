import { furtherScreens, mayOpen, parseUserTypes } from '#rules/access';
import type { Language } from '#rules/language';
import { foldedWords, foldText, hasEveryWord } from '#rules/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { loadJobProblems, type JobProblem } from '../../system/port/job-problems.ts';

/** How long the loaded jobs are used, in ms: the server scans all jobs for each answer. */
const freshness = 60_000;

interface Loaded {
  readonly language: Language;
  readonly at: number;
  readonly jobs: readonly JobProblem[];
}

/**
 * The late and failed jobs whose name, in either language, contains every word. They are loaded at the start of a search, at most
 * once a minute, and only for administrators.
 */
export function useJobsNamed(wanted: string): readonly JobProblem[] {
  const { language } = useLanguage();
  const { visitor } = useSession();
  const held = visitor.kind === 'user' ? parseUserTypes(visitor.user.userType) : [];
  const isWanted = wanted !== '' && mayOpen(furtherScreens.systemStatus, held);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isWanted) return undefined;
    if (loaded?.language === language && performance.now() - loaded.at < freshness) return undefined;
    let isCurrent = true;
    loadJobProblems(language).then(
      (jobs) => {
        if (isCurrent) setLoaded({ language, at: performance.now(), jobs });
      },
      // The rest of the search works without them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language, loaded]);
  if (!isWanted || loaded?.language !== language) return [];
  const words = foldedWords(wanted);
  return loaded.jobs.filter(({ names }) => names.some((name) => hasEveryWord(foldText(name), words)));
}
