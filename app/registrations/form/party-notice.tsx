import { createContext, use, type ReactNode } from 'react';
import type { Draft } from './draft.ts';

/** What a staff screen shows about the people and the contact named so far. The public form says nothing about other people. */
export const PartyNoticeContext = createContext<((draft: Draft) => ReactNode) | null>(null);

/** Shows it, if a staff screen provides it. */
export function PartyNotice({ draft }: { draft: Draft }) {
  return use(PartyNoticeContext)?.(draft);
}
