import { useEffect, useMemo, useState } from 'react';
import { api } from './api.fixtures.ts';
import type { Schemas } from './api.fixtures.ts';
import { answerTo } from './answer-to.ts';
import type { Member, Registration } from './registration.fixtures.ts';

type Quote = Schemas['Quote'];

/** What came of the price last asked for. */
type PriceAnswer = { to: string; quote?: Quote };

export type Price = {
  quote?: Quote;
  isPending: boolean;
  /** It did not arrive; another try may help. */
  isLost: boolean;
  retry: () => void;
};

/** The API's price for these people, asked for whenever they change; the one before stays in sight meanwhile. */
export function usePrice(eventId: string, people: readonly Member[]): Price {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<PriceAnswer>();
  const ages = people.map(({ age }) => age).join();
  const question = useMemo(
    () => ({ key: `${eventId} ${ages} ${String(attempt)}`, ages: ages === '' ? [] : ages.split(',').map(Number) }),
    [eventId, ages, attempt],
  );

  useEffect(() => {
    if (question.ages.length === 0) return;
    const stop = new AbortController();
    const body = { eventId, rooms: 0, members: question.ages.map((age) => ({ age })) };
    answerTo(api.POST('/quotes', { body, signal: stop.signal })).then(
      (quote) => {
        setAnswer({ to: question.key, quote });
      },
      () => {
        if (!stop.signal.aborted) setAnswer({ to: question.key });
      },
    );
    return () => {
      stop.abort();
    };
  }, [eventId, question]);

  const isAsked = question.ages.length > 0;
  const isPending = isAsked && answer?.to !== question.key;
  return {
    quote: isAsked ? answer?.quote : undefined,
    isPending,
    isLost: isAsked && !isPending && answer?.quote === undefined,
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

export type Question = keyof Registration;

/** What came of sending it: a reference, or why not, with the questions that the API found wrong. */
export type Sent =
  | { reference: string }
  | { problem: 'notSent' | 'refused' | 'priceChanged'; wrong: readonly Question[] };

/** The question behind a place in the request, such as '/contact/phone'. */
const questionAt = (pointer: string): Question | undefined => {
  const [, part, name] = pointer.split('/');
  if (part === 'members') return 'people';
  if (part === 'paymentMethod') return 'payment';
  return (['firstName', 'lastName', 'email', 'phone'] as const).find((each) => part === 'contact' && each === name);
};

/** Sends it once under its `key`, however often it is tried: the API answers the same registration again. */
export async function sendRegistration(
  eventId: string,
  { people, payment, phone, ...names }: Registration & { payment: Schemas['PaymentMethod'] },
  quotedTotalCents: number,
  key: string,
): Promise<Sent> {
  const body: Schemas['RegistrationRequest'] = {
    eventId,
    rooms: 0,
    contact: { ...names, phone: phone.replace(/[\s().-]/g, '') },
    members: people.map(({ firstName, lastName, age }) => ({ firstName, lastName, age: Number(age) })),
    paymentMethod: payment,
    quotedTotalCents,
  };
  try {
    const { data, error } = await api.POST('/registrations', { body, params: { header: { 'Idempotency-Key': key } } });
    if (data !== undefined) return { reference: data.registration.reference };
    const wrong = (error.errors ?? []).flatMap(({ pointer }) => questionAt(pointer) ?? []);
    return { problem: error.code === 'quote-changed' ? 'priceChanged' : 'refused', wrong };
  } catch {
    return { problem: 'notSent', wrong: [] };
  }
}
