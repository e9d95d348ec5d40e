import { useCallback } from 'react';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { useAnswer } from '../../../platform/client/use-answer.ts';
import { useSession } from '../../../platform/visitor/session-context.tsx';

/** The details that a signed-in person does not have to type again. */
export interface OwnDetails {
  account?: Schemas['Account'];
  household: readonly Schemas['HouseholdMember'][];
}

/** The details of someone who is not signed in. */
export const nobodysDetails: OwnDetails = { household: [] };

async function ask(signal: AbortSignal): Promise<OwnDetails> {
  const [account, household] = await Promise.all([
    dataOf(createApi().GET('/account', { signal })),
    dataOf(createApi().GET('/account/household', { signal })),
  ]);
  return { account, household: household.items };
}

/** The details of the signed-in user; undefined while they are loading. Without an answer people type, as visitors do. */
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
