import { expressionBuilder, sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Input } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, onPage, readSort } from '../platform/data/list.ts';
import type { ListFilters, SortField } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { hasWords } from '../platform/text/has-words.ts';
import { isErased } from './erased-address.ts';
import { findMailing } from './store.ts';

type Schemas = components['schemas'];

const recipientRow = expressionBuilder<Database, 'mailing_recipients'>();

/** The name of a recipient; for a party, the name of its contact. */
const recipientName = sql<string>`coalesce(
  registrations.contact_last_name || ', ' || registrations.contact_first_name, mailing_recipients.first_name, '')`;

const recipientOrders: Readonly<Record<SortField<'listMailingRecipients'>, RawBuilder<unknown>>> = {
  state: sql`mailing_recipients.state`,
  name: recipientName,
  settledAt: sql`mailing_recipients.settled_at`,
};

const recipientFilters: ListFilters<'listMailingRecipients'> = {
  search: (words) => hasWords(sql<string>`${recipientName} || ' ' || mailing_recipients.address`, words),
  state: (state) => recipientRow('mailing_recipients.state', '=', state),
};

/** One page of the recipients of a mailing. */
export async function listRecipients(
  db: Kysely<Database>,
  mailingId: string,
  query: Input<'listMailingRecipients'>['query'],
  now: Date,
): Promise<Schemas['MailingRecipientPage']> {
  await findMailing(db, mailingId);
  const { field, direction } = readSort(query.sort);
  const found = db
    .selectFrom('mailing_recipients')
    .leftJoin('registrations', 'registrations.id', 'mailing_recipients.registration_id')
    .where('mailing_recipients.mailing_id', '=', mailingId)
    .where(recipientRow.and(conditionsOf(recipientFilters, query, now)));
  const page = onPage(
    found
      .selectAll('mailing_recipients')
      .select(['registrations.reference', recipientName.as('name')])
      .orderBy(recipientOrders[field], direction)
      .orderBy('mailing_recipients.id', direction),
    query,
  );
  const [rows, count] = await Promise.all([page.execute(), countUpToLimit(db, found.select(sql<number>`1`.as('one')))]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      registrationId: row.registration_id,
      reference: row.reference,
      name: row.name,
      address: isErased(row.address) ? '' : row.address,
      state: row.state,
      settledAt: row.settled_at?.toISOString() ?? null,
      serverMessage: row.server_message,
    })),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
  };
}
