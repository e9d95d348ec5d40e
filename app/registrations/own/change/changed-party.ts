import { responsibleNames } from '#rules/people';
import { compareParties } from '#rules/same-people';
import { roomShares, type RoomShare } from '#rules/rooms';
import { whoSignsAgain } from '#rules/signing-again';
import type { Schemas } from '../../../platform/client/client.ts';
import type { DraftKind } from '../../../platform/drafts/draft-storage.ts';
import { hashOf } from '../../../platform/drafts/shape.ts';
import {
  ageOf,
  emptyPerson,
  memberBody,
  noPartyDetails,
  partyDetails,
  type Draft,
  type DraftPerson,
} from '../../form/draft.ts';
import {
  hasSameAnswers,
  hasSameRoommate,
  noAnswers,
  registeredAnswers,
  roomFieldsOf,
  sharedWithContact,
} from '../../person-questions.ts';
import { registrationDraft } from '../../form/saved-draft.ts';
import { peopleInRooms } from '../../form/rooms/room-draft.ts';
import { memberBodies, responsibleAdultOf, responsibleParty } from '../../form/people/responsible-draft.ts';

type Registration = Schemas['Registration'];
type Member = Schemas['RegisteredMember'];

/** What a change is about. */
function partyOf({ members, rooms, responsibleAdult }: Registration) {
  return {
    // Other details about them are not shown again: someone who opens an emailed link must not read them.
    people: members.map(
      (member): DraftPerson => ({
        ...emptyPerson,
        ...registeredAnswers(member),
        ...roomFieldsOf(member),
        id: member.id,
        ...(member.responsibleId !== undefined && { responsibleId: member.responsibleId }),
      }),
    ),
    ...(responsibleAdult && { responsibleAdult: { ...responsibleAdult, consents: true } }),
    rooms,
  };
}

/**
 * The registration that a draft changes, and its party: anything else, such as a payment, may be recorded meanwhile. The party is
 * hashed, because the names of minors may not stay on the device.
 */
function draftMark(registration: Registration): string {
  return `${registration.id}-party${String(hashOf(partyOf(registration)))}`;
}

/** A registration in the format of the form. */
export function draftOf(registration: Registration): Draft {
  const { contact, payment } = registration;
  return {
    idempotencyKey: '',
    changes: draftMark(registration),
    contact: { ...sharedWithContact(noAnswers), ...contact, email: contact.email ?? '', isComing: false },
    ...partyOf(registration),
    details: noPartyDetails,
    paymentMethod: payment.method,
  };
}

/** Whether a saved draft still matches the registration. */
export function isAbout(draft: Draft | undefined, registration: Registration): boolean {
  return draft?.changes === draftMark(registration);
}

/** How a change is saved as it is typed; changes that staff make for others are not stored in their browser. */
export function changeDraft(registrationId: string, isStaff: boolean): DraftKind<Draft> {
  const kind = registrationDraft('', isStaff);
  if (isStaff) return { ...kind, key: `staffRegistration-change:${registrationId}`, onDevice: null };
  return { ...kind, key: `registration-change:${registrationId}` };
}

/** The party in the API's format. Earlier people keep their ids. */
export function changedParty({ members }: Registration, draft: Draft): Schemas['ChangedParty'] {
  const { people, rooms } = draft;
  const known = new Set(members.map(({ id }) => id));
  const bodies = memberBodies(people).map((body, index) => {
    const id = people[index]?.id ?? '';
    return { ...body, ...(known.has(id) && { id }) };
  });
  return { rooms, members: bodies as Schemas['ChangedMember'][], ...responsibleAdultOf(draft) };
}

