import { mailName } from '../../platform/mail/name.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { responsibleNames } from '../../people/rules.ts';
import { roomShares } from '../../rooms/rules.ts';
import type { RoomShare } from '../../rooms/rules.ts';
import type { RegistrationRecord } from '../record.ts';

type Member = RegistrationRecord['members'][number];

/** Properties of a person that emails do not list, or show in separate blocks: rooms, roommates and responsible adults. */
type NotListed =
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'age'
  | 'band'
  | 'gender'
  | 'lodging'
  | 'room'
  | 'wantedRoommate'
  | 'needsStepFree'
  | 'responsibleId';

/** One person in the list of an email. A new property of the contract fails to compile until it is here or in `NotListed`. */
type MailPerson = { readonly name: MailName } & {
  readonly [Property in Exclude<keyof Member, NotListed>]: MailName | undefined;
};

/**
 * A registration in the form that emails use: names only as an email may show them, and no other text that was typed about people.
 */
export type MailParty = Omit<RegistrationRecord, 'contact' | 'members' | 'responsibleAdult'> & {
  readonly contact: {
    readonly greeted: MailName;
    readonly name: MailName;
    readonly email: string | undefined;
  };
  /** Added to the links of an email to the contact until the address is confirmed. */
  readonly addressToken: string | undefined;
  readonly people: readonly MailPerson[];
  /** Each minor with the adult who is responsible. */
  readonly responsible: readonly (readonly [minor: MailName, adult: MailName])[];
  readonly shares: readonly RoomShare<MailName>[];
  /** The roommates that people asked for from other registrations. */
  readonly wantedRoommates: readonly (readonly [person: MailName, roommate: MailName])[];
};

const nameOf = (person: { readonly firstName: string; readonly lastName: string }): MailName =>
  mailName(person.firstName, person.lastName);

/**
 * Converts a registration to the form that emails use.
 * @param addressToken only for emails to the contact
 */
export function mailParty(
  { contact, members, responsibleAdult, ...rest }: RegistrationRecord,
  addressToken?: string,
): MailParty {
  const adults = responsibleNames({ members, responsibleAdult });
  const { firstName, lastName, email } = contact;
  return {
    ...rest,
    addressToken,
    contact: { greeted: mailName(firstName), name: mailName(firstName, lastName), email },
    people: members.map((member): MailPerson => ({ name: nameOf(member) })),
    responsible: members.flatMap((member) => {
      const adult = adults.get(member.id);
      return adult === undefined ? [] : [[nameOf(member), mailName(adult)] as const];
    }),
    shares: roomShares(rest.rooms, members).map(({ room, people }) => ({ room, people: people.map(nameOf) })),
    wantedRoommates: members.flatMap((member) =>
      member.wantedRoommate ? [[nameOf(member), nameOf(member.wantedRoommate)] as const] : [],
    ),
  };
}
