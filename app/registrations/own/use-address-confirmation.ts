import { useEffect, useRef } from 'react';
import type { Schemas } from '../../platform/client/client.ts';
import { confirmAddress, type RegistrationKey } from '../../platform/client/registration-key.ts';

type Registration = Schemas['Registration'];

interface Confirmation {
  /** The token of an emailed link, besides its key. */
  token: string | undefined;
  /** Whether there is something to confirm, and a way to confirm it. */
  isWanted: boolean;
  onConfirmed: (registration: Registration) => void;
}

/**
 * Tells the API that someone has opened a link that was emailed to the contact, or is signed in. If that does not confirm the
 * address, the page stays as it is: it says that the address is unconfirmed and what to do.
 */
export function useAddressConfirmation(opened: RegistrationKey, { token, isWanted, onConfirmed }: Confirmation): void {
  const question = isWanted ? JSON.stringify({ opened, token }) : undefined;
  const done = useRef(onConfirmed);
  useEffect(() => {
    done.current = onConfirmed;
  });

  useEffect(() => {
    if (question === undefined) return;
    const controller = new AbortController();
    const asked = JSON.parse(question) as { opened: RegistrationKey; token?: string };
    const { signal } = controller;
    confirmAddress(asked.opened, asked.token, signal).then(
      (registration) => {
        if (!signal.aborted && registration.isAddressConfirmed) done.current(registration);
      },
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [question]);
}
