import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Receipt, RegistrationNotification } from '../../platform/jobs/jobs.ts';
import { laterCause } from '../../platform/mail/limiter.ts';
import type { MailCause } from '../../platform/mail/limiter.ts';
import type { AppContext } from '../../context.ts';
import type { Actor } from '../history.ts';
import type { RegistrationRecord } from '../record.ts';
import { markEmailProblem } from '../rows/marks.ts';

type Contact = Pick<RegistrationRecord, 'id' | 'contact' | 'emailProblem'>;
type AddressedContact = Contact & Pick<RegistrationRecord, 'address'>;
type LimitContext = Pick<AppContext, 'mailLimiter' | 'clock'>;

interface Caused<Record> {
  readonly record: Record;
  readonly cause: MailCause | undefined;
}

/** An additional email: about the same change to another address, or about something else. */
interface OtherMail {
  readonly to: string;
  readonly cause: MailCause | undefined;
}

/**
 * Decides which of several parties may be emailed, and then which other emails may be sent. Marks the parties that may not be
 * emailed; the next email that may be sent removes the mark. One call decides for a whole transaction, so that the counts are
 * locked once.
 */
export async function admitParties<Record extends Contact, Other extends OtherMail>(
  transaction: Transaction<Database>,
  { mailLimiter, clock }: LimitContext,
  parties: readonly Caused<Record>[],
  others: readonly Other[] = [],
): Promise<{ admitted: Record[]; admittedOthers: Other[] }> {
  const caused = parties.flatMap(({ record, cause }) => {
    const to = record.contact.email;
    return cause && to !== undefined ? [{ record, mail: { to, cause } }] : [];
  });
  const counted = others.flatMap((other) =>
    other.cause ? [{ other, mail: { to: other.to, cause: other.cause } }] : [],
  );
  const emails = [...caused, ...counted].map(({ mail }) => mail);
  const admissions = emails.length === 0 ? [] : await mailLimiter.admit(transaction, emails, clock());
  // A party may be notified about two things, of which only one is counted.
  const limited = new Set(caused.flatMap(({ record }, index) => (admissions[index]?.isAdmitted ? [] : [record])));
  const admitted = parties.flatMap(({ record }) => (limited.has(record) ? [] : [record]));
  await markEmailProblem(
    transaction,
    admitted.flatMap(({ id, emailProblem }) => (emailProblem === 'limited' ? [id] : [])),
    null,
  );
  await markEmailProblem(
    transaction,
    [...limited].map(({ id }) => id),
    'limited',
  );
  const refused = new Set(
    counted.flatMap(({ other }, index) => (admissions[caused.length + index]?.isAdmitted ? [] : [other])),
  );
  return { admitted, admittedOthers: others.filter((other) => !refused.has(other)) };
}

/** Returns the mailbox that an email was counted for, to pass it to its job; empty if the email was not counted. */
export function countedMailbox(
  { mailLimiter }: Pick<LimitContext, 'mailLimiter'>,
  { record: { contact }, cause }: Caused<Contact>,
): { mailbox?: string } {
  return cause && contact.email !== undefined ? { mailbox: mailLimiter.mailboxName(contact.email) } : {};
}

/** A change that a party is notified about. */
export interface Occasion {
  readonly record: AddressedContact;
  readonly notice: RegistrationNotification;
  readonly version: number;
  readonly actor: Actor;
  readonly receipt?: Receipt;
  readonly again?: string;
  /** The previous address, if it changed: it is notified as well. */
  readonly formerEmail?: string | undefined;
}

/**
 * Returns the outside cause of an email to a party; undefined if staff cause it, or if a timer or a payment does and the address is
 * confirmed. A release of places always has an outside cause, because a stranger may have given the address, even if staff release
 * many at once.
 */
function causeOf({ actor, notice, record: { address } }: Occasion): MailCause | undefined {
  if (actor.by === 'staff') return notice === 'addressReleased' ? laterCause() : undefined;
  return actor.cause ?? (address.unconfirmedSince === null ? undefined : laterCause());
}

/**
 * Emails parties about changes to their registrations, unless the email limits are reached.
 * @returns whether the previous address of the party that changed its address may be emailed
 */
export async function notifyParties(
  transaction: Transaction<Database>,
  context: LimitContext & Pick<AppContext, 'enqueueAll'>,
  occasions: readonly Occasion[],
): Promise<{ isFormerAdmitted: boolean }> {
  if (occasions.length === 0) return { isFormerAdmitted: false };
  const caused = occasions.map((occasion) => ({ ...occasion, cause: causeOf(occasion) }));
  const former = caused.flatMap(({ formerEmail: to, cause }) => (to === undefined ? [] : [{ to, cause }]));
  const { admitted, admittedOthers } = await admitParties(transaction, context, caused, former);
  await context.enqueueAll(
    transaction,
    'registration-mail',
    caused
      .filter(({ record }) => admitted.includes(record))
      .map(({ record, cause, notice, version, receipt, again }) => ({
        registrationId: record.id,
        notice,
        version,
        ...(receipt && { receipt }),
        ...(again !== undefined && { again }),
        ...countedMailbox(context, { record, cause }),
      })),
  );
  return { isFormerAdmitted: admittedOthers.length > 0 };
}

/** A party that gets a scheduled reminder. */
export interface Reminded {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly isUnconfirmed: boolean;
}

/** Returns which parties may be reminded now. A party with an unconfirmed address counts for its mailbox and may have to wait. */
export async function admitReminded<Party extends Reminded>(
  transaction: Transaction<Database>,
  { mailLimiter, clock }: LimitContext,
  parties: readonly Party[],
): Promise<{ admitted: (Party & { readonly mailbox?: string })[]; waiting: Party[] }> {
  const counted = parties.filter(({ isUnconfirmed }) => isUnconfirmed);
  const emails = counted.map(({ email }) => ({ to: email, cause: laterCause() }));
  const admissions = emails.length === 0 ? [] : await mailLimiter.admit(transaction, emails, clock());
  const waiting = counted.filter((_, index) => !admissions[index]?.isAdmitted);
  const admitted = parties
    .filter((reminded) => !waiting.includes(reminded))
    .map((reminded) =>
      reminded.isUnconfirmed ? { ...reminded, mailbox: mailLimiter.mailboxName(reminded.email) } : reminded,
    );
  return { admitted, waiting };
}
