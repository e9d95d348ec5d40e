import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';

/** Whether the member with the alias `m` in a query has a signature for this version. */
export function isSigned(version: string | Expression<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from waiver_signatures s where s.member_id = m.id and s.person_number = m.person_number and s.version = ${version}
  )`;
}
