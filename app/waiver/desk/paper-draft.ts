import { waiverRelations } from '#contract/enums';
import { languages } from '#rules/language';
import type { Schemas } from '../../platform/client/client.ts';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import { listOf, oneOf, shapeOf, text } from '../../platform/drafts/shape.ts';

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
  relation: oneOf('', ...waiverRelations),
  people: listOf(text),
  signedOn: text,
  language: oneOf('', ...languages),
});

/** The draft of a paper record. It is stored only by the API, because it is about other people. */
export function paperDraft(registrationId: string): DraftKind<PaperValues> {
  return { key: `waiver-paper:${registrationId}`, shape: paperShape, onDevice: null };
}
