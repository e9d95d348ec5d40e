import { useCallback, useState } from 'react';
import { questionKey, useAnswer, type Answer } from '../platform/client/use-answer.ts';
import { fetchWaivers, type WaiverKey, type Waivers } from './sign/opened.ts';

async function ask({ opened }: { opened: WaiverKey }, signal: AbortSignal): Promise<Waivers> {
  return fetchWaivers(opened, signal);
}

/** The waivers of a registration while someone signs. */
export interface OpenWaivers {
  answer: Answer<Waivers>;
  /** Requests them again. */
  retry: () => void;
  /** Shows the result of a call. */
  show: (waivers: Waivers) => void;
}

/**
 * Opens the waivers of a registration and keeps the page in sync with them. While they load in another language, the earlier ones
 * stay, so that a form does not disappear while someone is using it.
 */
export function useWaivers(opened: WaiverKey): OpenWaivers {
  const [attempt, setAttempt] = useState(0);
  const question = { opened, attempt };
  const key = questionKey(question);
  const asked = useAnswer(question, ask, key);
  const [newer, setNewer] = useState<{ to: string; waivers: Waivers }>();
  const [kept, setKept] = useState<{ by: string; waivers: Waivers }>();
  const by = `${opened.registrationId} ${opened.key}`;
  const found: Answer<Waivers> = newer?.to === key ? { kind: 'data', data: newer.waivers } : asked;
  if (found.kind === 'data' && found.data !== kept?.waivers) setKept({ by, waivers: found.data });
  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return {
    answer: found.kind === 'waiting' && kept?.by === by ? { kind: 'data', data: kept.waivers } : found,
    retry,
    show: (waivers) => {
      setNewer({ to: key, waivers });
    },
  };
}
