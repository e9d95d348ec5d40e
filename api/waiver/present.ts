import type { components } from '../platform/contract/schema.gen.ts';
import { presentRegisteredEvent } from '../events/port.ts';
import { isCompleted } from '../events/rules.ts';
import type { RegistrationRecord } from '../registrations/port.ts';
import { responsibleNames, isMinor } from '../people/rules.ts';
import { isOpen } from './links.ts';
import type { StoredLink } from './links.ts';
import type { Opened } from './open.ts';
import { needsSignatures } from './rules.ts';
import type { StoredSignature } from './store.ts';

type Schemas = components['schemas'];

/** Whether anything can be signed: not for a canceled registration, nor once the event has ended. */
export function canSign({ record, event }: Pick<Opened, 'record' | 'event'>, now: Date): boolean {
  return needsSignatures(record.state) && !isCompleted(event, now);
}

/** Finds the signature of one version for one person who is coming. */
export function signatureOf(
  signatures: readonly StoredSignature[],
  memberId: string,
  version: string,
): StoredSignature | undefined {
  return signatures.find(
    (signature) => signature.isCurrent && signature.memberId === memberId && signature.version === version,
  );
}

function presentSignature({ signerName, relation, method, signedAt }: StoredSignature): Schemas['WaiverSignature'] {
  return { signerName, relation, method, signedAt: signedAt.toISOString() };
}

/** Returns a link with those of its people who are still coming. A link with nobody left opens nothing, so it is left out. */
function presentLink(link: StoredLink, members: RegistrationRecord['members'], now: Date): Schemas['WaiverLink'][] {
  const { id: linkId, email, language, memberIds, orderedAt, expiresAt, sentAt, stoppedAt } = link;
  const coming = memberIds.filter((memberId) => members.some(({ id }) => id === memberId));
  if (coming.length === 0) return [];
  return [
    {
      id: linkId,
      email,
      language,
      memberIds: coming,
      orderedAt: orderedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isSent: sentAt !== null,
      isOpen: isOpen(link, now),
      ...(stoppedAt && { stoppedAt: stoppedAt.toISOString() }),
    },
  ];
}

interface Found {
  readonly text: Schemas['WaiverText'];
  readonly personNumbers: ReadonlyMap<string, number>;
  readonly signatures: readonly StoredSignature[];
  readonly links: readonly StoredLink[];
  readonly lastReminder: Date | null;
}

/** Returns who has signed and who has not, in the form of the contract. The visitor of a link gets no more data than needed. */
export function presentWaivers(
  opened: Opened,
  { text, personNumbers, signatures, links, lastReminder }: Found,
  now: Date,
): Schemas['Waivers'] {
  const { visitor, record, event } = opened;
  const adults = responsibleNames(record);
  const people = opened.people.map(({ id, firstName, lastName, age }): Schemas['WaiverPerson'] => {
    const signature = signatureOf(signatures, id, text.version);
    const personNumber = personNumbers.get(id) ?? 0;
    const responsibleAdult = adults.get(id);
    return {
      memberId: id,
      personNumber,
      firstName,
      lastName,
      isMinor: isMinor(age),
      ...(responsibleAdult !== undefined && { responsibleAdult }),
      ...(signature && { signature: presentSignature(signature) }),
    };
  });
  const isInside = visitor.by !== 'link';
  return {
    event: presentRegisteredEvent(event, text.language),
    ...(isInside && { reference: record.reference }),
    openedBy: visitor.by,
    canSign: canSign(opened, now),
    text,
    people,
    signed: people.filter(({ signature }) => signature !== undefined).length,
    links: isInside ? links.flatMap((link) => presentLink(link, record.members, now)) : [],
    ...(isInside && lastReminder && { lastRemindedAt: lastReminder.toISOString() }),
  };
}

/** Returns one signature with everything recorded about it. */
export function presentSigned(signature: StoredSignature): Schemas['SignedWaiver'] {
  const { drawing, signedOn, signedAt, responsibleAdult, isCurrent: _, ...facts } = signature;
  return {
    ...facts,
    ...(drawing !== null && { drawing }),
    ...(responsibleAdult !== null && { responsibleAdult }),
    ...(signedOn !== null && { signedOn }),
    signedAt: signedAt.toISOString(),
  };
}
