import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Schemas } from '../../../platform/client/client.ts';

type FormVersion = Schemas['FormVersion'];

/** A form as it was loaded. */
export interface ReadForm<State extends string> {
  readonly id: string;
  readonly version: number;
  readonly state: State;
}

/** Asks the API to move forms. Returns their new versions. */
export type MoveRequest<State extends string> = (
  state: State,
  requests: FormVersion[],
) => Promise<{ items: FormVersion[] }>;

/** The result of the last move. */
type Outcome<State extends string> =
  | { readonly kind: 'moved'; readonly to: State; readonly from: State | undefined; readonly items: FormVersion[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Moves forms to another state, and back again. */
export interface Moves<State extends string> {
  readonly isPending: boolean;
  readonly outcome: Outcome<State> | undefined;
  readonly move: (to: State, forms: readonly ReadForm<State>[]) => void;
  readonly undo: () => void;
  /** The id for the page's title, which gets the focus when the pressed button disappears. */
  readonly titleId: string;
}

/**
 * Moves forms at once, without confirmation: every move can be undone. The page's data is reloaded afterwards, even after a
 * refusal, so that the page shows what someone else did.
 * @param targets the states that forms can be moved to: a decision that sent an email cannot be undone with a button
 */
export function useMove<State extends string>(
  request: MoveRequest<State>,
  targets: readonly NoInfer<State>[],
  onMoved?: () => void,
): Moves<State> {
  const { revalidate } = useRevalidator();
  const titleId = useId();
  const pressed = useRef<Element>(null);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<State>>();

  // The button leaves with its state, whenever the reloaded data is rendered.
  useEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus({ preventScroll: true });
  });

  const perform = async (to: State, from: State | undefined, forms: readonly FormVersion[]) => {
    pressed.current = document.activeElement;
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
    titleId,
    move: (to, forms) => {
      const [first] = forms;
      // Forms from different states cannot all go back to one.
      const isOne = forms.every(({ state }) => state === first?.state);
      const from = isOne && first && targets.includes(first.state) ? first.state : undefined;
      void perform(to, from, forms);
    },
    undo: () => {
      if (outcome?.kind === 'moved' && outcome.from !== undefined) void perform(outcome.from, undefined, outcome.items);
    },
  };
}
