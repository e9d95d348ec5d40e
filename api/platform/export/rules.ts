/** Tables that are meaningless outside this site: logins, keys, limits, unsubmitted drafts. */
const leftOutTables: readonly string[] = [
  ...['sessions', 'one_time_links', 'sign_in_codes', 'pending_sign_ups', 'prepared_devices', 'drafts'],
  ...['meeting_accounts', 'meeting_sign_ins', 'news_key', 'settings', 'rate_limits', 'mail_counts', 'report_files'],
  ...['meeting_webhook_events', 'meeting_registrants'],
  ...['live_state', 'mailing_pace'],
];

/** Hashes, keys, tokens, and columns that exist only for search. */
const leftOutColumns = /(^|_)(hash|key|token|search_text)$/;

/** The only binary column that is not secret: files that were sent with bulk emails. */
const openBytes = 'mailing_files.content';

/** Whether an export for another program omits a column because it is secret or meaningless there. */
export function isLeftOut({
  table,
  column,
  type,
}: {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}): boolean {
  if (leftOutTables.includes(table) || leftOutColumns.test(column)) return true;
  return type === 'bytea' && `${table}.${column}` !== openBytes;
}

/** Columns that only say where a row belongs. */
const ofTheParty = ['registration_id', 'position'];

/** Returns the SQL that makes an object of all columns of a row, so that a new column is exported too; `first_name` becomes `firstName`. */
function objectOf(row: string): string {
  return `(select jsonb_object_agg(lower(left(name, 1)) || substr(name, 2), value) from (
    select replace(initcap(replace(key, '_', ' ')), ' ', '') as name, value
    from jsonb_each(to_jsonb(${row}) - '{${ofTheParty.join(',')}}'::text[]) where key !~ '${leftOutColumns.source}'
  ) as named)`;
}

/** Each registration with everything that belongs to it, as one line of JSON. */
export const registrationQuery = `
  select jsonb_build_object(
    'reference', r.reference, 'event', r.event_id, 'state', r.state, 'language', r.language, 'source', r.source,
    'registeredAt', r.created_at, 'rooms', r.rooms,
    'contact', jsonb_build_object('firstName', r.contact_first_name, 'lastName', r.contact_last_name,
      'email', r.contact_email, 'phone', r.contact_phone),
    'people', (select coalesce(jsonb_agg(${objectOf('m')} order by m.position), '[]')
      from registration_members m where m.registration_id = r.id),
    'price', jsonb_build_object('currency', r.currency, 'totalCents', r.total_cents, 'adjustmentCents', r.adjustment_cents,
      'lines', (select coalesce(jsonb_agg(${objectOf('l')} order by l.position), '[]')
        from registration_quote_lines l where l.registration_id = r.id)),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'method', p.method, 'amountCents', p.amount_cents,
      'receivedOn', p.received_on, 'checkNumber', p.check_number, 'providerReference', p.provider_reference, 'note', p.note)
      order by p.entry), '[]') from payments p where p.registration_id = r.id)
  )::text as json
  from registrations r order by r.created_at, r.id`;
