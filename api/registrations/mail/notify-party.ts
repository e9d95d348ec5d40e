import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Receipt, RegistrationNotice } from '../../platform/jobs/jobs.ts';
import type { MailCause } from '../../platform/mail/limiter.ts';
import type { Parts } from '../../context.ts';
import type { Actor } from '../history.ts';
import type { RegistrationRecord } from '../record.ts';
import { markEmailProblem } from '../write/marks.ts';

type Contact = Pick<RegistrationRecord, 'id' | 'contact' | 'emailProblem'>;
type LimitParts = Pick<Parts, 'mailLimiter' | 'clock'>;

interface Caused<Record> {
  readonly record: Record;
  readonly cause: MailCause | undefined;
}

/** Decides about the emails of several parties, and about one to another address. */
async function decide<Record extends Contact>(
  transaction: Transaction<Database>,
  { mailLimiter, clock }: LimitParts,
  parties: readonly Caused<Record>[],
  other: { readonly cause: MailCause | undefined; readonly also: string | undefined } = {
    cause: undefined,
    also: undefined,
  },
): Promise<{ admitted: Record[]; isAlsoAdmitted: boolean }> {
  const caused = parties.flatMap(({ record, cause }) => {
    const to = record.contact.email;
    return cause && to !== undefined ? [{ id: record.id, mail: { to, cause } }] : [];
  });
  const also = other.cause && other.also !== undefined ? [{ to: other.also, cause: other.cause }] : [];
  const emails = [...caused.map(({ mail }) => mail), ...also];
  const admissions = emails.length === 0 ? [] : await mailLimiter.admit(transaction, emails, clock());
  const limited = new Set(caused.flatMap(({ id }, index) => (admissions[index]?.isAdmitted ? [] : [id])));
  const admitted = parties.flatMap(({ record }) => (limited.has(record.id) ? [] : [record]));
  await markEmailProblem(transaction, [...limited], 'limited');
  await markEmailProblem(
    transaction,
    admitted.flatMap(({ id, emailProblem }) => (emailProblem === 'limited' ? [id] : [])),
    null,
  );
  return { admitted, isAlsoAdmitted: also.length === 0 || admissions[caused.length]?.isAdmitted === true };
}

/** The mailbox that an email was counted for, for its job; none if it was not counted. */
export function countedMailbox(
  { mailLimiter }: Pick<LimitParts, 'mailLimiter'>,
  { record: { contact }, cause }: Caused<Contact>,
): { mailbox?: string } {
  return cause && contact.email !== undefined ? { mailbox: mailLimiter.mailboxName(contact.email) } : {};
}

/**
 * Which parties may be emailed, because nobody outside causes the email or few enough were caused. The others are marked; the
 * mark disappears with the next email that may be sent.
 */
export async function admitParties<Record extends Contact>(
  transaction: Transaction<Database>,
  parts: LimitParts,
  parties: readonly Caused<Record>[],
): Promise<Record[]> {
  return (await decide(transaction, parts, parties)).admitted;
}

/** What a party is notified about. */
interface Occasion {
  readonly record: Contact;
  readonly notice: RegistrationNotice;
  readonly version: number;
  readonly actor: Actor;
  readonly receipt?: Receipt;
  readonly again?: string;
  /** The previous address, if it changed: it is notified as well. */
  readonly formerEmail?: string | undefined;
}

/**
 * Emails a party about a change to its registration, unless too many emails were caused.
 * @returns whether the previous address may be emailed; one call decides both, so that the counts are locked once
 */
export async function tellParty(
  transaction: Transaction<Database>,
  parts: LimitParts & Pick<Parts, 'enqueue'>,
  { record, actor, formerEmail, ...mail }: Occasion,
): Promise<{ isFormerAdmitted: boolean }> {
  const cause = actor.by === 'staff' ? undefined : actor.cause;
  const { admitted, isAlsoAdmitted } = await decide(transaction, parts, [{ record, cause }], {
    cause,
    also: formerEmail,
  });
  if (admitted.length > 0) {
    const counted = countedMailbox(parts, { record, cause });
    await parts.enqueue(transaction, 'registration-mail', { registrationId: record.id, ...mail, ...counted });
  }
  return { isFormerAdmitted: formerEmail !== undefined && isAlsoAdmitted };
}
