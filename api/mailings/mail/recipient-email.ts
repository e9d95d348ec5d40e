import type { AppContext } from '../../context.ts';
import { findEvent } from '../../events/port.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { isSameAddress } from '../../platform/mail/same-address.ts';
import { addressToken, balanceText, findRegistration, mailParty } from '../../registrations/port.ts';
import { confirmationAddress, linkKey } from '../../registrations/rules.ts';
import { refusedAmong, unsubscribeToken } from '../../news/port.ts';
import { isErased } from '../erased-address.ts';
import type { StoredMailing } from '../store.ts';
import { mailingMail } from './mailing-email.ts';
import { newsMail } from './news-email.ts';
import type { Values } from './mailing-email.ts';

type RecipientMailContext = Pick<AppContext, 'db' | 'secrets' | 'config' | 'clock'>;

/** A recipient with the texts to send. */
interface Addressed extends Pick<StoredMailing, 'kind' | 'texts'> {
  readonly id: string;
  readonly registration_id: string | null;
  readonly first_name: string | null;
  readonly address: string;
  readonly language: 'en' | 'es';
}

/** One party and its event, for the fields of a text; undefined if the party was erased. */
async function findParty({ db }: Pick<AppContext, 'db'>, registrationId: string) {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  return event ? { record, event } : undefined;
}

function valuesOf(
  { record, event }: NonNullable<Awaited<ReturnType<typeof findParty>>>,
  language: 'en' | 'es',
  link: string,
  now: Date,
): Values {
  return {
    firstName: mailParty(record).contact.greeted,
    event: event.texts[language].name,
    reference: record.reference,
    balance: balanceText(record, event, language, now),
    link,
  };
}

/**
 * The email to one recipient; `erased` when there is no party anymore, `formerAddress` when its contact has another address by now,
 * `unsubscribed` when the address must no longer get news.
 */
export async function mailTo(
  context: RecipientMailContext,
  claimed: Addressed,
): Promise<Mail | 'erased' | 'formerAddress' | 'unsubscribed'> {
  const { db, secrets, config, clock } = context;
  const { id, kind, texts, language, address, registration_id: registrationId } = claimed;
  if (kind === 'news') {
    if (isErased(address) || (await refusedAmong(db, secrets, [address])).size > 0) return 'unsubscribed';
    const token = unsubscribeToken(address, secrets);
    return { ...newsMail({ id, texts, language, firstName: claimed.first_name ?? '', token }, config), to: address };
  }
  const party = registrationId === null ? undefined : await findParty(context, registrationId);
  if (!party) return 'erased';
  const { record, event } = party;
  // The link opens the registration, so it must not go to an address that was mistyped or given up.
  if (!isSameAddress(record.contact.email, address)) return 'formerAddress';
  const key = linkKey(secrets.registrationKey(record), addressToken(secrets, record));
  const link = `${config.publicUrl}${confirmationAddress(event.id, record.id, key, language)}`;
  const values = valuesOf(party, language, link, clock());
  return { ...mailingMail({ id, texts, language, event, values }, config), to: address };
}

/** A preview of the email to a recipient; its links open no registration and unsubscribe nobody. */
export async function previewMail(
  context: Pick<AppContext, 'db' | 'config' | 'clock'>,
  { kind, texts }: Pick<StoredMailing, 'kind' | 'texts'>,
  recipient: {
    readonly registration_id: string | null;
    readonly first_name: string;
    readonly language: 'en' | 'es';
  },
) {
  const { registration_id: id, first_name: firstName, language } = recipient;
  if (kind === 'news') return newsMail({ id: 'preview', texts, language, firstName }, context.config);
  const party = id === null ? undefined : await findParty(context, id);
  if (!party) return undefined;
  const values = valuesOf(party, language, `${context.config.publicUrl}/retreat-registration`, context.clock());
  return mailingMail({ id: 'preview', texts, language, event: party.event, values }, context.config);
}
