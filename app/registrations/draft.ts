import type { Schemas } from '../client/client.ts';
import { plainPhone } from '../forms/plain-phone.ts';

type PaymentMethod = Schemas['PaymentMethod'];

/** What has been typed of one person. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  /** As typed. */
  age: string;
  gender: Schemas['Gender'] | '';
  lodging: Schemas['Lodging'];
}

export interface DraftPerson extends PersonValues {
  id: string;
}

export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isComing: boolean;
  /** The contact's own age, as typed; asked only of one who is coming too. */
  age: string;
}

/** A registration while it is being filled in. */
export interface Draft {
  /** Makes the same submit twice one registration; made when the form opens. */
  idempotencyKey: string;
  contact: ContactValues;
  people: DraftPerson[];
  /** The person being added ('new') or changed, as far as typed. */
  editing?: { personId: string; values: PersonValues };
  rooms: number;
  paymentMethod: PaymentMethod | '';
}

/** The contact's own entry in the list of people, when the contact is coming too. */
export const contactPersonId = 'contact';

export const emptyPerson: PersonValues = { firstName: '', lastName: '', age: '', gender: '', lodging: 'room' };

/** A form that has just been opened; whoever is signed in finds the own name and addresses in it. */
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
    },
    people: [],
    rooms,
    paymentMethod: '',
  };
}

/** What the contact and the contact's own entry among the people have in common. */
export function nameAndAge({ firstName, lastName, age }: Pick<PersonValues, 'firstName' | 'lastName' | 'age'>) {
  return { firstName, lastName, age };
}

/** Whether the list of people follows what the contact step says; it does so once that step is done. */
export function followsContact({ contact, people }: Draft): boolean {
  const entry = people.find(({ id }) => id === contactPersonId);
  if (!entry || !contact.isComing) return !entry && !contact.isComing;
  return JSON.stringify(nameAndAge(entry)) === JSON.stringify(nameAndAge(contact));
}

/** Puts the contact first among the people, or takes them out, as 'I am coming too' says. */
export function withContact(people: DraftPerson[], contact: ContactValues): DraftPerson[] {
  const others = people.filter(({ id }) => id !== contactPersonId);
  if (!contact.isComing) return others;
  const known = people.find(({ id }) => id === contactPersonId) ?? { ...emptyPerson, id: contactPersonId };
  return [{ ...known, ...nameAndAge(contact) }, ...others];
}

/** What is asked of the API for one person; an age that is no whole number stays as typed, for the rules to find. */
export function memberBody(person: PersonValues): Partial<Omit<Schemas['Member'], 'age'>> & { age?: number | string } {
  const typed = person.age.trim();
  return {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    ...(typed === '' ? {} : { age: /^\d{1,3}$/.test(typed) ? Number(typed) : typed }),
    ...(person.gender === '' ? {} : { gender: person.gender }),
    lodging: person.lodging,
  };
}

/** The contact as the API takes it. */
export function contactBody({ firstName, lastName, email, phone }: ContactValues): Schemas['Contact'] {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone: plainPhone(phone) };
}
