import { createContext, use, type ReactNode } from 'react';
import type { Draft } from './draft.ts';

/** What a screen of the staff has to say about the people and the contact named so far. The public form says nothing of others. */
export const PartyNoticeContext = createContext<((draft: Draft) => ReactNode) | null>(null);

/** Says it, where there is someone to say it. */
export function PartyNotice({ draft }: { draft: Draft }) {
  return use(PartyNoticeContext)?.(draft);
}
