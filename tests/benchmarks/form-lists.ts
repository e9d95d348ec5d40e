import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { listContactMessages } from '../../api/contact/desk/messages.ts';
import { countNewForms } from '../../api/forms/desk/new-forms.ts';
import { countNewHeldForms, listHeldForms } from '../../api/forms/held/list.ts';
import { lists } from '../../api/platform/contract/lists.gen.ts';
import type { Input } from '../../api/platform/contract/handler.ts';
import type { Database } from '../../api/platform/data/tables.gen.ts';
import { findPrayerCards } from '../../api/prayer/cards/cards.ts';
import { listPrayerRequests } from '../../api/prayer/desk/list.ts';
import { summarizePrayers } from '../../api/prayer/summary/summary.ts';
import { listSabbathRequests } from '../../api/sabbath/desk/list.ts';
import { listSaturdays } from '../../api/sabbath/saturdays/calendar.ts';
import { findSaturdayLimits } from '../../api/sabbath/saturdays/limits.ts';

/** The tables of submitted public forms. */
export const formTables = ['prayer_requests', 'sabbath_requests', 'contact_messages'];

/** The forms arrived over this many minutes, however many there are: half a year of daily counts to add up. */
const longestTime = 250_000;

/** This many forms contain the rare word, whatever the total: more results would take more time. */
const rareForms = 20;

/**
 * Fills each table with this many forms. A few contain a rare word; a tenth are held for review; a sixth of the prayer requests
 * are not shared.
 */
export async function fillForms(pool: Pick<Pool, 'query'>, rows: number): Promise<void> {
  const columns =
    'id, held_reasons, first_name, last_name, email, language, origin, idempotency_key, body_hash, search_text';
  const isRare = `n % ${String(Math.floor(rows / rareForms))} = 0`;
  const isHeld = 'n % 10 = 3';
  const common = `gen_random_uuid(), case when ${isHeld} then '{decoy}'::text[] else '{}' end, 'Ana', 'Perez ' || n, 'contact' || n || '@example.org',
    case when n % 3 = 0 then 'es' else 'en' end, 'app', 'key' || n, '',
    'ana perez ' || n || ' contact' || n || '@example.org' || case when ${isRare} then ' rareza' else '' end`;
  const times = `timestamptz '2027-04-10' - n * interval '${(longestTime / rows).toFixed(3)} minutes', now(), now() from generate_series(1, $1::int) as n`;
  await pool.query(
    `insert into prayer_requests (${columns}, state, prayer_request, share_with_team, tell_when_prayed, created_at, updated_at, delete_after)
     select ${common}, case when ${isHeld} then 'held' when n % 100 = 0 then 'new' when n % 90 = 0 then 'inPrayer' else 'prayed' end,
       'For peace' || case when ${isRare} then ' rareza' else '' end, n % 6 > 0, false, ${times}`,
    [rows],
  );
  await pool.query(
    `insert into sabbath_requests (${columns}, state, kind, day, people, created_at, updated_at, delete_after)
     select ${common}, case when ${isHeld} then 'held' when n % 100 = 0 then 'new' else 'archived' end, case when n % 4 = 0 then 'retreat' else 'prayer' end,
       date '2027-04-10' - (n % 500) * 7, case when n % 4 = 0 then 12 end, ${times}`,
    [rows],
  );
  await pool.query(
    `insert into contact_messages (${columns}, state, message, created_at, updated_at, delete_after)
     select ${common}, case when ${isHeld} then 'held' when n % 100 = 0 then 'new' else 'answered' end, 'Is there a train?', ${times}`,
    [rows],
  );
}

/** A query that staff make of a list. */
export interface FormQuestion {
  readonly name: string;
  readonly ask: (db: Kysely<Database>) => Promise<unknown>;
  /** The same query among few forms, if it differs. */
  readonly askFew?: (db: Kysely<Database>) => Promise<unknown>;
}

/** A late page, compared with one that also exists among few forms. */
const late = (ask: (page: number) => FormQuestion): FormQuestion => ({ ...ask(400), askFew: ask(30).ask });

