import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Handlers } from '../contract/handler.ts';
import type { Database } from '../data/tables.gen.ts';
import { findEvent } from '../events/store.ts';
import type { StoredEvent } from '../events/store.ts';
import { daysInWords } from '../events/words.ts';
import { paragraph, siteMail } from '../forms/mail.ts';
import type { JobPayloads } from '../jobs/jobs.ts';
import type { MailBlock } from '../mail/layout.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Parts } from '../parts.ts';
import { linkTexts } from './find-texts.ts';
import type { RegistrationRecord } from './record.ts';
import { confirmationAddress } from './rules.ts';
import { findRegistration } from './store.ts';

/** So many links in one mail, the newest: more registrations than any family has. */
const mostLinks = 20;

/** The registrations under an address of mail whose events are not over, the newest first. */
export async function findPartiesOf(db: Kysely<Database>, email: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select registrations.id from registrations join events on events.id = registrations.event_id
    where lower(contact_email) = lower(${email}) and (events.end_date + 1)::timestamp at time zone events.time_zone > ${now}
    order by registrations.created_at desc, registrations.id limit ${mostLinks}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Finding one's registration without its link. */
export function findHandlers({ db, clock, enqueue, rateLimiter }: Parts): Pick<Handlers, 'requestRegistrationLinks'> {
  return {
    async requestRegistrationLinks({ body: { email, language: wanted } }, reply, { language }) {
      await rateLimiter.consume('findAccount', email.toLowerCase());
      const [found] = await findPartiesOf(db, email, clock());
      // A job in any case, one that finds nothing too: what is answered, and when, tells nobody who is registered.
      const job = { id: randomUUID(), registrationId: found ?? randomUUID(), language: wanted ?? language };
      await db.transaction().execute((transaction) => enqueue(transaction, 'registration-links', job));
      return reply(202);
    },
  };
}

function linkBlocks(record: RegistrationRecord, event: StoredEvent, key: string, publicUrl: string, language: 'en' | 'es'): MailBlock[] {
  const texts = linkTexts[language];
  return [
    { kind: 'heading', text: event.texts[language].name },
    {
      kind: 'facts',
      facts: [
        [texts.reference, record.reference],
        [texts.days, daysInWords(event.start_date, event.end_date, language)],
        [texts.state, texts.states[record.state]],
      ],
    },
    { kind: 'button', label: texts.open, url: `${publicUrl}${confirmationAddress(event.id, record.id, key, language)}` },
  ];
}

/** A registration as the mail with the links names it. */
interface LinkedParty {
  readonly record: RegistrationRecord;
  readonly event: StoredEvent;
  readonly key: string;
}

/** The mail with the links to someone's registrations, in the language of whoever asked. */
export function linksMail(
  parties: readonly LinkedParty[],
  { id, to, language }: { readonly id: string; readonly to: string; readonly language: 'en' | 'es' },
  { site, publicUrl }: Config,
): Mail {
  const texts = linkTexts[language];
  return siteMail(
    {
      to,
      language,
      subject: texts.subject,
      preview: texts.opening,
      blocks: [
        paragraph(texts.opening),
        ...parties.flatMap(({ record, event, key }) => linkBlocks(record, event, key, publicUrl, language)),
        paragraph(texts.notYou),
      ],
      messageId: `registration-links-${id}`,
    },
    { site },
  );
}

/** Mails the links to all registrations under the address of one, in the language of whoever asked. */
export async function sendRegistrationLinks(
  { db, clock, mailer, secrets, config }: Pick<Parts, 'db' | 'clock' | 'mailer' | 'secrets' | 'config'>,
  { id, registrationId, language }: JobPayloads['registration-links'],
): Promise<void> {
  const email = (await findRegistration(db, registrationId))?.contact.email;
  if (email === undefined) return;
  const parties: LinkedParty[] = [];
  for (const found of await findPartiesOf(db, email, clock())) {
    const record = await findRegistration(db, found);
    const event = record && (await findEvent(db, record.eventId));
    if (event) parties.push({ record, event, key: secrets.registrationKey(found) });
  }
  await mailer.send(linksMail(parties, { id, to: email, language }, config));
}
