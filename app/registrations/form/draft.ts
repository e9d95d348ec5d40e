import { plainPhone } from '#rules/forms';
import type { Schemas } from '../../platform/client/client.ts';
import { readAmount } from '../../platform/client/read-amount.ts';
import {
  noAnswers,
  sharedWithContact,
  typedAnswers,
  type ContactQuestion,
  type PersonAnswers,
  type QuestionName,
} from '../person-questions.ts';

type PaymentMethod = Schemas['PaymentMethod'];

/** The values typed for one person. */
export interface PersonValues extends PersonAnswers {
  /** The room that was chosen, from 1; the form proposes one until then. */
  room?: number | undefined;
  /** The roommate that this person would like from another registration. */
  roommateFirstName: string;
  roommateLastName: string;
  diet: string;
  accessNeeds: string;
  guardianName: string;
  guardianPhone: string;
  /** Whether a young person joins the youth sessions, if the event has them. */
  joinsSessions: boolean;
  /** The adult who was chosen as responsible for this minor; the form proposes one until then. */
  responsibleId?: string;
}

/** The adult named by minors who come alone. */
export interface ResponsibleValues {
  name: string;
  phone: string;
  relation: Schemas['GuardianRelation'] | '';
  consents: boolean;
}

/** The values typed for the whole party; all of them may stay empty. */
export type PartyValues = Record<'emergencyName' | 'emergencyPhone' | 'roomWishes' | 'arrival' | 'notes', string>;

export interface DraftPerson extends PersonValues {
  id: string;
}

export function fullName({ firstName, lastName }: Pick<PersonValues, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The values of the contact. Their own answers, such as the age, are asked only if they are coming too. */
export interface ContactValues extends Pick<PersonAnswers, ContactQuestion> {
  email: string;
  phone: string;
  isComing: boolean;
  wantsNews?: boolean;
}

/** A registration while it is being filled in. */
export interface Draft {
  /**
   * Ensures that submitting twice creates one registration; generated when the form opens. Empty in a change, which its version
   * protects.
   */
  idempotencyKey: string;
  /** The registration that is changed, as it was when the change began; missing in a new registration. */
  changes?: string;
  contact: ContactValues;
  people: DraftPerson[];
  /** The person being added ('new') or changed, as far as typed. */
  editing?: { personId: string; values: PersonValues };
  details: PartyValues;
  responsibleAdult?: ResponsibleValues;
  /** Why staff accept minors without an adult. */
  withoutAdultReason?: string;
  rooms: number;
  paymentMethod: PaymentMethod | '';
  /** The request for help with the price, with the amount that can be paid, as typed. */
  priceHelp?: { canPay: string };
}

/** The contact's own entry in the list of people, when the contact is coming too. */
export const contactPersonId = 'contact';

/** The empty details of a person. */
const noDetails = { diet: '', accessNeeds: '', guardianName: '', guardianPhone: '', joinsSessions: true } as const;

/** The empty details of a party. */
export const noPartyDetails: PartyValues = {
  emergencyName: '',
  emergencyPhone: '',
  roomWishes: '',
  arrival: '',
  notes: '',
};

export const emptyPerson: PersonValues = {
  ...noAnswers,
  roommateFirstName: '',
  roommateLastName: '',
  ...noDetails,
};

/** A form that has just been opened. Signed-in people find their own name and addresses in it. */
export function newDraft(rooms: number, account?: Schemas['Account']): Draft {
  return {
    idempotencyKey: crypto.randomUUID(),
    contact: {
      ...sharedWithContact(noAnswers),
      firstName: account?.firstName ?? '',
      lastName: account?.lastName ?? '',
      email: account?.email ?? '',
      phone: account?.phone ?? '',
      isComing: true,
    },
    people: [],
    details: noPartyDetails,
    rooms,
    paymentMethod: '',
  };
}

/** Whether the list of people matches the contact step, as it does once that step is done. */
export function followsContact({ contact, people }: Draft): boolean {
  const entry = people.find(({ id }) => id === contactPersonId);
  if (!entry || !contact.isComing) return !entry && !contact.isComing;
  return JSON.stringify(sharedWithContact(entry)) === JSON.stringify(sharedWithContact(contact));
}

/** Puts the contact first among the people, or takes them out, as 'I am coming too' says. */
export function withContact(people: DraftPerson[], contact: ContactValues): DraftPerson[] {
  const others = people.filter(({ id }) => id !== contactPersonId);
  if (!contact.isComing) return others;
  const known = people.find(({ id }) => id === contactPersonId) ?? { ...emptyPerson, id: contactPersonId };
  return [{ ...known, ...sharedWithContact(contact) }, ...others];
}

/** Returns only the fields that were filled in; empty ones are not sent. */
function filled<Field extends string>(fields: Record<Field, string>): Partial<Record<Field, string>> {
  const typed = Object.entries<string>(fields).map(([field, text]) => [field, text.trim()] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== '')) as Partial<Record<Field, string>>;
}

