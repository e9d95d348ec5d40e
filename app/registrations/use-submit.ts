import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../client/client.ts';
import type { Language } from '#rules/language';
import { confirmationAddress } from '#rules/registrations';
import { contactBody, memberBody, type Draft } from './draft.ts';

/** What the party agrees to when it confirms. */
interface Agreed {
  totalCents: number;
  /** Whether it waits when there are too few places. */
  joinsWaitingList: boolean;
}

/** The registration as the API takes it; every step has checked its part by the contract's own rules. */
function requestBody(
  eventId: string,
  draft: Draft,
  { totalCents, joinsWaitingList }: Agreed,
  language: Language,
): Schemas['RegistrationRequest'] {
  return {
    eventId,
    rooms: draft.rooms,
    members: draft.people.map(memberBody) as Schemas['Member'][],
    contact: contactBody(draft.contact),
    paymentMethod: draft.paymentMethod as Schemas['PaymentMethod'],
    quotedTotalCents: totalCents,
    language,
    ...(joinsWaitingList && { joinsWaitingList }),
  };
}

interface Submission {
  isPending: boolean;
  /** What the last try failed with. */
  failure?: { error: unknown; tries: number };
  /** Answers whether the registration is made. */
  submit: (draft: Draft, agreed: Agreed, language: Language) => Promise<boolean>;
}

/** Sends the registration and goes on to its confirmation. The draft's key makes a second try the same registration. */
export function useSubmit(eventId: string, onRegistered: () => void): Submission {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; tries: number }>();

  const submit = async (draft: Draft, agreed: Agreed, language: Language) => {
    if (isPending) return false;
    setPending(true);
    try {
      const confirmation = await dataOf(
        createApi().POST('/registrations', {
          params: { header: { 'Idempotency-Key': draft.idempotencyKey } },
          body: requestBody(eventId, draft, agreed, language),
        }),
      );
      onRegistered();
      await navigate(confirmationAddress(eventId, confirmation.registration.id, confirmation.key), { replace: true });
      return true;
    } catch (error) {
      setFailure((before) => ({ error, tries: (before?.tries ?? 0) + 1 }));
      return false;
    } finally {
      setPending(false);
    }
  };

  return { isPending, failure, submit };
}
