import { useState } from 'react';
import { useKeyedAction } from '../../platform/actions/use-keyed-action.ts';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

export type Decision = Schemas['SabbathDecisionKind'];

/** Confirms a decision and sends it. If the Saturday turns out to be taken, repeating the decision for it confirms it anyway. */
export function useDecision(
  { id, version }: Pick<Schemas['SabbathRequestDetails'], 'id' | 'version'>,
  text: string,
  onDone: () => void,
) {
  const [{ decision, day }, setDecided] = useState<{ decision: Decision; day: string }>({
    decision: 'accepted',
    day: '',
  });
  const [takenDay, setTakenDay] = useState<string>();
  const action = useKeyedAction(
    async (key) => {
      try {
        await dataOf(
          createApi().POST('/sabbath-requests/{requestId}/decision', {
            params: { path: { requestId: id }, header: { 'Idempotency-Key': key } },
            body: {
              version,
              decision,
              ...(text.trim() !== '' && { text }),
              ...(day !== '' && { day }),
              ...(takenDay !== undefined && takenDay === day && { evenIfTaken: true }),
            },
          }),
        );
      } catch (error) {
        if (error instanceof ApiProblem && error.problem.code === 'saturday-taken') setTakenDay(day);
        throw error;
      }
    },
    () => {
      setTakenDay(undefined);
      onDone();
    },
  );
  return {
    action,
    decision,
    decidedDay: day,
    takenDay,
    decide: (decided: Decision, wanted: string) => {
      // A different decision is not about the taken Saturday.
      if (decided !== decision || wanted !== day) setTakenDay(undefined);
      setDecided({ decision: decided, day: wanted });
      action.ask();
    },
  };
}
