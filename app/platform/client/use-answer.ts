import { useEffect, useState } from 'react';

export type Answer<Data> = { kind: 'waiting' } | { kind: 'data'; data: Data } | { kind: 'failed'; error: unknown };

/** Asks for something that only this browser may see, and again whenever the question changes. `ask` must be stable. */
export function useAnswer<Data>(
  question: string,
  ask: (question: string, signal: AbortSignal) => Promise<Data>,
): Answer<Data> {
  const [answer, setAnswer] = useState<{ to: string; value: Answer<Data> }>();

  useEffect(() => {
    const controller = new AbortController();
    ask(question, controller.signal).then(
      (data) => {
        setAnswer({ to: question, value: { kind: 'data', data } });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setAnswer({ to: question, value: { kind: 'failed', error } });
      },
    );
    return () => {
      controller.abort();
    };
  }, [question, ask]);

  return answer?.to === question ? answer.value : { kind: 'waiting' };
}
