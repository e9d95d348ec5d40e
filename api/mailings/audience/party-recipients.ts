import { expressionBuilder, sql } from 'kysely';
import type { Expression, Kysely, SqlBool } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { selectUnsigned } from '../../waiver/port.ts';

type Audience = components['schemas']['MailingAudience'];

const row = expressionBuilder<Database, 'registrations'>();

/** Parties of an event in which someone has not signed its waiver. */
function unsignedOf(event: StoredEvent, waivers: AppContext['waivers']): Expression<SqlBool> {
  return sql<SqlBool>`registrations.event_id = ${event.id} and exists (
    select 1 from registration_members person
    where person.registration_id = registrations.id and person.id in ${selectUnsigned(event.id, waivers[event.type].en.version)}
  )`;
}

/** The conditions of an audience for parties, except for the language. */
export function partyConditions(
  audience: Audience,
  events: readonly StoredEvent[],
  waivers: AppContext['waivers'],
): Expression<SqlBool> {
  const { eventIds, states, paymentStatuses, signatures } = audience;
  const unsigned = row.or(events.filter(({ id }) => eventIds.includes(id)).map((event) => unsignedOf(event, waivers)));
  return row.and([
    eventIds.length === 0 ? sql<SqlBool>`false` : row('event_id', 'in', eventIds),
    states.length === 0 ? row('state', '<>', 'cancelled') : row('state', 'in', states),
    ...(paymentStatuses.length === 0 ? [] : [row('payment_status', 'in', paymentStatuses)]),
    ...(signatures === 'missing' ? [unsigned] : signatures === 'complete' ? [row.not(unsigned)] : []),
  ]);
}

/** The parties that a mailing addresses. */
export function parties(db: Kysely<Database>, { languages }: Audience, conditions: Expression<SqlBool>) {
  const found = db.selectFrom('registrations').where(conditions);
  return languages.length === 0 ? found : found.where('language', 'in', languages);
}

/** The distinct addresses of these parties, each with its latest party. */
export function contactsOf(db: Kysely<Database>, audience: Audience, conditions: Expression<SqlBool>) {
  return parties(db, audience, conditions)
    .where('contact_email', 'is not', null)
    .distinctOn(sql`lower(contact_email)`)
    .select(['id as registration_id', 'event_id', 'language', 'contact_first_name as first_name'])
    .select('contact_last_name as last_name')
    .select([sql<string>`contact_email`.as('address'), sql<'party'>`'party'`.as('reason')])
    .orderBy(sql`lower(contact_email)`)
    .orderBy('created_at', 'desc')
    .orderBy('id');
}
