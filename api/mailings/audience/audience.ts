import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { findEvents } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { hasWords } from '../../platform/text/has-words.ts';
import { mailName, noName } from '../../platform/mail/name.ts';
import type { StoredMailing } from '../store.ts';
import { contactsOf, parties, partyConditions } from './party-recipients.ts';
import { readersOf } from './news-recipients.ts';

type Schemas = components['schemas'];

interface AudienceContext {
  readonly db: Kysely<Database>;
  readonly waivers: AppContext['waivers'];
  readonly config: AppContext['config'];
}

type Draft = Pick<StoredMailing, 'id' | 'kind' | 'audience'>;

const reasons: readonly Schemas['MailingReason'][] = ['party', 'user', 'optedIn', 'list'];

async function load({ db, waivers }: AudienceContext, { id, kind, audience }: Draft) {
  const events = await findEvents(db);
  const ofParties = partyConditions(audience, events, waivers);
  const people =
    kind === 'news'
      ? readersOf(db, id, audience, ofParties).as('people')
      : db
          .selectFrom(contactsOf(db, audience, ofParties).as('contacts'))
          .selectAll()
          .as('people');
  return { events, ofParties, people };
}

/** Counts the recipients of a mailing, by language, event and reason. */
export async function countAudience(
  context: AudienceContext,
  draft: Draft,
  language: 'en' | 'es',
): Promise<Schemas['MailingAudienceCount']> {
  const { db, config } = context;
  const { kind, audience } = draft;
  const { events, ofParties, people } = await load(context, draft);
  const [all, groups, names] = await Promise.all([
    parties(db, audience, ofParties)
      .select(({ fn }) => [fn.countAll<number>().as('parties'), fn.count<number>('contact_email').as('reachable')])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(people)
      .select(['people.language', 'people.event_id', 'people.reason'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(['people.language', 'people.event_id', 'people.reason'])
      .execute(),
    // Names in plain letters need no closer check.
    db.selectFrom(people).select('people.first_name').where('people.first_name', '!~', '^[A-Za-z]{2,20}$').execute(),
  ]);
  const sum = (fits: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(fits).reduce((total, { count }) => total + count, 0);
  const isNews = kind === 'news';
  return {
    recipients: sum(() => true),
    parties: isNews ? 0 : all.parties,
    partiesWithoutEmail: isNews ? 0 : all.parties - all.reachable,
    recipientsWithoutName: names.filter((each) => mailName(each.first_name) === noName).length,
    lacksPostalAddress: isNews && !config.site.hasPostalAddress,
    byLanguage: (['en', 'es'] as const).map((each) => ({
      language: each,
      recipients: sum((group) => group.language === each),
    })),
    byEvent: events
      .filter(({ id }) => !isNews && audience.eventIds.includes(id))
      .map(({ id, texts }) => ({
        eventId: id,
        eventName: texts[language].name,
        recipients: sum((group) => group.event_id === id),
      })),
    byReason: reasons
      .map((reason) => ({ reason, recipients: sum((group) => group.reason === reason) }))
      .filter(({ recipients }) => recipients > 0),
  };
}

/** One recipient of a draft, by position in the order of names; undefined if there are fewer recipients. */
export async function findRecipient(context: AudienceContext, draft: Draft, position: number) {
  const { people } = await load(context, draft);
  const { db } = context;
  const [found, count] = await Promise.all([
    db
      .selectFrom(people)
      .selectAll()
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('address')
      .limit(1)
      .offset(position - 1)
      .executeTakeFirst(),
    db
      .selectFrom(people)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return found && { ...found, recipients: count.count };
}

/**
 * The position of the next recipient, from a position on, whose name and address contain all of these words. After the last
 * recipient the search wraps around. Undefined if no recipient matches.
 */
export async function findPosition(
  context: AudienceContext,
  draft: Draft,
  { search, from }: { readonly search: string; readonly from: number },
): Promise<number | undefined> {
  const { people } = await load(context, draft);
  const ordered = context.db
    .selectFrom(people)
    .select([
      sql<string>`concat_ws(' ', first_name, last_name, address)`.as('words'),
      sql<number>`(row_number() over (order by last_name, first_name, address))::int`.as('position'),
    ])
    .as('ordered');
  const found = await context.db
    .selectFrom(ordered)
    .select('position')
    .where(hasWords(sql<string>`words`, search))
    .orderBy(sql`position < ${from}`)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return found?.position;
}

/** Stores the recipients of a mailing. Returns how many there are. */
export async function insertRecipients(context: AudienceContext, draft: Draft, now: Date): Promise<number> {
  const { people } = await load(context, draft);
  const { db } = context;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mailing_recipients')
    .columns(['mailing_id', 'registration_id', 'first_name', 'address', 'language', 'state', 'next_try_at'])
    .expression(
      db.selectFrom(people).select([
        sql<string>`${draft.id}::uuid`.as('mailing_id'),
        'people.registration_id',
        // A party's name is read when its email is written.
        sql<string | null>`case when people.registration_id is null then people.first_name end`.as('first_name'),
        'people.address',
        'people.language',
        sql<'waiting'>`'waiting'`.as('state'),
        sql<Date>`${now}::timestamptz`.as('next_try_at'),
      ]),
    )
    .executeTakeFirstOrThrow();
  await db.deleteFrom('mailing_list_entries').where('mailing_id', '=', draft.id).execute();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