/** The details of one person in the API's format; `joinsSessions` is sent only when it is false. */
function memberDetails({
  diet,
  accessNeeds,
  guardianName,
  guardianPhone,
  joinsSessions,
}: PersonValues): Schemas['MemberDetails'] {
  return {
    ...filled({ diet, accessNeeds, guardianName, guardianPhone: plainPhone(guardianPhone) }),
    ...(!joinsSessions && { joinsSessions }),
  };
}

/** The details of the whole party in the API's format; undefined without details. */
export function partyDetails(details: PartyValues): Schemas['PartyDetails'] | undefined {
  const given = filled({ ...details, emergencyPhone: plainPhone(details.emergencyPhone) });
  return Object.keys(given).length > 0 ? given : undefined;
}

/** The room of someone who stays the night, and a wanted roommate; names may still be missing. */
function roomBody({ lodging, room, roommateFirstName, roommateLastName, needsStepFree }: PersonValues) {
  if (lodging === 'none') return {};
  const wantedRoommate = filled({ firstName: roommateFirstName, lastName: roommateLastName });
  return {
    ...(room !== undefined && { room }),
    ...(Object.keys(wantedRoommate).length > 0 && { wantedRoommate: wantedRoommate as Schemas['WantedRoommate'] }),
    ...(needsStepFree === 'yes' && { needsStepFree: true }),
  };
}

/** These are sent even when empty, for the rules to report. */
const alwaysSent: ReadonlySet<string> = new Set<QuestionName>(['firstName', 'lastName']);

/** Reads a typed age; undefined for anything but a whole number of up to three digits. */
export function readAge(typed: string): number | undefined {
  const age = typed.trim();
  return /^\d{1,3}$/.test(age) ? Number(age) : undefined;
}

/** A person's age for the rules. While it cannot be read it is 0: for a minor the form asks for more, not for less. */
export function ageOf({ age }: Pick<PersonValues, 'age'>): number {
  return readAge(age) ?? 0;
}

/** One person in the API's format. An age that is not a whole number stays as typed, for the rules to report. */
export function memberBody(person: PersonValues): Partial<Omit<Schemas['Member'], 'age'>> & { age?: number | string } {
  const details = memberDetails(person);
  // This answer is about the room and is sent with it.
  const { needsStepFree: _, ...answers } = typedAnswers(person);
  const fields = { ...answers, age: readAge(person.age) ?? person.age.trim() };
  const given = Object.entries(fields).filter(([field, value]) => value !== '' || alwaysSent.has(field));
  return {
    ...Object.fromEntries(given),
    ...roomBody(person),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/** The contact in the API's format. */
export function contactBody({ firstName, lastName, email, phone }: ContactValues): Schemas['PartyContact'] {
  const address = email.trim();
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(address !== '' && { email: address }),
    phone: plainPhone(phone),
  };
}

/** The request for help in the API's format; an unreadable amount is left out, because it is optional. */
export function priceHelpBody({ priceHelp }: Draft): Pick<Schemas['RegistrationRequest'], 'priceHelp'> {
  if (!priceHelp) return {};
  const canPayCents = readAmount(priceHelp.canPay);
  return { priceHelp: canPayCents === null ? {} : { canPayCents } };
}
