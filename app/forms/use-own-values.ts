import { useCallback } from 'react';
import { createApi, dataOf } from '../platform/client/client.ts';
import { useAnswer } from '../platform/client/use-answer.ts';
import { useSession } from '../platform/visitor/session-context.tsx';
import type { PublicFormKind, Values } from './port/form-kinds.ts';

/**
 * The values that signed-in users need not type again: the name, and the email and phone if the form requires them. Optional
 * fields stay empty, so that nobody shares them unintentionally. Undefined while loading.
 */
export function useOwnValues({ needs }: PublicFormKind): Values | undefined {
  const { visitor } = useSession();
  const isUser = visitor.kind === 'user';
  const ask = useCallback(
    (_question: string, signal: AbortSignal) =>
      isUser ? dataOf(createApi().GET('/account', { signal })) : Promise.resolve(null),
    [isUser],
  );
  const answer = useAnswer(isUser ? `user:${visitor.user.id}` : visitor.kind, ask);
  if (answer.kind === 'waiting') return undefined;
  if (!isUser) return {};
  const { firstName, lastName } = visitor.user;
  // If the request fails, people type the values, as visitors do.
  const account = answer.kind === 'data' ? answer.data : null;
  const reach: Values = { email: account?.email ?? '', phone: account?.phone ?? '' };
  return { firstName, lastName, ...Object.fromEntries(Object.entries(reach).filter(([name]) => needs.includes(name))) };
}
