import { startTransition, useEffect, useState } from 'react';

export type Answer<Data> = { kind: 'waiting' } | { kind: 'data'; data: Data } | { kind: 'failed'; error: unknown };

/** The key that identifies a question: a string itself, or anything else as JSON. */
export function questionKey(question: unknown): string {
  return typeof question === 'string' ? question : JSON.stringify(question);
}

/** Loads data that only this browser may see, again whenever the key of the question changes. `ask` must be stable. */
export function useAnswer<Question, Data>(
  question: Question,
  ask: (question: Question, signal: AbortSignal) => Promise<Data>,
  key = questionKey(question),
): Answer<Data> {
  // A question is a new object in each render. The first one with its key stays, so that nothing is asked twice.
  const [asked, setAsked] = useState({ key, question });
  if (asked.key !== key) setAsked({ key, question });
  const [answer, setAnswer] = useState<{ to: string; value: Answer<Data> }>();

  useEffect(() => {
    const controller = new AbortController();
    // The answer is rendered in small pieces, so that a slow phone responds in between.
    const settle = (value: Answer<Data>) => {
      startTransition(() => {
        setAnswer({ to: asked.key, value });
      });
    };
    ask(asked.question, controller.signal).then(
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
  }, [asked, ask]);

  return answer?.to === key ? answer.value : { kind: 'waiting' };
}
