import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { findEvent, daysInWords } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import { paragraph, siteMail } from '../../forms/port.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { causeOf } from '../../platform/mail/limiter.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { AppContext } from '../../context.ts';
import { addressToken } from '../link-key.ts';
import { mailParty } from './mail-party.ts';
import type { MailParty } from './mail-party.ts';
import { confirmationAddress, linkKey, linkOpenDays } from '../rules.ts';
import { findRegistration } from '../store.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The maximum number of links in one email, newest first: more registrations than any family has. */
const mostLinks = 20;

/** Returns the ids of the registrations under an email address whose links still open them, newest first. */
export async function findPartiesOf(db: Kysely<Database>, email: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select registrations.id from registrations join events on events.id = registrations.event_id
    where lower(contact_email) = lower(${email}) and (events.end_date + ${linkOpenDays + 1}::int)::timestamp at time zone events.time_zone > ${now}
    order by registrations.created_at desc, registrations.id limit ${mostLinks}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Handlers for finding one's registration without its link. */
export function findHandlers({
  db,
  clock,
  enqueue,
  mailLimiter,
}: AppContext): Pick<Handlers, 'requestRegistrationLinks'> {
  return {
    async requestRegistrationLinks({ body: { email, language: wanted } }, reply, caller) {
      const [found] = await findPartiesOf(db, email, clock());
      // Always enqueue a job, even if nothing was found, so that neither the answer nor its timing reveals who is registered.
      const job = {
        id: randomUUID(),
        registrationId: found ?? randomUUID(),
        language: wanted ?? caller.language,
        mailbox: mailLimiter.mailboxName(email),
      };
      await db.transaction().execute(async (transaction) => {
        await mailLimiter.require(transaction, { to: email, cause: causeOf(caller) }, clock());
        await enqueue(transaction, 'registration-links', job);
      });
      return reply(202);
    },
  };
}

/** Shows one registration with its link. The link also confirms the address if it is still unconfirmed. */
export function linkBlocks({ record, event, key }: LinkedParty, publicUrl: string, language: 'en' | 'es'): MailBlock[] {
  const say = mailMessages[language];
  return [
    { kind: 'heading', text: event.texts[language].name },
    {
      kind: 'facts',
      facts: [
        [say('registration.reference'), record.reference],
        [say('registration.days'), daysInWords(event.start_date, event.end_date, language)],
        [say('links.state'), say(`links.states.${record.state}`)],
      ],
    },
    {
      kind: 'button',
      label: say('links.open'),
      url: `${publicUrl}${confirmationAddress(event.id, record.id, linkKey(key, record.addressToken), language)}`,
    },
  ];
}

/** A registration in the email with the links. */
export interface LinkedParty {
  readonly record: MailParty;
  readonly event: StoredEvent;
  readonly key: string;
}

/** The email with the links to someone's registrations, in the language of the request. */
export function linksMail(
  parties: readonly LinkedParty[],
  { id, to, language }: { readonly id: string; readonly to: string; readonly language: 'en' | 'es' },
  { site, publicUrl }: Config,
): Mail {
  const say = mailMessages[language];
  return siteMail(
    {
      to,
      language,
      subject: say('links.subject'),
      preview: say('links.opening'),
      blocks: [
        paragraph(say('links.opening')),
        ...parties.flatMap((party) => linkBlocks(party, publicUrl, language)),
        paragraph(say('links.notYou')),
      ],
      messageId: `registration-links-${id}`,
    },
    { site },
  );
}

/** Emails the links to all registrations under the address of this one, in the language of the request. */
export async function sendRegistrationLinks(
  {
    db,
    clock,
    mailer,
    mailLimiter,
    secrets,
    config,
  }: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'mailLimiter' | 'secrets' | 'config'>,
  { id, registrationId, language, mailbox }: JobPayloads['registration-links'],
): Promise<void> {
  const email = (await findRegistration(db, registrationId))?.contact.email;
  if (email === undefined || (mailbox !== undefined && mailbox !== mailLimiter.mailboxName(email))) return;
  const parties: LinkedParty[] = [];
  for (const found of await findPartiesOf(db, email, clock())) {
    const record = await findRegistration(db, found);
    const event = record && (await findEvent(db, record.eventId));
    if (event)
      parties.push({
        record: mailParty(record, addressToken(secrets, record)),
        event,
        key: secrets.registrationKey(record),
      });
  }
  await mailer.send(linksMail(parties, { id, to: email, language }, config));
}
