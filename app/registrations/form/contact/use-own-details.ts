import { useCallback } from 'react';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { useAnswer } from '../../../platform/client/use-answer.ts';
import { useSession } from '../../../session/session-context.tsx';

/** What a signed-in person need not type again. */
export interface OwnDetails {
  account?: Schemas['Account'];
  household: readonly Schemas['HouseholdMember'][];
}

/** Of someone who is not known here. */
export const nobodysDetails: OwnDetails = { household: [] };

async function ask(signal: AbortSignal): Promise<OwnDetails> {
  const [account, household] = await Promise.all([
    dataOf(createApi().GET('/account', { signal })),
    dataOf(createApi().GET('/account/household', { signal })),
  ]);
  return { account, household: household.items };
}

/** The details of anyone who is signed in; undefined while they are on the way. Without an answer one types, as visitors do. */
export function useOwnDetails(): OwnDetails | undefined {
  const { visitor } = useSession();
  const isUser = visitor.kind === 'user';
  const askWhoIsThere = useCallback(
    (_question: string, signal: AbortSignal) => (isUser ? ask(signal) : Promise.resolve(nobodysDetails)),
    [isUser],
  );
  const answer = useAnswer(visitor.kind === 'user' ? `user:${visitor.user.id}` : visitor.kind, askWhoIsThere);
  if (answer.kind === 'waiting') return undefined;
  return answer.kind === 'data' ? answer.data : nobodysDetails;
}
