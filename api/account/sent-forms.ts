import type { Kysely } from 'kysely';
import { contactColumns } from '../contact/port.ts';
import { prayerColumns } from '../prayer/port.ts';
import { sabbathPrayerColumns, sabbathRetreatColumns } from '../sabbath/port.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

type Schemas = components['schemas'];

/** The forms that a person has submitted, as shown in their own data. */
type SentForms = Pick<
  Schemas['OwnData'],
  'contactMessages' | 'prayerRequests' | 'sabbathRequests' | 'sabbathRetreatRequests'
>;

/** A person with their confirmed email address; null until they have confirmed one. */
export interface FormSender {
  readonly userId: number;
  readonly verifiedEmail: string | null;
}

type FormTable = 'contact_messages' | 'prayer_requests' | 'sabbath_requests';

/** Rows of this person: sent while signed in, or from their confirmed address. */
function ownRows(db: Kysely<Database>, table: FormTable, { userId, verifiedEmail }: FormSender) {
  return db
    .selectFrom(table)
    .select('id')
    .where((row) => row.or([row('user_id', '=', userId), row(row.fn<string>('lower', ['email']), '=', verifiedEmail)]));
}

async function contactMessages(db: Kysely<Database>, sender: FormSender): Promise<SentForms['contactMessages']> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', 'in', ownRows(db, 'contact_messages', sender))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ sentAt: row.created_at.toISOString(), form: contactColumns.fromRow(row) }));
}

async function prayerRequests(db: Kysely<Database>, sender: FormSender): Promise<SentForms['prayerRequests']> {
  const rows = await db
    .selectFrom('prayer_requests')
    .selectAll()
    .where('id', 'in', ownRows(db, 'prayer_requests', sender))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    sentAt: row.created_at.toISOString(),
    form: prayerColumns.fromRow(row),
    prayedAt: row.prayed_at?.toISOString() ?? null,
  }));
}

async function sabbathRows(db: Kysely<Database>, sender: FormSender, kind: 'prayer' | 'retreat') {
  return db
    .selectFrom('sabbath_requests')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', 'in', ownRows(db, 'sabbath_requests', sender))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

async function sabbathRequests(db: Kysely<Database>, sender: FormSender): Promise<SentForms['sabbathRequests']> {
  const rows = await sabbathRows(db, sender, 'prayer');
  return rows.map((row) => ({ sentAt: row.created_at.toISOString(), form: sabbathPrayerColumns.fromRow(row) }));
}

async function sabbathRetreatRequests(
  db: Kysely<Database>,
  sender: FormSender,
): Promise<SentForms['sabbathRetreatRequests']> {
  const rows = await sabbathRows(db, sender, 'retreat');
  return rows.map((row) => ({ sentAt: row.created_at.toISOString(), form: sabbathRetreatColumns.fromRow(row) }));
}

/** The forms that a person has submitted, newest first. */
export async function listSentForms(db: Kysely<Database>, sender: FormSender): Promise<SentForms> {
  return {
    contactMessages: await contactMessages(db, sender),
    prayerRequests: await prayerRequests(db, sender),
    sabbathRequests: await sabbathRequests(db, sender),
    sabbathRetreatRequests: await sabbathRetreatRequests(db, sender),
  };
}
