import { createContext, use } from 'react';
import type { Schemas } from '../../platform/client/client.ts';
import { registrationDraft } from './saved-draft.ts';

/** Under which key the people are kept that a message would be about, where they are not those of a new registration. */
export const WrittenAboutContext = createContext<string | null>(null);

/** Where one writes to the center with what was typed, for what cannot be registered online. */
export function useWriteAddress(event: Schemas['Event']): string {
  const about = use(WrittenAboutContext) ?? registrationDraft(event.id, false).key;
  return `/contact?${new URLSearchParams({ event: event.id, about }).toString()}`;
}
