import { useEffect, useRef, useState } from 'react';
import { ApiProblem, type Problem } from '../../../platform/client/client.ts';

/** What the server says about the price of a party. */
export interface PriceState<Priced> {
  priced?: Priced;
  problem?: Problem;
  /** No price came, for a reason unrelated to the party: trying again may help. */
  isLost?: boolean;
  /** A newer price is loading. */
  isPending: boolean;
}

interface Answer<Priced> {
  /** The key of the question that it answers. */
  to: string;
  priced?: Priced;
  problem?: Problem;
}

/** Whether the server refused these people or rooms, rather than being unreachable, broken or too busy. */
function isAboutParty(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.problem.status < 500 && error.problem.status !== 429;
}

/** Asks for a price whenever the key of the question changes, so a new attempt belongs in the question. `ask` must be stable. */
export function usePrice<Question, Priced>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Priced>,
): PriceState<Priced> {
  const [answer, setAnswer] = useState<Answer<Priced>>();
  const key = question === undefined ? undefined : JSON.stringify(question);
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });

  useEffect(() => {
    const { current } = latest;
    if (key === undefined || current === undefined) return undefined;
    const controller = new AbortController();
    ask(current, controller.signal).then(
      (priced) => {
        setAnswer({ to: key, priced });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setAnswer(isAboutParty(error) ? { to: key, problem: error.problem } : { to: key });
      },
    );
    return () => {
      controller.abort();
    };
  }, [key, ask]);

  if (key === undefined) return { isPending: false };
  // The previous price stays visible until the new one arrives.
  if (answer?.to !== key) return { priced: answer?.priced, isPending: true };
  const { priced, problem } = answer;
  return { priced, problem, isLost: !priced && !problem, isPending: false };
}
