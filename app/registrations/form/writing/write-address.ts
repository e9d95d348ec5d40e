import { createContext, use } from 'react';
import type { Schemas } from '../../../platform/client/client.ts';
import { registrationDraft } from '../saved-draft.ts';

/** The key under which the people for a message are kept, if they are not those of a new registration. */
export const WrittenAboutContext = createContext<string | null>(null);

/** The address for writing to the center with what was typed, if it cannot be registered online. */
export function useWriteAddress(event: Schemas['Event']): string {
  const about = use(WrittenAboutContext) ?? registrationDraft(event.id, false).key;
  return `/contact?${new URLSearchParams({ event: event.id, about }).toString()}`;
}
