import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Schemas } from '../../../platform/client/client.ts';

type FormVersion = Schemas['FormVersion'];

/** A form as it was read. */
export interface ReadForm<State extends string> {
  readonly id: string;
  readonly version: number;
  readonly state: State;
}

/** Asks the API to move forms; answers their new versions. */
export type MoveRequest<State extends string> = (
  state: State,
  requests: FormVersion[],
) => Promise<{ items: FormVersion[] }>;

/** What came of the last move. */
type Outcome<State extends string> =
  | { readonly kind: 'moved'; readonly to: State; readonly from: State | undefined; readonly items: FormVersion[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Moving forms to another state, and back again. */
export interface Moves<State extends string> {
  readonly isPending: boolean;
  readonly outcome: Outcome<State> | undefined;
  readonly move: (to: State, forms: readonly ReadForm<State>[]) => void;
  readonly undo: () => void;
}

/**
 * Moves forms at once, without a question: every move can be undone. The page's data is loaded again afterwards, also when it was
 * refused, so that the page shows what somebody else did.
 * @param targets the states that forms can be moved to: what was decided with an email is not undone by a button
 */
export function useMove<State extends string>(
  request: MoveRequest<State>,
  targets: readonly NoInfer<State>[],
  onMoved?: () => void,
): Moves<State> {
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<State>>();

  const perform = async (to: State, from: State | undefined, forms: readonly FormVersion[]) => {
    setPending(true);
    try {
      const { items } = await request(
        to,
        forms.map(({ id, version }) => ({ id, version })),
      );
      setOutcome({ kind: 'moved', to, from, items });
      onMoved?.();
    } catch (error) {
      setOutcome({ kind: 'failed', error });
    }
    await revalidate();
    setPending(false);
  };

  return {
    isPending,
    outcome,
    move: (to, forms) => {
      const [first] = forms;
      // Forms that came from several states cannot all go back to one.
      const isOne = forms.every(({ state }) => state === first?.state);
      const from = isOne && first && targets.includes(first.state) ? first.state : undefined;
      void perform(to, from, forms);
    },
    undo: () => {
      if (outcome?.kind === 'moved' && outcome.from !== undefined) void perform(outcome.from, undefined, outcome.items);
    },
  };
}
