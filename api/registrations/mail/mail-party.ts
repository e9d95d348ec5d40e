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

type Listed = Exclude<keyof Member, NotListed>;

/**
 * How emails write an answer beside the name of someone who gave it. A new property of the contract fails to compile until it is
 * here or in `NotListed`.
 */
const listed: { readonly [Property in Listed]-?: (answer: NonNullable<Member[Property]>) => MailName } = {};

/** One person in the list of an email. */
type MailPerson = { readonly name: MailName } & { readonly [Property in Listed]?: MailName };

/**
 * A registration in the form that emails use: names, and answers about people, only as an email may show them.
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

function personOf(member: Member): MailPerson {
  const answers = new Map<string, unknown>(Object.entries(member));
  const written = Object.entries<(answer: never) => MailName>(listed).flatMap(([property, write]) => {
    const answer = answers.get(property);
    return answer === undefined ? [] : [[property, write(answer as never)] as const];
  });
  return { name: nameOf(member), ...Object.fromEntries(written) };
}

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
    people: members.map(personOf),
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
