import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { columnsAfterward } from '../rows/member-rows.ts';
import { deleteContacts } from './delete-contacts.ts';

/** How many registrations are handled at a time. A small batch keeps the locks short. */
const batchSize = 500;

/** Replaces a deleted name. */
const noName = '—';

/** The numbers of records that lose their names, or are deleted because they consist of names. */
export interface OldNames {
  readonly registrations: number;
  readonly people: number;
  /** Payments and refunds; their notes and check numbers are deleted, their figures stay. */
  readonly payments: number;
  readonly signatures: number;
  /** Entries of registrations' histories, with messages. */
  readonly history: number;
}

/** Selects registrations that still have names, of events that ended this many years ago. */
function outdated(now: Date, keepYears: number) {
  return sql`
    select registrations.id, registrations.event_id
    from registrations join events on events.id = registrations.event_id
    where names_deleted_at is null
      and (events.end_date + make_interval(years => ${keepYears}, days => 1))::timestamp at time zone events.time_zone <= ${now}
  `;
}

/** Counts the records that `deleteOldNames` would change or delete now. */
export async function countOldNames(db: Kysely<Database>, now: Date, keepYears: number): Promise<OldNames> {
  const { rows } = await sql<OldNames>`
    with outdated as materialized (${outdated(now, keepYears)})
    select
      (select count(*)::int from outdated) as registrations,
      (select count(*)::int from registration_members where registration_id in (select id from outdated)) as people,
      (select count(*)::int from payments where registration_id in (select id from outdated)) as payments,
      (select count(*)::int from waiver_signatures where registration_id in (select id from outdated)) as signatures,
      (select count(*)::int from registration_changes where registration_id in (select id from outdated)) as history
  `.execute(db);
  return rows[0] ?? { registrations: 0, people: 0, payments: 0, signatures: 0, history: 0 };
}

/** Deletes all names that belong to these registrations. Returns how many records were affected. */
async function deleteNames(
  transaction: Transaction<Database>,
  ids: readonly string[],
  now: Date,
): Promise<Omit<OldNames, 'registrations'>> {
  const of = sql`registration_id = any(${ids}::uuid[])`;
  const change = async (statement: ReturnType<typeof sql>): Promise<number> =>
    Number((await statement.execute(transaction)).numAffectedRows ?? 0n);
  await deleteContacts(transaction, ids, noName, now);
  const people = await change(sql`
    update registration_members set ${sql.join([
      ...columnsAfterward('dash').map((column) => sql`${sql.ref(column)} = ${noName}`),
      ...columnsAfterward('emptied').map((column) => sql`${sql.ref(column)} = null`),
    ])}
    where ${of}`);
  const payments = await change(sql`update payments set note = null, check_number = null where ${of}`);
  await change(sql`update paypal_refunds set note = null where ${of}`);
  await change(
    sql`update unmatched_payments set note = null where ${of} or resolved_registration_id = any(${ids}::uuid[])`,
  );
  const signatures = await change(sql`delete from waiver_signatures where ${of}`);
  await change(sql`delete from waiver_links where ${of}`);
  await change(sql`delete from arrival_records where ${of}`);
  await change(sql`delete from registration_details where ${of}`);
  await change(sql`delete from registration_responsible_adults where ${of}`);
  await change(sql`
    delete from registration_member_details where member_id in (select id from registration_members where ${of})`);
  await change(sql`delete from mailing_recipients where ${of}`);
  const history = await change(sql`delete from registration_changes where ${of}`);
  await change(sql`delete from registration_messages where ${of}`);
  return { people, payments, signatures, history };
}

/**
 * Deletes names and addresses from registrations of events that ended this many years ago, a few at a time. Figures, ages and states
 * stay, so that reports and the ledger add up as before. The audit trail records it for each event.
 */
export async function deleteOldNames(db: Kysely<Database>, now: Date, keepYears: number): Promise<OldNames> {
  const total = { registrations: 0, people: 0, payments: 0, signatures: 0, history: 0 };
  for (;;) {
    const done = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string; event_id: string }>`
        ${outdated(now, keepYears)} order by registrations.event_id, registrations.id limit ${batchSize} for update of registrations
      `.execute(transaction);
      for (const [eventId, found] of Map.groupBy(rows, ({ event_id }) => event_id)) {
        const ids = found.map(({ id }) => id);
        const deleted = await deleteNames(transaction, ids, now);
        total.registrations += ids.length;
        total.people += deleted.people;
        total.payments += deleted.payments;
        total.signatures += deleted.signatures;
        total.history += deleted.history;
        const details = { registrations: ids.length, people: deleted.people };
        await audit(transaction, { at: now, action: 'old-names-deleted', subject: `event:${eventId}`, details });
      }
      return rows.length;
    });
    if (done < batchSize) return total;
  }
}
