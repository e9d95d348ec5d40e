import type { Schemas } from '../platform/client/client.ts';
import type { DraftKind } from '../platform/drafts/draft-storage.ts';
import { listOf, oneOf, shapeOf, text } from '../platform/drafts/shape.ts';

type LinkRequest = Schemas['WaiverLinkRequest'];

/** The details that staff record about a signed paper. */
export interface PaperValues {
  signerName: string;
  relation: Schemas['WaiverRelation'] | '';
  /** The ids of the people. */
  people: readonly string[];
  signedOn: string;
  /** The language of the paper. */
  language: Schemas['WaiverText']['language'] | '';
}

/** An empty record of a paper. */
export const blankPaper: PaperValues = { signerName: '', relation: '', people: [], signedOn: '', language: '' };

const paperShape = shapeOf<PaperValues>({
  signerName: text,
  relation: oneOf('', 'self', 'parent', 'guardian'),
  people: listOf(text),
  signedOn: text,
  language: oneOf('', 'en', 'es'),
});

const linkShape = shapeOf<LinkRequest>({ email: text, language: oneOf('en', 'es'), memberIds: listOf(text) });

/** The draft of a paper record. It is stored only by the API, because it is about other people. */
export function paperDraft(registrationId: string): DraftKind<PaperValues> {
  return { key: `waiver-paper:${registrationId}`, shape: paperShape, onDevice: null };
}

/** The draft of the form that sends a link. Staff's input is about other people, so the browser does not store it. */
export function linkDraft(registrationId: string, isByStaff: boolean): DraftKind<LinkRequest> {
  if (isByStaff) return { key: `waiver-link-staff:${registrationId}`, shape: linkShape, onDevice: null };
  const onDevice = ({ email, language, memberIds }: LinkRequest) => ({ email, language, memberIds });
  return { key: `waiver-link:${registrationId}`, shape: linkShape, onDevice };
}
