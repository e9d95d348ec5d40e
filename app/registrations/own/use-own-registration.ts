import { useCallback, useState } from 'react';
import { ApiProblem, type ProblemCode, type Schemas } from '../../platform/client/client.ts';
import { questionKey, useAnswer, type Answer } from '../../platform/client/use-answer.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { isByStaff, type RegistrationKey } from '../../platform/client/registration-key.ts';
import { fetchRegistration } from './own-registration.ts';
import { useAddressConfirmation } from './use-address-confirmation.ts';

type Registration = Schemas['Registration'];

/** Refusals which mean that the page is outdated. */
const outdated: readonly ProblemCode[] = ['changed-meanwhile', 'state-conflict', 'changes-closed'];

async function ask({ opened }: { opened: RegistrationKey }, signal: AbortSignal): Promise<Registration> {
  return fetchRegistration(opened, signal);
}

/** A party's own registration and the actions on it. */
export interface OwnRegistration {
  answer: Answer<Registration>;
  retry: () => void;
  /** The action in progress. */
  pending?: string;
  /** The error of the last action. */
  failure?: unknown;
  /** Whether the page was just updated because someone else, or time, has changed the registration. */
  isRefreshed: boolean;
  /** Continues with the same page after its link got another key. */
  follow: (key: string) => void;
  /** Whether this page has just confirmed the contact's address, by its link or the account. */
  isAddressJustConfirmed: boolean;
  /** Runs an action that returns the changed registration. Returns whether it succeeded. */
  act: (name: string, request: (version: number) => Promise<Registration>) => Promise<boolean>;
}

/**
 * Opens a registration by its key and keeps the page in sync with it.
 * @param addressToken from a link that was emailed to the contact
 */
export function useOwnRegistration(opened: RegistrationKey, addressToken?: string): OwnRegistration {
  const { visitor } = useSession();
  const [attempt, setAttempt] = useState(0);
  const keyBy = (linkKey: string) => questionKey({ opened: { ...opened, key: linkKey }, attempt });
  const key = keyBy(opened.key);
  const asked = useAnswer({ opened, attempt }, ask, key);
  const [newer, setNewer] = useState<{ to: string; answer: Answer<Registration> }>();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isRefreshed, setRefreshed] = useState(false);
  const answer: Answer<Registration> = newer?.to === key ? newer.answer : asked;
  const version = answer.kind === 'data' ? answer.data.version : undefined;

  const show = (registration: Registration) => {
    setNewer({ to: key, answer: { kind: 'data', data: registration } });
  };
  const follow = (linkKey: string) => {
    setNewer({ to: keyBy(linkKey), answer });
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
