import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import type { Language } from '#rules/language';
import { confirmationAddress } from '#rules/registrations';
import type { PayPalArrival } from '../../payments/port/paypal-calls.ts';
import { contactBody, partyDetails, priceHelpBody, type Draft } from './draft.ts';
import { useOnBehalf, type OnBehalf } from './on-behalf.ts';
import { memberBodies, responsibleAdultOf, withoutAdultReasonOf } from './people/responsible-draft.ts';

/** The terms that the party agrees to when it confirms. */
interface Agreed {
  totalCents: number;
  /** Whether it waits when there are too few places. */
  joinsWaitingList: boolean;
}

/** The registration in the API's format; every step has checked its part by the contract's own rules. */
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
    members: memberBodies(draft.people) as Schemas['Member'][],
    ...responsibleAdultOf(draft),
    contact: contactBody(draft.contact),
    ...(details && { details }),
    paymentMethod: draft.paymentMethod as Schemas['PaymentMethod'],
    quotedTotalCents: totalCents,
    ...priceHelpBody(draft),
    language,
    ...(joinsWaitingList && { joinsWaitingList }),
    ...(draft.contact.wantsNews && { wantsNews: true }),
  };
}

/** The address of the new registration's page, and the state that is passed to it. */
interface Registered {
  address: string;
  state?: PayPalArrival;
}

async function register({ idempotencyKey }: Draft, body: Schemas['RegistrationRequest']): Promise<Registered> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  const { registration, key } = await dataOf(createApi().POST('/registrations', { params, body }));
  const address = confirmationAddress(body.eventId, registration.id, key);
  // The button said 'with PayPal', so the page continues to PayPal by itself.
  return registration.state === 'paying' ? { address, state: { payPal: 'going' } } : { address };
}

async function registerForParty(
  event: Schemas['Event'],
  draft: Draft,
  registration: Schemas['RegistrationRequest'],
  { source, partyAddress }: OnBehalf,
): Promise<Registered> {
  const params = { header: { 'Idempotency-Key': draft.idempotencyKey } };
  const body = { source, registration, ...withoutAdultReasonOf(event, draft) };
  const { id } = await dataOf(createApi().POST('/staff-registrations', { params, body }));
  return { address: partyAddress(id) };
}

interface Submission {
  isPending: boolean;
  /** The error of the last attempt. */
  failure?: { error: unknown; tries: number };
  /** Returns whether the registration was created. */
  submit: (draft: Draft, agreed: Agreed, language: Language) => Promise<boolean>;
}

/** Sends the registration and goes on to its confirmation. The draft's key makes a second attempt the same registration. */
export function useSubmit(event: Schemas['Event'], onRegistered: () => void): Submission {
  const navigate = useNavigate();
  const onBehalf = useOnBehalf();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; tries: number }>();

  const submit = async (draft: Draft, agreed: Agreed, language: Language) => {
    if (isPending) return false;
    setPending(true);
    try {
      const registration = requestBody(event.id, draft, agreed, onBehalf?.language ?? language);
      const { address, state } = await (onBehalf
        ? registerForParty(event, draft, registration, onBehalf)
        : register(draft, registration));
      onRegistered();
      await navigate(address, { replace: true, state });
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
