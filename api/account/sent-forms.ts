import type { Kysely } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

type Schemas = components['schemas'];

/** What someone has sent through the public forms, as their own data say it. */
type SentForms = Pick<
  Schemas['OwnData'],
  'contactMessages' | 'prayerRequests' | 'sabbathRequests' | 'sabbathRetreatRequests'
>;

/** Who it is, and the address whose email they have shown to read; null while they have not. */
export interface FormSender {
  readonly userId: number;
  readonly verifiedEmail: string | null;
}

type FormTable = 'contact_messages' | 'prayer_requests' | 'sabbath_requests';
type Present<Value> = { [Name in keyof Value]: Exclude<Value[Name], null> };

/** The same without what was not said. */
function said<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)) as Present<Value>;
}

/** Whose a row is: sent while signed in, or under the address that is theirs. */
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
  return rows.map(({ created_at, first_name, last_name, email, phone, message }) => ({
    sentAt: created_at.toISOString(),
    form: { firstName: first_name, lastName: last_name, email, message, ...said({ phone }) },
  }));
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
    form: {
      firstName: row.first_name,
      prayerRequest: row.prayer_request,
      shareWithTeam: row.share_with_team,
      tellWhenPrayed: row.tell_when_prayed,
      ...said({ lastName: row.last_name, email: row.email, phone: row.phone, forWhom: row.for_whom }),
    },
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
  return rows.map(({ created_at, first_name, last_name, email, phone, day, attendance, intention }) => ({
    sentAt: created_at.toISOString(),
    form: { firstName: first_name, lastName: last_name, email, date: day, ...said({ phone, attendance, intention }) },
  }));
}

async function sabbathRetreatRequests(
  db: Kysely<Database>,
  sender: FormSender,
): Promise<SentForms['sabbathRetreatRequests']> {
  const rows = await sabbathRows(db, sender, 'retreat');
  return rows.map((row) => ({
    sentAt: row.created_at.toISOString(),
    form: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      // Both columns are never empty in a request for a retreat; the table alone cannot say so.
      phone: row.phone ?? '',
      people: row.people ?? 0,
      firstDate: row.day,
      ...said({
        secondDate: row.second_day,
        thirdDate: row.third_day,
        groupKind: row.group_kind as Schemas['GroupKind'] | null,
        wishes: row.wishes,
      }),
    },
  }));
}

/** What someone has sent through the public forms, the newest first. */
export async function listSentForms(db: Kysely<Database>, sender: FormSender): Promise<SentForms> {
  return {
    contactMessages: await contactMessages(db, sender),
    prayerRequests: await prayerRequests(db, sender),
    sabbathRequests: await sabbathRequests(db, sender),
    sabbathRetreatRequests: await sabbathRetreatRequests(db, sender),
  };
}
