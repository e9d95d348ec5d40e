import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import { countAll, pageClause } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { isMinor } from '../people/rules.ts';
import { isSigned } from '../signatures/port.ts';

type Schemas = components['schemas'];

const pageSize = 50;

interface Row {
  readonly member_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly age: number;
  readonly registration_id: string;
  readonly reference: string;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly reminded_at: Date | null;
}

/** Selects everyone who needs to sign for an event and has not signed this version: rows of people with their registrations. */
function unsigned(eventId: string, version: string) {
  return sql`
    from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and r.state <> 'cancelled' and not ${isSigned(version)}
  `;
}

/** Selects the people of an event who have not signed this version, as in the list below. */
export function selectUnsigned(eventId: string, version: string) {
  return sql`(select m.id ${unsigned(eventId, version)})`;
}

/** Returns one page of the people who have not signed for an event, sorted by name. */
export async function listUnsigned(
  db: Kysely<Database>,
  eventId: string,
  version: string,
  page: number,
): Promise<Schemas['UnsignedPage']> {
  const request = { page, pageSize };
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select m.id as member_id, m.first_name, m.last_name, m.age, r.id as registration_id, r.reference,
        r.contact_first_name || ' ' || r.contact_last_name as contact_name, r.contact_phone,
        (select max(w.due_at) from waiver_reminders w where w.registration_id = r.id) as reminded_at
      ${unsigned(eventId, version)}
      order by m.last_name, m.first_name, m.id
      ${pageClause(request)}
    `.execute(db),
    countAll(db, sql`(select ${unsigned(eventId, version)})`),
  ]);
  return {
    items: rows.map((row) => ({
      memberId: row.member_id,
      firstName: row.first_name,
      lastName: row.last_name,
      isMinor: isMinor(row.age),
      registrationId: row.registration_id,
      reference: row.reference,
      contactName: row.contact_name,
      contactPhone: row.contact_phone,
      ...(row.reminded_at && { lastRemindedAt: row.reminded_at.toISOString() }),
    })),
    ...request,
    total,
  };
}
