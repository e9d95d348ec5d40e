import { createContext, use } from 'react';
import type { Schemas } from '../../../platform/client/client.ts';
import { registrationDraft } from '../saved-draft.ts';

/** The key of the draft with the people for a message, if they are not those of a new registration. */
export const WrittenAboutContext = createContext<string | null>(null);

/** The address for sending the typed registration to the center as a message, if it cannot be registered online. */
export function useWriteAddress(event: Schemas['Event']): string {
  const about = use(WrittenAboutContext) ?? registrationDraft(event.id, false).key;
  return `/contact?${new URLSearchParams({ event: event.id, about }).toString()}`;
}
