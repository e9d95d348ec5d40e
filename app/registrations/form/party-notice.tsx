import { createContext, use, type ReactNode } from 'react';
import type { Draft } from './draft.ts';

/** The notice of a staff screen about the people and the contact named so far. The public form says nothing about other people. */
export const PartyNoticeContext = createContext<((draft: Draft) => ReactNode) | null>(null);

/** Shows the notice, if a staff screen provides one. */
export function PartyNotice({ draft }: { draft: Draft }) {
  return use(PartyNoticeContext)?.(draft);
}
