import { createHmac, randomUUID } from 'node:crypto';
import { ProblemError } from '../contract/problem.ts';
import type { components } from '../contract/schema.gen.ts';
import type { Parts } from '../parts.ts';
import { party, recordChanges } from '../registrations/history.ts';
import type { Actor } from '../registrations/history.ts';
import type { RegistrationRecord } from '../registrations/record.ts';
import { isMinor } from '../registrations/rules.ts';
import type { Opened } from './open.ts';
import { canSign } from './present.ts';
import { relationsFor } from './rules.ts';
import { insertSignatures, keepText } from './store.ts';
import type { NewSignature } from './store.ts';

type Schemas = components['schemas'];

/** What is signed, by whom, and for whom. */
interface Signing {
  readonly text: Schemas['WaiverText'];
  readonly signerName: string;
  readonly people: Schemas['WaiverPeople'];
  readonly method: Schemas['WaiverMethod'];
  readonly drawing?: string | undefined;
  readonly signedOn?: string | undefined;
  readonly networkHash?: Buffer | undefined;
}

/** A keyed hash of the signer's network: one that is claimed later can be compared with it, none can be read from it. */
export function networkHash(secret: Buffer, address: string): Buffer {
  return createHmac('sha256', secret).update(address).digest();
}

/**
 * The text of today, in the language in which it was read.
 * @throws ProblemError `waiver-changed` when another one was read.
 */
export function requireText(parts: Pick<Parts, 'waivers'>, { event }: Opened, version: string, language: 'en' | 'es'): Schemas['WaiverText'] {
  const text = parts.waivers[event.type][language];
  if (text.version !== version) throw new ProblemError('waiver-changed');
  return text;
}

/** Pairs who is to be signed for with what the signer is to them. */
function signedFor(opened: Opened, people: Schemas['WaiverPeople']) {
  const refused = new ProblemError('waiver-not-signable');
  const found = people.map(({ memberId, relation }) => {
    const member = opened.people.find(({ id }) => id === memberId);
    if (!member || !relationsFor({ isMinor: isMinor(member.age) }).includes(relation)) throw refused;
    return { member, relation };
  });
  // One signer is one person, and signs for each one once.
  if (found.filter(({ relation }) => relation === 'self').length > 1) throw refused;
  if (new Set(people.map(({ memberId }) => memberId)).size !== people.length) throw refused;
  return found;
}

/**
 * Signs for people of a registration. Who has signed this text already stays as signed; the history notes what is new.
 * @throws ProblemError `waiver-not-signable` for a cancelled registration, an event that is over, someone who is not in the
 * party, or a relation that does not fit, such as a minor who signs personally.
 */
export async function sign({ db, clock }: Pick<Parts, 'db' | 'clock'>, opened: Opened, signing: Signing): Promise<void> {
  const { text, signerName, method, drawing, signedOn, networkHash: network } = signing;
  const { record, event, visitor } = opened;
  const now = clock();
  const people = signedFor(opened, signing.people);
  // A paper may turn up after the event; whoever signs on the page does so before.
  if (method !== 'paper' && !canSign(opened, now)) throw new ProblemError('waiver-not-signable');
  const actor: Actor = visitor.by === 'staff' ? { by: 'staff', userId: visitor.userId } : party;
  const signatureFor = ({ member, relation }: { member: RegistrationRecord['members'][number]; relation: Schemas['WaiverRelation'] }): NewSignature => ({
    id: randomUUID(),
    registrationId: record.id,
    memberId: member.id,
    version: text.version,
    language: text.language,
    personName: `${member.firstName} ${member.lastName}`,
    eventName: event.texts[text.language].name,
    signerName: signerName.trim(),
    relation,
    method,
    drawing: drawing ?? null,
    signedAt: now,
    signedOn: signedOn ?? null,
    networkHash: network ?? null,
    recordedBy: visitor.by === 'staff' ? visitor.userId : null,
  });
  await db.transaction().execute(async (transaction) => {
    await keepText(transaction, text, now);
    const added = await insertSignatures(transaction, people.map(signatureFor));
    if (added === 0) return;
    await recordChanges(transaction, [{ registrationId: record.id, at: now, kind: 'waiverSigned', actor, details: { people: added, method } }]);
  });
}
