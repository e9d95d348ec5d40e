import { furtherScreens, mayOpen, parseUserTypes } from '#rules/access';
import { foldText } from '#rules/text';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { useSession } from '../../platform/visitor/session-context.tsx';
import type { LateJob } from '../../system/port/late-jobs.ts';

const noJobs: readonly LateJob[] = [];

/**
 * The late and failed jobs whose name, in either language, contains every word. They are loaded at the start of each search, for
 * administrators alone.
 */
export function useJobsNamed(wanted: string): readonly LateJob[] {
  const { language } = useLanguage();
  const { visitor } = useSession();
  const held = visitor.kind === 'user' ? parseUserTypes(visitor.user.userType) : [];
  const isWanted = wanted !== '' && mayOpen(furtherScreens.systemStatus, held);
  const [jobs, setJobs] = useState(noJobs);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadChunk(() => import('../../system/port/late-jobs.ts'))
      .then(({ loadLateJobs }) => loadLateJobs(language))
      .then(
        (loaded) => {
          if (isCurrent) setJobs(loaded);
        },
        // The rest of the search works without them.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language]);
  if (!isWanted) return noJobs;
  const words = foldText(wanted).split(/\s+/);
  return jobs.filter(({ names }) => names.some((name) => words.every((word) => foldText(name).includes(word))));
}
