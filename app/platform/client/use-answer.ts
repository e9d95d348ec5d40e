import { startTransition, useEffect, useState } from 'react';

export type Answer<Data> = { kind: 'waiting' } | { kind: 'data'; data: Data } | { kind: 'failed'; error: unknown };

/** Loads something that only this browser may see, and again whenever the request changes. `ask` must be stable. */
export function useAnswer<Data>(
  question: string,
  ask: (question: string, signal: AbortSignal) => Promise<Data>,
): Answer<Data> {
  const [answer, setAnswer] = useState<{ to: string; value: Answer<Data> }>();

  useEffect(() => {
    const controller = new AbortController();
    // The answer is rendered in small pieces, so that a slow phone responds in between.
    const settle = (value: Answer<Data>) => {
      startTransition(() => {
        setAnswer({ to: question, value });
      });
    };
    ask(question, controller.signal).then(
      (data) => {
        settle({ kind: 'data', data });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) settle({ kind: 'failed', error });
      },
    );
    return () => {
      controller.abort();
    };
  }, [question, ask]);

  return answer?.to === question ? answer.value : { kind: 'waiting' };
}
