import { useEffect, useMemo, useState } from 'react';
import { ApiProblem, createApi, dataOf, type Problem, type Schemas } from '../../../platform/client/client.ts';
import { memberBody, type Draft } from '../draft.ts';

type Quote = Schemas['Quote'];

/** The server's price for the people named so far. */
export interface QuoteState {
  quote?: Quote;
  problem?: Problem;
  /** No price came, for a reason unrelated to the party: trying again may help. */
  isLost?: boolean;
  /** A newer price is loading. */
  isPending: boolean;
}

interface Answer {
  /** The request that it answers. */
  to: string;
  quote?: Quote;
  problem?: Problem;
}

/** Whether the server refused these people or rooms, rather than being unreachable, broken or too busy. */
function isAboutParty(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}

/** The values that the price of these people depends on; people without a readable age cannot be priced yet. */
export function pricedMembers(people: Draft['people']): Schemas['QuoteMember'][] {
  return people.flatMap((person) => {
    const { age, lodging, room } = memberBody(person);
    return typeof age === 'number' ? [{ age, lodging, room }] : [];
  });
}

/** Asks the server for the price whenever the people or the rooms change, and again with every new `attempt`. */
export function useQuote(
  eventId: string,
  { people, rooms }: Pick<Draft, 'people' | 'rooms'>,
  attempt: number,
): QuoteState {
  const [answer, setAnswer] = useState<Answer>();
  const question = useMemo(() => {
    const members = pricedMembers(people);
    return members.length === 0 ? undefined : JSON.stringify({ body: { eventId, rooms, members }, attempt });
  }, [eventId, people, rooms, attempt]);

  useEffect(() => {
    if (question === undefined) return undefined;
    const controller = new AbortController();
    const { body } = JSON.parse(question) as { body: Schemas['QuoteRequest'] };
    dataOf(createApi().POST('/quotes', { body, signal: controller.signal })).then(
      (quote) => {
        setAnswer({ to: question, quote });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setAnswer(isAboutParty(error) ? { to: question, problem: error.problem } : { to: question });
      },
    );
    return () => {
      controller.abort();
    };
  }, [question]);

  if (question === undefined) return { isPending: false };
  // The previous price stays visible until the new one arrives.
  if (answer?.to !== question) return { quote: answer?.quote, isPending: true };
  const { quote, problem } = answer;
  return { quote, problem, isLost: !quote && !problem, isPending: false };
}