/** The current party of a registration, for a change of its contact only. */
export function unchangedParty({ members, rooms, responsibleAdult }: Registration): Schemas['ChangedParty'] {
  return {
    rooms,
    members: members.map(({ band: _band, responsibleId, ...member }) => {
      const responsible = members.findIndex(({ id }) => id === responsibleId);
      return { ...member, ...(responsible >= 0 && { responsible }) };
    }),
    ...(responsibleAdult && { responsibleAdult: { ...responsibleAdult, consents: true } }),
  };
}

/** The responsible adults after a change, for the review; empty if they stay the same. */
export function changedResponsibility(registration: Registration, draft: Draft): { minor: string; adult: string }[] {
  const adults = responsibleNames(responsibleParty(draft));
  const before = responsibleNames(registration);
  return draft.people.flatMap((person) => {
    const adult = adults.get(person.id);
    return adult === undefined || adult === before.get(person.id) ? [] : [{ minor: nameOf(person), adult }];
  });
}

/** The room shares after a change, with names; empty if everyone stays in the same room. */
export function changedShares(
  { rooms, members }: Registration,
  event: Schemas['Event'],
  draft: Draft,
): { room: number; names: string[] }[] {
  const after = roomShares(draft.rooms, peopleInRooms(event, draft));
  const marksOf = (shares: readonly RoomShare<{ id: string }>[]) =>
    shares.map(({ room, people }) => [room, ...people.map(({ id }) => id)].join(' ')).join();
  if (marksOf(roomShares(rooms, members)) === marksOf(after)) return [];
  return after.map(({ room, people }) => ({ room, names: people.map(nameOf) }));
}

/** New details of the whole party. */
export function changedDetails({ details }: Draft): Pick<Schemas['PartyChangeRequest'], 'details'> {
  const given = partyDetails(details);
  return given ? { details: given } : {};
}

/** One difference between a party and its changed version. */
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
  const isSame = hasSameAnswers(member, person) && hasSameRoommate(member, person) && !memberBody(person).details;
  return isSame ? undefined : { kind: 'corrected', id: member.id, name, before };
}

/** Names of the people who must sign the waiver again after a change; none while nothing is signed. */
export function namesToSignAgain(registration: Registration, draft: Draft): string[] {
  const { waiver } = registration;
  if (!waiver || waiver.signed === 0) return [];
  const again = new Set(whoSignsAgain(registration, responsibleParty(draft)));
  return draft.people.filter(({ id }) => again.has(id)).map(nameOf);
}

/** Details that are deleted with their person and that nobody has entered again. */
export interface LostDetails {
  /** The replaced and the new person, by name. */
  people: { before: string; name: string }[];
  /** Whether those of the whole party are deleted too: nobody from the earlier party is coming anymore. */
  party: boolean;
}

/** Earlier details that a change deletes; it is unknown here whether there were any. */
export function lostDetails({ members }: Registration, draft: Draft): LostDetails {
  const people = draft.people.map((person) => ({ ...person, age: ageOf(person) }));
  const { replaced, isAnother } = compareParties(members, people);
  const withoutDetails = replaced.filter(
    ({ after }) => !draft.people.some((person) => person.id === after.id && memberBody(person).details),
  );
  return {
    people: withoutDetails.map(({ before, after }) => ({ before: nameOf(before), name: nameOf(after) })),
    party: isAnother && !changedDetails(draft).details,
  };
}

/** Everything that a change does to people, in the order of the list, with those who no longer come at the end. */
export function personChanges({ members }: Registration, { people }: Draft): PersonChange[] {
  const known = new Map(members.map((member) => [member.id, member]));
  const changes = people.flatMap((person) => {
    const member = known.get(person.id);
    known.delete(person.id);
    const change: PersonChange | undefined = member
      ? changeOf(member, person)
      : { kind: 'added', id: person.id, name: nameOf(person), before: '' };
    return change ? [change] : [];
  });
  const withdrawn = [...known.values()].map(
    (member): PersonChange => ({ kind: 'withdrawn', id: member.id, name: nameOf(member), before: nameOf(member) }),
  );
  return [...changes, ...withdrawn];
}
