import { useCallback, useRef, useState } from 'react';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { useWhileVisible } from '../platform/shell/use-while-visible.ts';
import { withUnchangedParts } from './board/unchanged-parts.ts';
import { createStepQueue } from './step-queue.ts';

export type Rooming = Schemas['EventRooming'];
export type RoomingChange = Omit<Schemas['RoomingChange'], 'version'>;

/** A step that was refused or got no answer, and how many later ones were dropped with it. */
export interface StepFailure {
  readonly error: unknown;
  readonly dropped: number;
}

/** The board just before and after a step, and whether no other step is waiting. */
export interface TakenStep {
  readonly before: Rooming;
  readonly after: Rooming;
  readonly isLast: boolean;
}

/** How often an open board polls, in ms: two people see each other's moves within five seconds. */
const askEvery = 4_000;

/** The rooms of an event and their people, kept up to date while the board is open. */
export function useRooming(loaded: Rooming) {
  const [state, setState] = useState(loaded);
  const [failure, setFailure] = useState<StepFailure>();
  const [isPending, setPending] = useState(false);
  const latest = useRef(loaded);
  const [queue] = useState(() => createStepQueue(() => latest.current.version));
  const { id: eventId } = loaded.event;

  const show = useCallback((answer: Rooming) => {
    const now = withUnchangedParts(latest.current, answer);
    latest.current = now;
    setState(now);
  }, []);

  const refresh = useCallback(async () => {
    const isChanging = () => queue.unanswered() > 0;
    if (isChanging()) return;
    const { tag } = latest.current;
    const params = { path: { eventId }, query: { known: tag } };
    const { data } = await createApi().GET('/events/{eventId}/rooming', { params });
    // The answer is empty when nothing is new. Changes made here in the meantime are newer than this answer.
    if (data && !isChanging() && latest.current.tag === tag) show({ ...data, choices: latest.current.choices });
  }, [eventId, queue, show]);

  useWhileVisible(() => {
    // Without a network, the next poll tries again.
    refresh().catch(() => undefined);
  }, askEvery);

  /** Takes a step after those that have no answer yet; returns null when it was refused or dropped, which the page shows. */
  const change = async (step: RoomingChange): Promise<TakenStep | null> => {
    setPending(true);
    setFailure(undefined);
    const outcome = await queue.add(async (version) => {
      const { current: before } = latest;
      const params = { path: { eventId } };
      const after = await dataOf(createApi().POST('/events/{eventId}/rooming', { params, body: { ...step, version } }));
      show(after);
      return { before, after };
    });
    const isLast = queue.unanswered() === 0;
    setPending(!isLast);
    if (outcome.kind === 'taken') return { ...outcome.answer, isLast };
    if (outcome.kind === 'failed') {
      const { error, dropped } = outcome;
      if (error instanceof ApiProblem && error.problem.rooming) show(error.problem.rooming);
      setFailure({ error, dropped });
    }
    return null;
  };

  return { state, failure, isPending, change, refresh, show };
}
