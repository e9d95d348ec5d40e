import { useCallback, useRef, useState } from 'react';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { useWhileVisible } from '../platform/shell/use-while-visible.ts';
import { withUnchangedParts } from './board/unchanged-parts.ts';

export type Rooming = Schemas['EventRooming'];
export type RoomingChange = Omit<Schemas['RoomingChange'], 'version'>;

/** How often an open board polls, in ms: two people see each other's moves within five seconds. */
const askEvery = 4_000;

/** The rooms of an event and their people, kept up to date while the board is open. */
export function useRooming(loaded: Rooming) {
  const [state, setState] = useState(loaded);
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const latest = useRef(loaded);
  const isBusy = useRef(false);
  const { id: eventId } = loaded.event;

  const show = useCallback((answer: Rooming) => {
    const now = withUnchangedParts(latest.current, answer);
    latest.current = now;
    setState(now);
  }, []);

  const refresh = useCallback(async () => {
    const isChanging = () => isBusy.current;
    if (isChanging()) return;
    const { tag } = latest.current;
    const params = { path: { eventId }, query: { known: tag } };
    const { data } = await createApi().GET('/events/{eventId}/rooming', { params });
    // The answer is empty when nothing is new. Changes made here in the meantime are newer than this answer.
    if (data && !isChanging() && latest.current.tag === tag) show({ ...data, choices: latest.current.choices });
  }, [eventId, show]);

  useWhileVisible(() => {
    // Without a network, the next poll tries again.
    refresh().catch(() => undefined);
  }, askEvery);

  /** Takes a step; returns null when it was refused, which the page shows. */
  const change = async (step: RoomingChange): Promise<Rooming | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      const params = { path: { eventId } };
      const body = { ...step, version: latest.current.version };
      const now = await dataOf(createApi().POST('/events/{eventId}/rooming', { params, body }));
      show(now);
      return now;
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.rooming) show(error.problem.rooming);
      setFailure(error);
      return null;
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  return { state, failure, isPending, change, refresh, show };
}