/** The queries that staff make of these lists. */
export function formQuestions(now: Date): FormQuestion[] {
  const first = { page: 1, pageSize: 25 } as const;
  const bothWays = <Field extends string>(fields: readonly Field[]) =>
    fields.flatMap((field) => [field, `-${field}`] as const);
  const team = { userId: 1, readsAll: false };
  const director = { userId: 1, readsAll: true };
  const prayers = (name: string, query: Partial<Input<'listPrayerRequests'>['query']>, reader = team) => ({
    name: `prayer requests, ${name}`,
    ask: (db: Kysely<Database>) => listPrayerRequests(db, { ...first, sort: 'queue', ...query }, reader, now),
  });
  const saturdays = (name: string, query: Partial<Input<'listSabbathRequests'>['query']>) => ({
    name: `Saturday requests, ${name}`,
    ask: (db: Kysely<Database>) => listSabbathRequests(db, { ...first, sort: '-createdAt', ...query }, now),
  });
  const messages = (name: string, query: Partial<Input<'listContactMessages'>['query']>) => ({
    name: `messages, ${name}`,
    ask: (db: Kysely<Database>) => listContactMessages(db, { ...first, sort: '-createdAt', ...query }, now),
  });
  const held = (name: string, query: Partial<Input<'listHeldForms'>['query']>) => ({
    name: `held forms, ${name}`,
    ask: (db: Kysely<Database>) => listHeldForms(db, { ...first, sort: '-createdAt', ...query }, ['A', 'P'], now),
  });
  return [
    ...bothWays(lists.listPrayerRequests.sortFields).map((sort) => prayers(`by ${sort}`, { sort })),
    prayers('new ones', { state: 'new' }),
    prayers('in Spanish', { writtenIn: 'es' }),
    prayers('with a rare word', { search: 'rareza' }),
    prayers('with a rare word, for D', { search: 'rareza' }, director),
    prayers('that were not shared', { unshared: true }, director),
    ...bothWays(lists.listSabbathRequests.sortFields).map((sort) => saturdays(`by ${sort}`, { sort })),
    saturdays('new ones', { state: 'new' }),
    saturdays('retreats', { kind: 'retreat' }),
    saturdays('of one day', { day: '2027-03-06' }),
    saturdays('with a rare word', { search: 'rareza' }),
    ...bothWays(lists.listContactMessages.sortFields).map((sort) => messages(`by ${sort}`, { sort })),
    messages('new ones', { state: 'new' }),
    messages('with a rare word', { search: 'rareza' }),
    ...bothWays(lists.listHeldForms.sortFields).map((sort) => held(`by ${sort}`, { sort })),
    held('of one kind', { kind: 'prayer' }),
    held('for one reason', { reason: 'decoy' }),
    held('of one day', { from: '2027-04-09T00:00:00Z', to: '2027-04-10T00:00:00Z' }),
    held('with a rare word', { search: 'rareza' }),
    late((page) => held('on page 400', { page })),
    late((page) => prayers('on page 400', { page })),
    late((page) => saturdays('on page 400', { page })),
    late((page) => messages('on page 400', { page })),
    ...(['week', 'month', 'year'] as const).map((kind) => ({
      name: `blessings by ${kind}`,
      ask: (db: Kysely<Database>) => summarizePrayers(db, kind, '2027-04-10'),
    })),
    { name: 'prayer cards', ask: (db: Kysely<Database>) => findPrayerCards(db, director, now) },
    { name: 'calendar of Saturdays', ask: (db: Kysely<Database>) => listSaturdays(db, '2027-01-02') },
    { name: 'Saturdays that are not offered', ask: (db: Kysely<Database>) => findSaturdayLimits(db, '2027-01-02') },
    ...(['prayer', 'sabbath', 'contact'] as const).map((kind) => ({
      name: `new forms, ${kind}`,
      ask: (db: Kysely<Database>) => countNewForms(db, ['A', 'S', 'P'], { kind, since: '2027-04-09T23:00:00.000Z' }),
    })),
    {
      name: 'new forms that are held',
      ask: (db: Kysely<Database>) => countNewHeldForms(db, ['A', 'S', 'P'], '2027-04-09T23:00:00.000Z', now),
    },
  ];
}
