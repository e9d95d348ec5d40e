import { plainPhone } from '#rules/forms';
import type { Schemas } from '../../platform/client/client.ts';
import { readAmount } from '../../platform/client/read-amount.ts';
import { noAnswers, typedAnswers, type PersonAnswers, type QuestionName } from '../person-questions.ts';

type PaymentMethod = Schemas['PaymentMethod'];

/** What has been typed of one person. */
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
  /** Whether one of the young joins their sessions, where the event has them. */
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

/** What has been typed about the whole party; all of it may stay empty. */
export type PartyValues = Record<'emergencyName' | 'emergencyPhone' | 'roomWishes' | 'arrival' | 'notes', string>;

export interface DraftPerson extends PersonValues {
  id: string;
}

export function fullName({ firstName, lastName }: Pick<PersonValues, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isComing: boolean;
  /** The contact's own age, as typed; asked, like the gender, only of one who is coming too. */
  age: string;
  gender: PersonValues['gender'];
  wantsNews?: boolean;
}

/** A registration while it is being filled in. */
export interface Draft {
  /** Makes the same submit twice one registration; made when the form opens. Empty in a change, which its version makes once. */
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
  /** Asks for help with the price; what can be paid, as typed. */
  priceHelp?: { canPay: string };
}

/** The contact's own entry in the list of people, when the contact is coming too. */
export const contactPersonId = 'contact';

/** Nothing told of a person besides who it is. */
const noDetails = { diet: '', accessNeeds: '', guardianName: '', guardianPhone: '', joinsSessions: true } as const;

/** Nothing told of a party besides who comes. */
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
      firstName: account?.firstName ?? '',
      lastName: account?.lastName ?? '',
      email: account?.email ?? '',
      phone: account?.phone ?? '',
      isComing: true,
      age: '',
      gender: '',
    },
    people: [],
    details: noPartyDetails,
    rooms,
    paymentMethod: '',
  };
}

/** What the contact and the contact's own entry among the people have in common. */
export function sharedWithContact({
  firstName,
  lastName,
  age,
  gender,
}: Pick<PersonValues, 'firstName' | 'lastName' | 'age' | 'gender'>) {
  return { firstName, lastName, age, gender };
}

/** Whether the list of people follows what the contact step says; it does so once that step is done. */
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

/** Only what was typed; a field that was left empty is not sent. */
function filled<Field extends string>(fields: Record<Field, string>): Partial<Record<Field, string>> {
  const typed = Object.entries<string>(fields).map(([field, text]) => [field, text.trim()] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== '')) as Partial<Record<Field, string>>;
}

/** The details of one person as the API takes them; that someone joins the sessions goes without saying until one does not. */
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

/** The details of the whole party, as the API takes them; undefined without any. */
export function partyDetails(details: PartyValues): Schemas['PartyDetails'] | undefined {
  const told = filled({ ...details, emergencyPhone: plainPhone(details.emergencyPhone) });
  return Object.keys(told).length > 0 ? told : undefined;
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

/** One person as the API takes them. An age that is not a whole number stays as typed, for the rules to report. */
export function memberBody(person: PersonValues): Partial<Omit<Schemas['Member'], 'age'>> & { age?: number | string } {
  const typed = person.age.trim();
  const details = memberDetails(person);
  // An answer about the room is sent with it.
  const { needsStepFree: _, ...answers } = typedAnswers(person);
  const fields = { ...answers, age: /^\d{1,3}$/.test(typed) ? Number(typed) : typed };
  const given = Object.entries(fields).filter(([field, value]) => value !== '' || alwaysSent.has(field));
  return {
    ...Object.fromEntries(given),
    ...roomBody(person),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/** The contact as the API takes it. */
export function contactBody({ firstName, lastName, email, phone }: ContactValues): Schemas['PartyContact'] {
  const address = email.trim();
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(address !== '' && { email: address }),
    phone: plainPhone(phone),
  };
}

/** The request for help as the API takes it; an amount that cannot be read is left out, as it need not be given. */
export function priceHelpBody({ priceHelp }: Draft): Pick<Schemas['RegistrationRequest'], 'priceHelp'> {
  if (!priceHelp) return {};
  const canPayCents = readAmount(priceHelp.canPay);
  return { priceHelp: canPayCents === null ? {} : { canPayCents } };
}
