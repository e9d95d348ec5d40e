import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../context.ts';
import { completeContent } from '../../events/content/rules.ts';
import type { CompleteEvent } from '../../events/content/rules.ts';
import { contentOf, daysInWords } from '../../events/port.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { findPriceDifferences, hasSamePrices } from '../../registrations/port.ts';
import { isSigned } from '../../signatures/port.ts';
import { requireReady } from '../publish.ts';
import { writtenContent } from '../present.ts';
import { findEdited } from '../store.ts';
import { changedFacts, changesByDate } from './rules.ts';

type Schemas = components['schemas'];
type EventFact = Schemas['EventFact'];

/** The maximum number of people, and of parties, shown by name. The totals are shown next to them. */
const shownNames = 200;

interface Row {
  readonly registrationId: string;
  readonly reference: string;
  readonly name: string;
  readonly age: number;
  readonly isSigned: boolean;
}

/** Returns the people who are registered or on the waiting list, sorted by name. */
async function findPeople(db: Kysely<Database>, eventId: string, version: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.id as "registrationId", r.reference, m.first_name || ' ' || m.last_name as name, m.age,
      ${isSigned(version)} as "isSigned"
    from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and r.state <> 'cancelled'
    order by m.last_name, m.first_name, m.id
  `.execute(db);
  return rows;
}

/** Counts the people who have signed one version of the waiver and not the other. */
async function countSignedOnly(db: Kysely<Database>, eventId: string, before: string, after: string): Promise<number> {
  if (before === after) return 0;
  const { rows } = await sql<{ count: string }>`
    select count(*) from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and r.state <> 'cancelled' and ${isSigned(before)} and not ${isSigned(after)}
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}

async function countParties(db: Kysely<Database>, eventId: string): Promise<number> {
  const { count } = await db
    .selectFrom('registrations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('event_id', '=', eventId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Drafts the email that announces changes to the time and place, in one language. */
function preparedText(
  event: CompleteEvent,
  facts: readonly EventFact[],
  language: 'en' | 'es',
): Schemas['MailingText'] {
  const say = mailMessages[language];
  const { name, timings, location, address } = event.texts[language];
  const values = {
    event: name,
    days: daysInWords(event.start_date, event.end_date, language),
    timings,
    place: address === undefined ? location : `${location}, ${address}`,
  };
  return {
    subject: say('eventChange.subject', values),
    text: [
      say('eventChange.opening', values),
      ...facts.map((fact) => say(`eventChange.${fact}`, values)),
      say('eventChange.closing'),
    ].join('\n\n'),
  };
}

/** Converts an event to the form that the price calculation takes. */
const asPriced = ({ rates, ...facts }: CompleteEvent) => ({ ...facts, ...rates });

/**
 * Returns the effects of publishing the saved content on people who are registered.
 * @throws ProblemError `not-found`, `event-not-ready`.
 */
export async function presentEffect(
  { db, config, waivers }: Pick<AppContext, 'db' | 'config' | 'waivers'>,
  eventId: string,
): Promise<Schemas['EventEffect']> {
  const record = await findEdited(db, eventId);
  const { event } = record;
  const content = writtenContent(record);
  requireReady(content, config, event?.taken ?? 0);
  const after = completeContent(content, eventId, config.site.timeZone);
  const before = event ? contentOf(event) : after;
  const facts = changedFacts(before, after);
  const hasOtherStart = before.start_date !== after.start_date;
  const hasOtherPrices = !hasSamePrices(asPriced(before), asPriced(after));
  const waiver = { before: waivers[before.type].en.version, after: waivers[after.type].en.version };
  const [parties, repriced, people, signAgain] = await Promise.all([
    countParties(db, eventId),
    hasOtherPrices ? findPriceDifferences(db, asPriced(after)) : [],
    hasOtherStart ? findPeople(db, eventId, waiver.before) : [],
    countSignedOnly(db, eventId, waiver.before, waiver.after),
  ]);
  const affected = people.flatMap(({ registrationId, reference, name, ...person }) => {
    const { changes, ...ages } = changesByDate(person, before, after);
    return changes.length === 0 ? [] : [{ registrationId, reference, name, age: person.age, ...ages, changes }];
  });
  return {
    parties,
    facts,
    hasOtherPrices,
    repriced: repriced.slice(0, shownNames),
    repricedParties: repriced.length,
    affected: affected.slice(0, shownNames),
    affectedPeople: affected.length,
    signAgain,
    message: {
      en: preparedText(after, facts, 'en'),
      es: preparedText(after, facts, 'es'),
    },
  };
}
