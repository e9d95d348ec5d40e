import { useCallback, useState } from 'react';
import { ApiProblem, type ProblemCode, type Schemas } from '../../platform/client/client.ts';
import { useAnswer, type Answer } from '../../platform/client/use-answer.ts';
import { useSession } from '../../session/session-context.tsx';
import { fetchRegistration, isByStaff, type RegistrationKey } from './own-registration.ts';
import { useAddressConfirmation } from './use-address-confirmation.ts';

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
  /** Goes on with what the page shows once its link has another key. */
  follow: (key: string) => void;
  /** Whether this very page has confirmed the contact's address, by the link that opened it or the account. */
  isAddressJustConfirmed: boolean;
  /** Does something that answers with the registration as it is then; answers whether it was done. */
  act: (name: string, request: (version: number) => Promise<Registration>) => Promise<boolean>;
}

/**
 * Opens a registration by its key and keeps the page in step with it.
 * @param addressToken from a link that was mailed to the contact
 */
export function useOwnRegistration(opened: RegistrationKey, addressToken?: string): OwnRegistration {
  const { visitor } = useSession();
  const [attempt, setAttempt] = useState(0);
  const questionBy = (key: string) => JSON.stringify({ opened: { ...opened, key }, attempt });
  const question = questionBy(opened.key);
  const asked = useAnswer(question, ask);
  const [newer, setNewer] = useState<{ to: string; answer: Answer<Registration> }>();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isRefreshed, setRefreshed] = useState(false);
  const answer: Answer<Registration> = newer?.to === question ? newer.answer : asked;
  const version = answer.kind === 'data' ? answer.data.version : undefined;

  const show = (registration: Registration) => {
    setNewer({ to: question, answer: { kind: 'data', data: registration } });
  };
  const follow = (key: string) => {
    setNewer({ to: questionBy(key), answer });
  };

  const act = async (name: string, request: (version: number) => Promise<Registration>) => {
    if (pending !== undefined || version === undefined) return false;
    setPending(name);
    setFailure(undefined);
    setRefreshed(false);
    try {
      show(await request(version));
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
      show(await fetchRegistration(opened));
      setRefreshed(true);
    } catch {
      setFailure(error);
    }
  };

  const isUnconfirmed = answer.kind === 'data' && !answer.data.isAddressConfirmed && !isByStaff(opened);
  const [confirmed, setConfirmed] = useState<string>();
  useAddressConfirmation(opened, {
    token: addressToken,
    isWanted: isUnconfirmed && (addressToken !== undefined || visitor.kind === 'user'),
    onConfirmed: (registration) => {
      show(registration);
      setConfirmed(opened.registrationId);
    },
  });

  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  const isAddressJustConfirmed = confirmed === opened.registrationId;
  return { answer, retry, pending, failure, isRefreshed, isAddressJustConfirmed, follow, act };
}
