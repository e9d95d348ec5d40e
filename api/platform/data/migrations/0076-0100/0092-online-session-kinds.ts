import { sql, type Kysely } from 'kysely';

/*
 * The search of staff finds online sessions by their kind, too. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update online_sessions set search_text = search_text || ' ' || case kind
      when 'saturdayPrayer' then 'saturday prayer oracion de sabado oracion del sabado'
      when 'event' then 'part of an event parte de un evento'
      else 'open to everyone abierta a todos abierta para todos'
    end
  `.execute(db);
}
