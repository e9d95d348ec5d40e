import type { Pool } from 'pg';

/** The forms arrived over this many minutes, however many there are: half a year of daily counts to add up. */
const longestTime = 250_000;

/** This many forms contain the rare word, whatever the total: more results would take more time. */
const rareForms = 20;
/** The mail server refused about this many answers, whatever the total. */
const refusedAnswers = 20;
const answered = [
  ['prayer_requests', 'prayer_id'],
  ['sabbath_requests', 'sabbath_id'],
  ['contact_messages', 'contact_id'],
] as const;

/**
 * Fills each table with this many forms. A few contain a rare word; a tenth are held for review; a sixth of the prayer requests
 * are not shared. A third of the forms is answered; the mail server of a few people refused the answer.
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
  for (const [table, column] of answered)
    await pool.query(
      `insert into form_answers (id, ${column}, text, idempotency_key, body_hash, created_at, refused_at)
       select gen_random_uuid(), id, 'Yes', '${table}' || id, '', created_at, case when n % $1 = 0 then created_at end
       from (select id, created_at, row_number() over (order by created_at) as n from ${table}) as forms where n % 3 = 0`,
      [3 * Math.floor(rows / (3 * refusedAnswers))],
    );
}
