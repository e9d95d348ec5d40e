import type { AppContext } from '../../../api/context.ts';
import { testPassword } from '../../support/users.ts';
import type { KnownValues } from '../requests/request.ts';

/** Values of fields that have no column of the same name. */
const fixed: Readonly<Record<string, readonly unknown[]>> = {
  password: [testPassword, 'Lantern-9999'],
  currentPassword: [testPassword],
  // Most rows have not been changed yet.
  version: [1, 1, 1, 2, 3],
  timeZone: ['America/New_York'],
  quotedTotalCents: [10_000, 20_000, 38_500, 59_500, 0],
  day: ['2027-04-03', '2027-04-10', '2027-04-17', '2027-05-01'],
};

/** Contract names for the IDs of table rows. Foreign key columns with these names are skipped. */
const ids: readonly (readonly [name: string, table: string])[] = [
  ['registrationId', 'registrations'],
  ['eventId', 'events'],
  ['userId', 'users'],
  ['roomId', 'rooms'],
  ['mailingId', 'mailings'],
  ['fileId', 'mailing_files'],
  ['sessionId', 'online_sessions'],
  ['paymentId', 'payments'],
  ['unmatchedId', 'unmatched_payments'],
  ['linkId', 'waiver_links'],
  ['challengeId', 'sign_in_codes'],
  ['viewId', 'saved_views'],
  ['recordId', 'arrival_records'],
  ['memberId', 'registration_members'],
  ['memberId', 'household_members'],
  ['id', 'registration_members'],
  ...['requestId', 'formId', 'id'].flatMap((name) =>
    ['contact_messages', 'prayer_requests', 'sabbath_requests'].map((table) => [name, table] as const),
  ),
];

const camel = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Maximum number of values from each table. */
const most = 8;

/** Values that exist on a site, by contract field name: the values of all columns that hold IDs, and a few more. */
export async function collectKnown({ pool, waivers }: Pick<AppContext, 'pool' | 'waivers'>): Promise<KnownValues> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (column_name like '%\\_id' or column_name in ('email', 'reference', 'draft_key'))
     order by table_name, ordinal_position`,
  );
  const known = new Map<string, unknown[]>(Object.entries(fixed).map(([name, values]) => [name, [...values]]));
  known.set('waiverVersion', [waivers.Residential.en.version, waivers.Convention.en.version]);
  const add = async (name: string, table: string, column: string): Promise<void> => {
    const { rows } = await pool.query<{ value: unknown }>(
      `select "${column}" as value from "${table}" where "${column}" is not null group by 1 order by min(ctid) limit ${String(most)}`,
    );
    const values = known.get(name) ?? [];
    known.set(
      name,
      [...values, ...rows.map(({ value }) => value).filter((value) => !values.includes(value))].slice(0, 24),
    );
  };
  for (const [name, table] of ids) await add(name, table, 'id');
  for (const { table, column } of columns) {
    const name = camel(column);
    if (!ids.some(([other]) => other === name)) await add(name, table, column);
  }
  return new Map([...known].filter(([, values]) => values.length > 0));
}
