import { createHmac, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { recordChanges } from '../../registrations/port.ts';
import { isMinor, responsibleNames } from '../../people/rules.ts';
import { isSameFullName } from '../../people/same/rules.ts';
import { actorOf } from '../open.ts';
import type { Opened } from '../open.ts';
import { canSign } from '../present.ts';
import { relationsFor, requiredSigner } from '../rules.ts';
import { holdParty, insertSignatures, keepText } from '../store.ts';
import type { NewSignature } from '../store.ts';

type Schemas = components['schemas'];

/** The signed text, the signer, and the people covered by the signature. */
interface Signing {
  readonly text: Schemas['WaiverText'];
  readonly signerName: string;
  readonly people: Schemas['WaiverPeople'];
  readonly method: Schemas['WaiverMethod'];
  readonly drawing?: string | undefined;
  readonly signedOn?: string | undefined;
  readonly networkHash?: Buffer | undefined;
}

/**
 * Returns a keyed hash of the signer's network: a network claimed later can be compared with it, but the network cannot be read
 * from it.
 */
export function networkHash(secret: Buffer, address: string): Buffer {
  return createHmac('sha256', secret).update(address).digest();
}

/**
 * Returns the current text in the language in which it was read.
 * @throws ProblemError `waiver-changed` when another one was read.
 */
export function requireText(
  context: Pick<AppContext, 'waivers'>,
  { event }: Opened,
  version: string,
  language: 'en' | 'es',
): Schemas['WaiverText'] {
  const text = context.waivers[event.type][language];
  if (text.version !== version) throw new ProblemError('waiver-changed');
  return text;
}

/** Locks the people of a registration until the transaction ends, and returns them. */
async function lockMembers(transaction: Transaction<Database>, registrationId: string) {
  await holdParty(transaction, registrationId);
  const columns = ['id', 'first_name', 'last_name', 'age', 'person_number'] as const;
  return transaction
    .selectFrom('registration_members')
    .select(columns)
    .where('registration_id', '=', registrationId)
    .execute();
}

type Member = Awaited<ReturnType<typeof lockMembers>>[number];

/** Pairs each person who is signed for with the signer's relation to them. */
function signedFor({ people: shown }: Opened, members: readonly Member[], people: Schemas['WaiverPeople']) {
  const refused = new ProblemError('waiver-not-signable');
  const found = people.map(({ memberId, personNumber, relation }) => {
    const member = shown.some(({ id }) => id === memberId) && members.find(({ id }) => id === memberId);
    if (member && member.person_number !== personNumber) throw new ProblemError('changed-meanwhile');
    if (!member || !relationsFor({ isMinor: isMinor(member.age) }).includes(relation)) throw refused;
    return { member, relation };
  });
  // A signer is one person and signs once for each person.
  if (found.filter(({ relation }) => relation === 'self').length > 1) throw refused;
  if (new Set(people.map(({ memberId }) => memberId)).size !== people.length) throw refused;
  return found;
}

/**
 * Makes sure that for minors who come alone, the adult whom they named signs. Staff who record a paper have seen who signed it.
 * @throws ProblemError `signer-not-responsible`, with the name.
 */
function requireResponsibleSigner({ record }: Opened, signerName: string, method: Schemas['WaiverMethod']): void {
  const name = requiredSigner(record);
  if (name === null || method === 'paper' || isSameFullName(signerName, name)) return;
  throw new ProblemError('signer-not-responsible', {
    params: { name },
    errors: [{ in: 'body', pointer: '/signerName', rule: 'adultNeeded' }],
  });
}

/**
 * Signs for people of a registration. People who have already signed this text stay as they are; the history records new
 * signatures.
 * @throws ProblemError `waiver-not-signable` for a canceled registration, an event that has ended, someone who is not in the party,
 * or a relation that does not fit, such as a minor who signs personally; `signer-not-responsible`; `changed-meanwhile` for somebody
 * who was shown and has been replaced since.
 */
export async function sign(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  opened: Opened,
  signing: Signing,
): Promise<void> {
  const { text, signerName, method, drawing, signedOn, networkHash: network } = signing;
  const { record, event, visitor } = opened;
  const now = clock();
  // A paper may turn up after the event; people who sign on the page do so before.
  if (method !== 'paper' && !canSign(opened, now)) throw new ProblemError('waiver-not-signable');
  requireResponsibleSigner(opened, signerName, method);
  const adults = responsibleNames(record);
  const signatureFor = ({ member, relation }: ReturnType<typeof signedFor>[number]): NewSignature => ({
    id: randomUUID(),
    registrationId: record.id,
    memberId: member.id,
    personNumber: member.person_number,
    version: text.version,
    language: text.language,
    personName: `${member.first_name} ${member.last_name}`,
    eventName: event.texts[text.language].name,
    signerName: signerName.trim(),
    relation,
    method,
    drawing: drawing ?? null,
    signedAt: now,
    signedOn: signedOn ?? null,
    responsibleAdult: adults.get(member.id) ?? null,
    networkHash: network ?? null,
    recordedBy: visitor.by === 'staff' ? visitor.userId : null,
  });
  await db.transaction().execute(async (transaction) => {
    const people = signedFor(opened, await lockMembers(transaction, record.id), signing.people);
    await keepText(transaction, text, now);
    const added = await insertSignatures(transaction, people.map(signatureFor));
    if (added === 0) return;
    await recordChanges(transaction, [
      {
        registrationId: record.id,
        at: now,
        kind: 'waiverSigned',
        actor: actorOf(opened),
        details: { people: added, method },
      },
    ]);
  });
}
