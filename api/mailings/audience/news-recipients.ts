import { sql } from 'kysely';
import type { Expression, Kysely, SqlBool } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

type Audience = components['schemas']['MailingAudience'];

/** A recipient of a mailing. */
export interface Person {
  readonly registration_id: string | null;
  readonly event_id: string | null;
  readonly address: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: 'en' | 'es';
  readonly reason: components['schemas']['MailingReason'];
}

/**
 * The recipients of a news mailing: the selected subscribers and the list, each address once. People who have unsubscribed are not
 * subscribers; the list was checked when it was uploaded, and each recipient is checked again before the email goes out.
 */
export function readersOf(
  db: Kysely<Database>,
  mailingId: string,
  { optedIn, userTypes, languages }: Audience,
  ofParties: Expression<SqlBool>,
) {
  const inLanguage = languages.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`language in (${sql.join(languages)})`;
  const isUser =
    userTypes.length === 0
      ? sql<SqlBool>`false`
      : sql<SqlBool>`address in (
          select lower(users.email) from users
          where users.is_active and string_to_array(users.user_type, ',') && array[${sql.join(userTypes)}]::text[]
        )`;
  const isContact = sql<SqlBool>`address in (select lower(contact_email) from registrations where ${ofParties})`;
  return db
    .selectFrom(
      sql<Person>`(
        with subscribers as (
          select address, first_name, language, ${isContact} as is_contact, ${isUser} as is_user
          from news_subscribers where state = 'subscribed'
        ), chosen as (
          select address, first_name, language,
            case when is_contact then 'party' when is_user then 'user' else 'optedIn' end as reason
          from subscribers where ${optedIn} or is_contact or is_user
        ), everyone as (
          select address, first_name, language, reason from chosen
          union all
          select address, first_name, language, 'list' from mailing_list_entries
          where mailing_id = ${mailingId}::uuid and address not in (select address from chosen)
        )
        select null::uuid as registration_id, null::text as event_id, address, first_name, '' as last_name, language, reason
        from everyone where ${inLanguage}
      )`.as('readers'),
    )
    .selectAll();
}
