import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { registrationWindow, sortEvents } from '../../events/rules.ts';
import { findEvents } from '../../events/port.ts';
import { awaitingHelp, offered, overdue, stillWaiting, unconfirmedAddress } from '../rows/conditions.ts';

type Figures = components['schemas']['RegistrationFigures'];

interface Counts {
  readonly event_id: string;
  readonly offered: number;
  readonly waiting: number;
  readonly people: number;
  readonly overdue: number;
  readonly asking: number;
  readonly unconfirmed: number;
}

/**
 * Counts the open work by event. Each number is counted in an index of its own, so it stays fast however many parties there are.
 */
async function countOpen(db: Kysely<Database>, now: Date): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await sql<Counts>`
    select event_id, sum(offered)::int as offered, sum(waiting)::int as waiting, sum(people)::int as people,
      sum(overdue)::int as overdue, sum(asking)::int as asking, sum(unconfirmed)::int as unconfirmed
    from (
      select event_id, count(*) as offered, 0 as waiting, 0 as people, 0 as overdue, 0 as asking, 0 as unconfirmed
      from registrations where ${offered} group by event_id
      union all
      select event_id, 0, count(*), sum(party_size), 0, 0, 0 from registrations
      where ${stillWaiting(now)} group by event_id
      union all
      select event_id, 0, 0, 0, count(*), 0, 0 from registrations
      where ${overdue(now)} group by event_id
      union all
      select event_id, 0, 0, 0, 0, count(*), 0 from registrations
      where ${awaitingHelp} group by event_id
      union all
      select event_id, 0, 0, 0, 0, 0, count(*) from registrations
      where ${unconfirmedAddress(now)} group by event_id
    ) as parts
    group by event_id
  `.execute(db);
  return new Map(rows.map((row) => [row.event_id, row]));
}

/** Returns the bookings and open work of each event, soonest first, completed ones last. */
export async function listFigures(db: Kysely<Database>, language: 'en' | 'es', now: Date): Promise<Figures[]> {
  const [events, counts] = await Promise.all([findEvents(db), countOpen(db, now)]);
  return sortEvents(events, now).map((event) => {
    const { id, texts, start_date, end_date, maxRegistrationCount, taken, waiting } = event;
    const open = counts.get(id);
    return {
      eventId: id,
      eventName: texts[language].name,
      start_date,
      end_date,
      registration: registrationWindow(event, { taken, waiting }, now),
      taken,
      ...(maxRegistrationCount !== undefined && { maxRegistrationCount }),
      offeredParties: open?.offered ?? 0,
      waitingParties: open?.waiting ?? 0,
      waitingPeople: open?.people ?? 0,
      overdueParties: open?.overdue ?? 0,
      helpParties: open?.asking ?? 0,
      unconfirmedParties: open?.unconfirmed ?? 0,
    };
  });
}
