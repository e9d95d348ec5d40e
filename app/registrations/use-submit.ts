import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../client/client.ts';
import type { Language } from '#rules/language';
import { confirmationAddress } from '#rules/registrations';
import { contactBody, memberBody, partyDetails, type Draft } from './draft.ts';
import { useOnBehalf, type OnBehalf } from './on-behalf.ts';

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
  const details = partyDetails(draft.details);
  return {
    eventId,
    rooms: draft.rooms,
    members: draft.people.map(memberBody) as Schemas['Member'][],
    contact: contactBody(draft.contact),
    ...(details && { details }),
    paymentMethod: draft.paymentMethod as Schemas['PaymentMethod'],
    quotedTotalCents: totalCents,
    language,
    ...(joinsWaitingList && { joinsWaitingList }),
  };
}

/** Answers where the registration is seen once it is made. */
async function register({ idempotencyKey }: Draft, body: Schemas['RegistrationRequest']): Promise<string> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  const { registration, key } = await dataOf(createApi().POST('/registrations', { params, body }));
  return confirmationAddress(body.eventId, registration.id, key);
}

async function registerForParty({ idempotencyKey }: Draft, registration: Schemas['RegistrationRequest'], { source, partyAddress }: OnBehalf): Promise<string> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  const { id } = await dataOf(createApi().POST('/staff-registrations', { params, body: { source, registration } }));
  return partyAddress(id);
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
  const onBehalf = useOnBehalf();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; tries: number }>();

  const submit = async (draft: Draft, agreed: Agreed, language: Language) => {
    if (isPending) return false;
    setPending(true);
    try {
      const registration = requestBody(eventId, draft, agreed, onBehalf?.language ?? language);
      const address = await (onBehalf ? registerForParty(draft, registration, onBehalf) : register(draft, registration));
      onRegistered();
      await navigate(address, { replace: true });
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
