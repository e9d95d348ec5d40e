import { useCallback, useState } from 'react';
import { ApiProblem, type ProblemCode, type Schemas } from '../client/client.ts';
import { useAnswer, type Answer } from '../client/use-answer.ts';
import { fetchRegistration, type RegistrationKey } from './own-registration.ts';

type Registration = Schemas['Registration'];

/** What is refused because the registration is no longer what the page shows. */
const outdated: readonly ProblemCode[] = ['changed-meanwhile', 'state-conflict', 'changes-closed'];

async function ask(question: string, signal: AbortSignal): Promise<Registration> {
  const { opened } = JSON.parse(question) as { opened: RegistrationKey };
  return fetchRegistration(opened, signal);
}

/** One's own registration and what can be done with it. */
export interface OwnRegistration {
  answer: Answer<Registration>;
  retry: () => void;
  /** What is being done right now. */
  pending?: string;
  /** What the last try failed with. */
  failure?: unknown;
  /** Whether the page has just been brought up to date because someone else, or time, has changed the registration. */
  isRefreshed: boolean;
  /** Does something that answers with the registration as it is then; answers whether it was done. */
  act: (name: string, request: (version: number) => Promise<Registration>) => Promise<boolean>;
}

/** Opens a registration by its key and keeps the page in step with it. */
export function useOwnRegistration(opened: RegistrationKey): OwnRegistration {
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify({ opened, attempt });
  const asked = useAnswer(question, ask);
  const [newer, setNewer] = useState<{ to: string; registration: Registration }>();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isRefreshed, setRefreshed] = useState(false);
  const answer: Answer<Registration> = newer?.to === question ? { kind: 'data', data: newer.registration } : asked;
  const version = answer.kind === 'data' ? answer.data.version : undefined;

  const act = async (name: string, request: (version: number) => Promise<Registration>) => {
    if (pending !== undefined || version === undefined) return false;
    setPending(name);
    setFailure(undefined);
    setRefreshed(false);
    try {
      setNewer({ to: question, registration: await request(version) });
      return true;
    } catch (error) {
      await refreshAfter(error);
      return false;
    } finally {
      setPending(undefined);
    }
  };

  const refreshAfter = async (error: unknown) => {
    if (!(error instanceof ApiProblem) || !outdated.includes(error.problem.code)) {
      setFailure(error);
      return;
    }
    try {
      setNewer({ to: question, registration: await fetchRegistration(opened) });
      setRefreshed(true);
    } catch {
      setFailure(error);
    }
  };

  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return { answer, retry, pending, failure, isRefreshed, act };
}
