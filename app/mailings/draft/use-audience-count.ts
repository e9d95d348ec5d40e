import { useCallback, useState } from 'react';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useAnswer, type Answer } from '../../platform/client/use-answer.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';

type Count = Schemas['MailingAudienceCount'];

interface AudienceCount {
  answer: Answer<Count>;
  /** Counts again, because people may have registered since the shown count; undefined on failure. */
  counted: () => Promise<Count | undefined>;
  retry: () => void;
}

/** Counts the recipients of the stored version of a draft. */
export function useAudienceCount(mailingId: string, version: number): AudienceCount {
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const ask = useCallback(
    (_?: string, signal?: AbortSignal) =>
      dataOf(
        createApi().GET('/mailings/{mailingId}/audience', {
          params: { path: { mailingId }, query: { lng: language } },
          ...(signal && { signal }),
        }),
      ),
    [mailingId, language],
  );
  const answer = useAnswer(`${version} ${attempt}`, ask);
  const retry = () => {
    setAttempt(attempt + 1);
  };
  const counted = async () => {
    const count = await ask().catch(() => undefined);
    if (answer.kind !== 'data' || count?.recipients !== answer.data.recipients) retry();
    return count;
  };
  return { answer, counted, retry };
}
