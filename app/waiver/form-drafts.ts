import type { Schemas } from '../platform/client/client.ts';
import type { DraftKind } from '../platform/drafts/draft-storage.ts';

/** What staff note of a paper that someone has signed. */
export interface PaperValues {
  signerName: string;
  relation: Schemas['WaiverRelation'] | '';
  /** By id. */
  people: readonly string[];
  signedOn: string;
  /** In which the paper is written. */
  language: Schemas['WaiverText']['language'] | '';
}

/** A paper of which nothing is noted yet. */
export const blankPaper: PaperValues = { signerName: '', relation: '', people: [], signedOn: '', language: '' };

/** How the note of a paper is kept while it is typed: at the API alone, as it is about others. */
export function paperDraft(registrationId: string): DraftKind<PaperValues> {
  return { key: `waiver-paper:${registrationId}`, version: 2, withoutSensitive: null };
}

/** How the form that sends a link is kept; what staff type is about others, and stays out of the browser. */
export function linkDraft(registrationId: string, isByStaff: boolean): DraftKind<Schemas['WaiverLinkRequest']> {
  if (isByStaff) return { key: `waiver-link-staff:${registrationId}`, version: 1, withoutSensitive: null };
  return { key: `waiver-link:${registrationId}`, version: 1, withoutSensitive: (request) => request };
}
