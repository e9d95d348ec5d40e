import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { guardedScreens } from '../../access/rules.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { currentDeposit } from '../../events/rules.ts';
import { findEvent, dollarsInWords, restDayInWords } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import { paragraph, siteMail } from '../../forms/port.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailName } from '../../platform/mail/name.ts';
import type { MailName } from '../../platform/mail/name.ts';
import type { AppContext } from '../../context.ts';
import { findRegistration } from '../../registrations/port.ts';
import { dueCents, whatIsDue } from '../rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The content of an email to staff about returned money; `registration` is null for an unmatched payment. */
interface Returned {
  readonly refundId: string;
  readonly amountCents: number;
  readonly isReversal: boolean;
  /** Whether it is in the ledger. */
  readonly isEntered: boolean;
  readonly registration: {
    readonly id: string;
    readonly reference: string;
    readonly contactName: MailName;
    readonly eventName: Readonly<Record<'en' | 'es', string>>;
    readonly balanceCents: number;
    /** The part of the balance that is not due until `deposit.restDueOn`. */
    readonly laterCents: number;
    readonly deposit: StoredEvent['deposit'];
  } | null;
}

/** The staff member who gets the email. */
interface Reader {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly language: 'en' | 'es';
}

/** Creates the email to a staff member, in their language, about money that was refunded or taken back directly at PayPal. */
export function returnedMail(
  { refundId, amountCents, isReversal, isEntered, registration }: Returned,
  reader: Reader,
  config: Config,
): Mail {
  const { id, email, language } = reader;
  const say = mailMessages[language];
  const kind = isReversal ? 'reversal' : 'refund';
  const subject = say(`returned.${kind}.subject`);
  const amount = dollarsInWords(amountCents, language);
  const opening = say(`returned.${kind}.opening`, { amount });
  const path = registration
    ? `${guardedScreens.manageRegistrations.path}/${registration.id}`
    : guardedScreens.manageRegistrations.path;
  return siteMail(
    {
      to: email,
      language,
      subject: registration
        ? say('returned.subjectWithReference', { subject, reference: registration.reference })
        : subject,
      preview: opening,
      blocks: [
        { kind: 'greeting', name: mailName(reader.first_name) },
        paragraph(opening),
        ...(registration
          ? [
              {
                kind: 'facts',
                facts: [
                  [say('returned.reference'), registration.reference],
                  [say('returned.contact'), registration.contactName],
                  [say('returned.event'), registration.eventName[language]],
                  [say('returned.amount'), amount],
                  [say('returned.balance'), dollarsInWords(registration.balanceCents, language)],
                  ...(registration.laterCents > 0
                    ? [
                        [
                          say('returned.later', { day: restDayInWords(registration, language) }),
                          dollarsInWords(registration.laterCents, language),
                        ] as const,
                      ]
                    : []),
                ],
              } as const,
              paragraph(isEntered ? say('returned.entered') : say('returned.notEntered')),
            ]
          : [paragraph(say('returned.unmatched'))]),
        ...(isReversal ? [paragraph(say('returned.objection'))] : []),
        {
          kind: 'button',
          label: registration ? say('returned.open') : say('returned.openDesk'),
          url: `${config.publicUrl}${path}?lng=${language}`,
        },
      ],
      messageId: `paypal-returned-${refundId}-${String(id)}`,
    },
    config,
  );
}

/** Enqueues an email to all staff who manage registrations about money that was returned directly at PayPal. */
export async function notifyStaff(
  transaction: Transaction<Database>,
  { enqueueAll }: Pick<AppContext, 'enqueueAll'>,
  refundId: string,
  isEntered: boolean,
): Promise<void> {
  const keepers = await transaction
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where(
      sql<boolean>`string_to_array(user_type, ',') && ${[...guardedScreens.manageRegistrations.userTypes]}::text[]`,
    )
    .orderBy('id')
    .execute();
  await enqueueAll(
    transaction,
    'paypal-returned-mail',
    keepers.map(({ id }) => ({ refundId, userId: id, isEntered })),
  );
}

/** Emails a staff member about returned money. Safe to repeat, since the email's id stays the same. */
export async function sendReturnedMail(
  { db, mailer, config, clock }: Pick<AppContext, 'db' | 'mailer' | 'config' | 'clock'>,
  { refundId, userId, isEntered }: JobPayloads['paypal-returned-mail'],
): Promise<void> {
  const [refund, reader] = await Promise.all([
    db.selectFrom('paypal_refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow(),
    db
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'language'])
      .where('id', '=', userId)
      .where('is_active', '=', true)
      .executeTakeFirst(),
  ]);
  // The user was deleted in the meantime.
  if (!reader) return;
  const record = refund.registration_id === null ? null : await findRegistration(db, refund.registration_id);
  const event = record && (await findEvent(db, record.eventId));
  const registration =
    record && event
      ? {
          id: record.id,
          reference: record.reference,
          contactName: mailName(record.contact.firstName, record.contact.lastName),
          eventName: { en: event.texts.en.name, es: event.texts.es.name },
          balanceCents: dueCents(record),
          laterCents: whatIsDue(record, currentDeposit(event, clock())).laterCents,
          deposit: event.deposit,
        }
      : null;
  const { amount_cents: amountCents, is_reversal: isReversal } = refund;
  await mailer.send(returnedMail({ refundId, amountCents, isReversal, isEntered, registration }, reader, config));
}
