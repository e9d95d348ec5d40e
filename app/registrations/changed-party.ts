import { compareParties } from '#rules/people';
import { signsAnew } from '#rules/waiver';
import type { Schemas } from '../client/client.ts';
import type { DraftKind } from '../drafts/draft-storage.ts';
import { emptyPerson, memberBody, noPartyDetails, partyDetails, type Draft, type DraftPerson } from './draft.ts';
import { registrationDraft } from './kept-draft.ts';

type Registration = Schemas['Registration'];
type Member = Schemas['RegisteredMember'];

/** Which registration, and which version of it, a draft changes; it stands where a new registration has its key. */
function draftMark({ id, version }: Registration): string {
  return `${id}-${String(version)}`;
}

/** A registration as the form has it. */
export function draftOf(registration: Registration): Draft {
  const { contact, members, rooms, payment } = registration;
  return {
    idempotencyKey: draftMark(registration),
    contact: { ...contact, email: contact.email ?? '', isComing: false, age: '' },
    // What was told of them besides is not shown again: whoever opens a mailed link must not read it.
    people: members.map(({ id, firstName, lastName, age, gender, lodging }): DraftPerson => ({
      ...emptyPerson,
      id,
      firstName,
      lastName,
      age: String(age),
      gender: gender ?? '',
      lodging,
    })),
    details: noPartyDetails,
    rooms,
    paymentMethod: payment.method,
  };
}

/** Whether a kept draft is about the registration as it is now. */
export function isAbout(draft: Draft | undefined, registration: Registration): boolean {
  return draft?.idempotencyKey === draftMark(registration);
}

/** How a change is kept while it is typed; what staff change for others stays out of their browser. */
export function changeDraft(registrationId: string, isStaff: boolean): DraftKind<Draft> {
  const kind = registrationDraft('', isStaff);
  if (isStaff) return { ...kind, key: `staffRegistration-change:${registrationId}`, withoutSensitive: null };
  return { ...kind, key: `registration-change:${registrationId}` };
}

/** The party as the API takes it: whoever was in it goes by the id. */
export function changedParty({ members }: Registration, { people, rooms }: Draft): Schemas['ChangedParty'] {
  const known = new Set(members.map(({ id }) => id));
  const bodies = people.map((person) => ({ ...memberBody(person), ...(known.has(person.id) && { id: person.id }) }));
  return { rooms, members: bodies as Schemas['ChangedMember'][] };
}

/** What is told anew of the whole party. */
export function changedDetails({ details }: Draft): Pick<Schemas['PartyChangeRequest'], 'details'> {
  const told = partyDetails(details);
  return told ? { details: told } : {};
}

/** One difference between a party as it is and as it shall be. */
export interface PersonChange {
  kind: 'added' | 'withdrawn' | 'renamed' | 'corrected';
  id: string;
  name: string;
  before: string;
}

function nameOf({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

function changeOf(member: Member, person: DraftPerson): PersonChange | undefined {
  const [before, name] = [nameOf(member), nameOf(person)];
  if (before !== name) return { kind: 'renamed', id: member.id, name, before };
  const isSame = String(member.age) === person.age.trim() && (member.gender ?? '') === person.gender && member.lodging === person.lodging && !memberBody(person).details;
  return isSame ? undefined : { kind: 'corrected', id: member.id, name, before };
}

/** Who is to be signed for anew on the waiver after a change, by name; nobody as long as nothing is signed. */
export function signedAnew({ members, waiver }: Registration, { people }: Draft): string[] {
  if (!waiver || waiver.signed === 0) return [];
  const known = new Map(members.map((member) => [member.id, member]));
  return people.flatMap((person) => {
    const member = known.get(person.id);
    return member && signsAnew(member, { ...person, age: Number(person.age) }) ? [nameOf(person)] : [];
  });
}

/** Details that go with whom they are about, and that nobody has told anew. */
export interface LostDetails {
  /** In whose place somebody else comes, and who does, by name. */
  people: { before: string; name: string }[];
  /** Whether those of the whole party go too: nobody who was in it comes any more. */
  party: boolean;
}

/** What was told until now and is deleted by a change; whether anything was told is not known here. */
export function lostDetails({ members }: Registration, draft: Draft): LostDetails {
  const people = draft.people.map((person) => ({ ...person, age: Number(person.age) }));
  const { replaced, isAnother } = compareParties(members, people);
  const untold = replaced.filter(({ after }) => !draft.people.some((person) => person.id === after.id && memberBody(person).details));
  return {
    people: untold.map(({ before, after }) => ({ before: nameOf(before), name: nameOf(after) })),
    party: isAnother && !changedDetails(draft).details,
  };
}

/** Everything about people that a change would do, in the order of the list, those who no longer come last. */
export function personChanges({ members }: Registration, { people }: Draft): PersonChange[] {
  const known = new Map(members.map((member) => [member.id, member]));
  const changes = people.flatMap((person) => {
    const member = known.get(person.id);
    known.delete(person.id);
    const change: PersonChange | undefined = member ? changeOf(member, person) : { kind: 'added', id: person.id, name: nameOf(person), before: '' };
    return change ? [change] : [];
  });
  const withdrawn = [...known.values()].map((member): PersonChange => ({ kind: 'withdrawn', id: member.id, name: nameOf(member), before: nameOf(member) }));
  return [...changes, ...withdrawn];
}
