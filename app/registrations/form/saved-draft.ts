import { isMinor } from '#rules/people';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import type { DraftHandle } from '../../platform/drafts/use-draft.ts';
import { flag, listOf, oneOf, optional, shapeOf, text, whole, type Shape } from '../../platform/drafts/shape.ts';
import {
  contactQuestions,
  noAnswers,
  personQuestions,
  sharedWithContact,
  type PersonAnswers,
  type QuestionName,
} from '../person-questions.ts';
import {
  emptyPerson,
  noPartyDetails,
  readAge,
  type ContactValues,
  type Draft,
  type DraftPerson,
  type PartyValues,
  type PersonValues,
  type ResponsibleValues,
} from './draft.ts';

const answers = Object.fromEntries(
  personQuestions.map(([name, { accepted }]) => [name, accepted ? oneOf(...accepted) : text]),
) as { readonly [Name in QuestionName]: Shape<PersonAnswers[Name]> };

const personFields = {
  ...answers,
  room: optional(whole),
  roommateFirstName: text,
  roommateLastName: text,
  diet: text,
  accessNeeds: text,
  guardianName: text,
  guardianPhone: text,
  joinsSessions: flag,
  responsibleId: optional(text),
} as const;

/** The responsible adult named by minors who come alone. */
export const responsibleShape = shapeOf<ResponsibleValues>({
  name: text,
  phone: text,
  relation: oneOf('', 'parent', 'guardian'),
  consents: flag,
});

// The order of the fields stays: it is part of the version of what people have already typed.
const { firstName, lastName, ...whenComing } = sharedWithContact(answers);

/** A draft with what is not part of the registration. */
export interface TypedDraft extends Draft {
  /** The pasted list of a group, as far as it has not been read or must be corrected. */
  pastedList?: string;
}

const draftShape = shapeOf<TypedDraft>({
  idempotencyKey: text,
  changes: optional(text),
  contact: shapeOf<ContactValues>({
    firstName,
    lastName,
    email: text,
    phone: text,
    isComing: flag,
    ...whenComing,
    wantsNews: optional(flag),
  }),
  people: listOf(shapeOf<DraftPerson>({ ...personFields, id: text })),
  editing: optional(
    shapeOf<NonNullable<Draft['editing']>>({ personId: text, values: shapeOf<PersonValues>(personFields) }),
  ),
  details: shapeOf<PartyValues>({
    emergencyName: text,
    emergencyPhone: text,
    roomWishes: text,
    arrival: text,
    notes: text,
  }),
  responsibleAdult: optional(responsibleShape),
  withoutAdultReason: optional(text),
  rooms: whole,
  paymentMethod: oneOf('', 'Zelle', 'Check', 'Cash', 'PayPal'),
  priceHelp: optional(shapeOf<NonNullable<Draft['priceHelp']>>({ canPay: text })),
  pastedList: optional(text),
});

/** The draft as the steps of the form need it. */
export type RegistrationDraft = DraftHandle<TypedDraft>;

/** An age that is missing or unreadable may be a child's. */
function mayBeMinor(person: PersonValues): boolean {
  const age = readAge(person.age);
  return age === undefined || isMinor(age);
}

/** The answers that may stay in a shared browser. */
function answersThatStay<Name extends QuestionName>(
  questions: readonly (readonly [Name, { readonly onDevice: 'everyone' | 'adults' | 'nobody' }])[],
  values: Pick<PersonAnswers, Name>,
  isOfMinor: boolean,
): Partial<PersonAnswers> {
  const stays = questions
    .filter(([, { onDevice }]) => onDevice === 'everyone' || (onDevice === 'adults' && !isOfMinor))
    .map(([name]) => [name, values[name]]);
  return Object.fromEntries(stays) as Partial<PersonAnswers>;
}

/** The values of a person that may stay in a shared browser: never health, guardians or roommates, and never a minor's name. */
function sparePerson(person: PersonValues): PersonValues {
  const { room, joinsSessions, responsibleId } = person;
  const chosen = { ...(room !== undefined && { room }), ...(responsibleId !== undefined && { responsibleId }) };
  const stays = answersThatStay(personQuestions, person, mayBeMinor(person));
  return { ...emptyPerson, ...stays, joinsSessions, ...chosen };
}

/** The values of the contact that may stay in a shared browser: not the name of a minor who comes. */
function spareContact(contact: ContactValues): ContactValues {
  const { email, phone, isComing, age, wantsNews } = contact;
  const years = isComing ? readAge(age) : undefined;
  const stays = answersThatStay(contactQuestions, contact, years !== undefined && isMinor(years));
  return { ...sharedWithContact({ ...noAnswers, ...stays }), email, phone, isComing, ...(wantsNews && { wantsNews }) };
}

/** The part of a draft that may stay on the device, named field by field. */
function onDevice({ idempotencyKey, changes, contact, people, editing, rooms, paymentMethod }: Draft): Draft {
  return {
    idempotencyKey,
    ...(changes && { changes }),
    contact: spareContact(contact),
    people: people.map((person) => ({ ...sparePerson(person), id: person.id })),
    ...(editing && { editing: { personId: editing.personId, values: sparePerson(editing.values) } }),
    details: noPartyDetails,
    rooms,
    paymentMethod,
  };
}

/** How the registration for an event is saved as it is typed; what staff fill in for others is not stored in their browser. */
export function registrationDraft(eventId: string, isOnBehalf: boolean): DraftKind<TypedDraft> {
  if (isOnBehalf) return { key: `staffRegistration:${eventId}`, shape: draftShape, onDevice: null };
  return { key: `registration:${eventId}`, shape: draftShape, onDevice };
}
