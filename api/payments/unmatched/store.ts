import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';

/** So many settled ones are shown below the open ones. */
const settledShown = 50;

function select(db: Kysely<Database>, language: 'en' | 'es') {
  return db
    .selectFrom('paypal_strays')
    .leftJoin('registrations', 'registrations.id', 'paypal_strays.registration_id')
    .leftJoin('events', 'events.id', 'registrations.event_id')
    .leftJoin('registrations as counted', 'counted.id', 'paypal_strays.resolved_registration_id')
    .leftJoin('users', 'users.id', 'paypal_strays.resolved_by')
    .selectAll('paypal_strays')
    .select(['registrations.reference', 'registrations.contact_first_name', 'registrations.contact_last_name'])
    .select(['counted.reference as resolved_reference', 'users.first_name', 'users.last_name'])
    .select(sql<string | null>`events.texts -> ${language} ->> 'name'`.as('event_name'));
}

/** A stray payment with what is shown of its registration. */
export type StrayRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** One stray payment, or null. */
export async function findStray(db: Kysely<Database>, id: string, language: 'en' | 'es'): Promise<StrayRow | null> {
  return (await select(db, language).where('paypal_strays.id', '=', id).executeTakeFirst()) ?? null;
}

/** All open ones, oldest first, then the latest that were settled. */
export async function listStrays(db: Kysely<Database>, language: 'en' | 'es'): Promise<StrayRow[]> {
  const [open, settled] = await Promise.all([
    select(db, language).where('resolution', 'is', null).orderBy('captured_at').orderBy('paypal_strays.id').execute(),
    select(db, language)
      .where('resolution', 'is not', null)
      .orderBy('resolved_at', 'desc')
      .orderBy('paypal_strays.id')
      .limit(settledShown)
      .execute(),
  ]);
  return [...open, ...settled];
}
