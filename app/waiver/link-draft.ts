import { languages } from '#rules/language';
import type { Schemas } from '../platform/client/client.ts';
import type { DraftKind } from '../platform/drafts/draft-storage.ts';
import { listOf, oneOf, shapeOf, text } from '../platform/drafts/shape.ts';

type LinkRequest = Schemas['WaiverLinkRequest'];

const linkShape = shapeOf<LinkRequest>({ email: text, language: oneOf(...languages), memberIds: listOf(text) });

/** The draft of the form that sends a link. Staff's input is about other people, so the browser does not store it. */
export function linkDraft(registrationId: string, isByStaff: boolean): DraftKind<LinkRequest> {
  if (isByStaff) return { key: `waiver-link-staff:${registrationId}`, shape: linkShape, onDevice: null };
  const onDevice = ({ email, language, memberIds }: LinkRequest) => ({ email, language, memberIds });
  return { key: `waiver-link:${registrationId}`, shape: linkShape, onDevice };
}
