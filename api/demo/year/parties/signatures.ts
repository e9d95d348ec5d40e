import { endOfEvent } from '../../../events/rules.ts';
import { findEvent } from '../../../events/store.ts';
import { recordChanges, party } from '../../../registrations/history.ts';
import { isMinor } from '../../../people/rules.ts';
import { orderLink } from '../../../waiver/links.ts';
import type { Opened } from '../../../waiver/open.ts';
import { sign } from '../../../waiver/signing/sign.ts';
import { findPersonNumbers } from '../../../waiver/store.ts';
import type { Signing } from './courses.ts';
import { current } from '../money.ts';
import { atWork, daysAfter } from '../year.ts';
import type { Year } from '../year.ts';

const drawings = [
  'M20 60L35 30L50 65L65 35L80 60L110 50L140 62L170 48M60 80L180 76',
  'M30 40L45 70L60 35L62 68L90 50L95 60L120 44L125 62L160 50',
  'M25 55L40 25L42 70L58 45L75 60L90 40L104 66L140 38L150 64L200 52',
];

/** The registration with its waivers opened by the party or by staff; null once it is canceled or its event has ended. */
async function open(year: Year, id: string, visitor: Opened['visitor']): Promise<Opened | null> {
  const record = await current(year, id);
  const event = await findEvent(year.context.db, record.eventId);
  if (!event) throw new Error(`There is no event ${record.eventId}`);
  const isOver = record.state === 'cancelled' || year.context.clock() >= endOfEvent(event);
  return isOver ? null : { visitor, record, event, people: record.members };
}

/** Signs for everyone, or only for the contact. The contact signs for minors, and adults sign personally. */
async function signParty(
  year: Year,
  id: string,
  signing: Exclude<Signing, 'none' | 'byLink'>,
  number: number,
): Promise<void> {
  const { context, staff } = year;
  const isPaper = signing === 'paper';
  const opened = await open(year, id, isPaper ? { by: 'staff', userId: staff.R } : { by: 'party' });
  if (!opened) return;
  const { language, contact, members } = opened.record;
  const text = context.waivers[opened.event.type][language];
  const personNumbers = await findPersonNumbers(context.db, id);
  const contactName = `${contact.firstName} ${contact.lastName}`;
  const adults = members.filter(({ age }) => !isMinor(age));
  const signers = [
    { name: contactName, signed: [...members.filter(({ age }) => isMinor(age)), ...adults.slice(0, 1)] },
    ...(signing === 'firstOnly'
      ? []
      : adults.slice(1).map((adult) => ({ name: `${adult.firstName} ${adult.lastName}`, signed: [adult] }))),
  ];
  for (const { name, signed } of signers) {
    await sign(context, opened, {
      text,
      signerName: name,
      people: signed.map(({ id: memberId, age }) => ({
        memberId,
        personNumber: personNumbers.get(memberId) ?? 0,
        relation: isMinor(age) ? 'parent' : 'self',
      })),
      method: isPaper ? 'paper' : signing === 'drawn' ? 'drawn' : 'typed',
      ...(signing === 'drawn' && { drawing: drawings[number % drawings.length] }),
      ...(isPaper && { signedOn: context.today() }),
    });
  }
}

/** Sends an adult of the party a link to sign from elsewhere. */
async function sendLink(year: Year, id: string, number: number): Promise<void> {
  const { context } = year;
  const opened = await open(year, id, { by: 'party' });
  if (!opened) return;
  const { event, record } = opened;
  const { language, members } = record;
  const adult = members.findLast(({ age }) => !isMinor(age));
  if (!adult) return;
  const email = `signer${String(number)}@example.org`;
  const now = context.clock();
  await context.db.transaction().execute(async (transaction) => {
    const order = { registrationId: record.id, email, language, memberIds: [adult.id] };
    const { id: linkId, orderNumber } = await orderLink(transaction, order, event, now);
    await year.enqueueNow(transaction, 'waiver-mail', { kind: 'link', linkId, orderNumber });
    await recordChanges(transaction, [
      { registrationId: id, at: now, kind: 'waiverLinkSent', actor: party, details: { people: 1 } },
    ]);
  });
}

/** Plans when and how a party signs the waiver. */
export function planSignatures(year: Year, id: string, signing: Signing, after: number, number: number): void {
  if (signing === 'none') return;
  const from = year.agenda.now();
  const moment = daysAfter(from, after);
  // Staff record papers at the desk; families sign whenever they like.
  year.agenda.at(signing === 'paper' ? atWork(year, moment, from) : moment, () =>
    signing === 'byLink' ? sendLink(year, id, number) : signParty(year, id, signing, number),
  );
}
