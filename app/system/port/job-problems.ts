import { languages, locales, type Language } from '#rules/language';
import { isQueueInTrouble, lateJobs } from '#rules/system';
import { createIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { loadFurtherMessages, loadMessages } from '../../platform/messages/messages.ts';

/** Jobs of one kind that need action. */
export interface JobProblem {
  readonly id: Schemas['SystemQueue']['name'];
  /** Its name in each language of the site, the reader's first. */
  readonly names: readonly [string, string];
  /** How many are late, and how many failed. */
  readonly detail: string;
}

async function intlOf(language: Language) {
  await loadFurtherMessages(language, ['system']);
  return createIntl({ locale: locales[language], messages: await loadMessages(language) });
}

/** Loads the kinds of jobs of which one is late or has failed permanently. Only administrators may see them. */
export async function loadJobProblems(language: Language): Promise<JobProblem[]> {
  const other = languages.find((one) => one !== language) ?? language;
  const [{ queues }, intl, otherIntl] = await Promise.all([
    dataOf(createApi().GET('/system')),
    intlOf(language),
    intlOf(other),
  ]);
  return queues.filter(isQueueInTrouble).map((queue) => {
    const late = lateJobs(queue);
    const counts = [
      ...(late > 0 ? [intl.formatMessage({ id: 'system.jobs.found.late' }, { count: late })] : []),
      ...(queue.failed > 0 ? [intl.formatMessage({ id: 'system.jobs.found.failed' }, { count: queue.failed })] : []),
    ];
    const id = `system.job.${queue.name}` as const;
    return {
      id: queue.name,
      names: [intl.formatMessage({ id }), otherIntl.formatMessage({ id })],
      detail: counts.join(' · '),
    };
  });
}
