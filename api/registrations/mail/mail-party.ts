import { mailName } from '../../platform/mail/name.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { responsibleNames } from '../../people/rules.ts';
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
};

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
    people: members.map((member) => mailName(member.firstName, member.lastName)),
    responsible: members.flatMap(({ id, firstName, lastName }) => {
      const adult = adults.get(id);
      return adult === undefined ? [] : [[mailName(firstName, lastName), mailName(adult)] as const];
    }),
  };
}
