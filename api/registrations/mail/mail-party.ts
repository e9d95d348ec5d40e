import { mailName } from '../../platform/mail/name.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { responsibleNames } from '../../people/rules.ts';
import { roomShares } from '../../rooms/rules.ts';
import type { RoomShare } from '../../rooms/rules.ts';
import type { RegistrationRecord } from '../record.ts';

/** A registration as its emails take it: names only as an email may show them, nothing else that was typed about people. */
export type MailParty = Omit<RegistrationRecord, 'contact' | 'members' | 'responsibleAdult'> & {
  readonly contact: {
    readonly greeted: MailName;
    readonly name: MailName;
    readonly email: string | undefined;
  };
  /** Goes into the links of an email to the contact until the address is confirmed. */
  readonly addressToken: string | undefined;
  readonly people: readonly MailName[];
  /** Each minor with the adult who is responsible. */
  readonly responsible: readonly (readonly [minor: MailName, adult: MailName])[];
  readonly shares: readonly RoomShare<MailName>[];
  /** Whom of another registration someone would like to share a room with. */
  readonly wantedRoommates: readonly (readonly [person: MailName, roommate: MailName])[];
};

const nameOf = (person: { readonly firstName: string; readonly lastName: string }): MailName =>
  mailName(person.firstName, person.lastName);

/**
 * A registration for its emails.
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
    people: members.map(nameOf),
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
