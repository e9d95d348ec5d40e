import { sql } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import { insertRecipients } from '../mailings/audience/audience.ts';
import { findMailing, insertMailing } from '../mailings/store.ts';
import { markEmailAddress } from '../registrations/port.ts';
import { daysAfter } from './year/year.ts';
import type { Year } from './year/year.ts';

type Schemas = components['schemas'];

interface PlannedMailing {
  readonly days: number;
  readonly kind: Schemas['MailingKind'];
  readonly eventIds: readonly string[];
  readonly texts: Schemas['MailingTexts'];
  /** How many of its emails the mail server refused, and how many were interrupted by a lost connection. */
  readonly failed?: number;
  readonly uncertain?: number;
}

const mailings: readonly PlannedMailing[] = [
  {
    days: -96,
    kind: 'registration',
    eventIds: ['demo-past-retreat'],
    texts: {
      en: {
        subject: '{event}: what to bring',
        text: 'Dear {firstName},\n\n# What to bring\n- a Bible and something to write with\n- a sweater for the evenings\n\nEverything about your registration {reference} is here: {link}',
      },
      es: {
        subject: '{event}: qué traer',
        text: 'Hola, {firstName}:\n\n# Qué traer\n- una Biblia y algo para escribir\n- un suéter para las noches\n\nTodo sobre su inscripción {reference} está aquí: {link}',
      },
    },
  },
  {
    days: -40,
    kind: 'news',
    eventIds: [],
    texts: {
      en: { subject: 'A retreat this season', text: 'Dear friends,\n\nA new retreat is open for registration. {link}' },
      es: {
        subject: 'Un retiro esta temporada',
        text: 'Queridos amigos:\n\nYa puede inscribirse en un nuevo retiro. {link}',
      },
    },
  },
  {
    days: -3,
    kind: 'registration',
    eventIds: ['demo-retreat'],
    failed: 2,
    uncertain: 1,
    texts: {
      en: {
        subject: '{event}: your arrival',
        text: 'Dear {firstName},\n\nThe doors open at four in the afternoon. Your balance is {balance}.\n\n{link}',
      },
      es: {
        subject: '{event}: su llegada',
        text: 'Hola, {firstName}:\n\nLas puertas se abren a las cuatro de la tarde. Su saldo es de {balance}.\n\n{link}',
      },
    },
  },
];

/** Adds confirmed news subscriptions for some of the people who registered. */
async function subscribeSome({ context }: Year): Promise<void> {
  const now = context.clock();
  await sql`
    insert into news_subscribers (address, first_name, language, state, source, request, asked_at, confirmed_at)
    select distinct on (lower(contact_email)) lower(contact_email), contact_first_name, language, 'subscribed', 'registration',
      gen_random_uuid(), ${now}::timestamptz, ${now}::timestamptz
    from registrations where contact_email is not null order by lower(contact_email), id limit 60
    on conflict do nothing
  `.execute(context.db);
}

/** Stores a mailing as if it had been sent. Nothing goes out, because other emails already fill the demonstration's email page. */
async function writeMailing({ context, staff }: Year, plan: PlannedMailing): Promise<void> {
  const { kind, eventIds, texts, failed = 0, uncertain = 0 } = plan;
  const now = context.clock();
  await context.db.transaction().execute(async (transaction) => {
    const id = await insertMailing(transaction, staff.R, now);
    const { audience } = await findMailing(transaction, id);
    const chosen = { ...audience, eventIds: [...eventIds], optedIn: kind === 'news' };
    await insertRecipients({ ...context, db: transaction }, { id, kind, audience: chosen }, now);
    await transaction
      .updateTable('mailings')
      .set({
        kind,
        audience: JSON.stringify(chosen),
        texts: JSON.stringify(texts),
        state: 'done',
        sent_at: now,
        sent_by_user_id: staff.R,
        finished_at: new Date(now.getTime() + 5 * 60_000),
      })
      .where('id', '=', id)
      .execute();
    await sql`
      update mailing_recipients set attempts = 1, first_tried_at = ${now}, settled_at = ${now},
        state = case when place <= ${failed} then 'failed' when place <= ${failed + uncertain} then 'uncertain' else 'sent' end,
        server_message = case
          when place <= ${failed} then '550 5.1.1 The mailbox does not exist'
          when place <= ${failed + uncertain} then 'The connection was closed'
        end
      from (
        select id as placed, row_number() over (order by address) as place from mailing_recipients where mailing_id = ${id}
      ) as places
      where id = placed
    `.execute(transaction);
    const refused = await transaction
      .selectFrom('mailing_recipients')
      .select(['registration_id', 'address'])
      .where('mailing_id', '=', id)
      .where('state', '=', 'failed')
      .execute();
    for (const { registration_id: registrationId, address } of refused)
      if (registrationId !== null) await markEmailAddress(transaction, address, 'refused');
  });
}

/** Plans three bulk emails, one of which did not reach everyone. */
export function planMailings(year: Year): void {
  const { agenda, end } = year;
  agenda.at(daysAfter(end, -41), () => subscribeSome(year));
  for (const plan of mailings) agenda.at(daysAfter(end, plan.days), () => writeMailing(year, plan));
}
