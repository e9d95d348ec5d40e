import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { answerColumns, formTables } from '../tables.ts';
import { visibleOf } from './visible.ts';

type Kind = components['schemas']['HeldFormKind'];

/**
 * An SQL condition for the forms of a kind whose latest answer could not be delivered. It no longer holds once staff answer again,
 * or archive the form because they reached the person in another way.
 */
export function isUndelivered(kind: Kind): RawBuilder<boolean> {
  const table = sql.table(formTables[kind]);
  const refused = sql.ref(`refused.${answerColumns[kind]}`);
  const later = sql.ref(`later.${answerColumns[kind]}`);
  return sql`${table}.state <> 'archived' and ${table}.id in (
    select ${refused} from form_answers as refused
    where refused.refused_at is not null and ${refused} is not null and not exists (
      select from form_answers as later where ${later} = ${refused} and later.created_at > refused.created_at
    )
  )`;
}

/** A subquery of the forms whose answer could not be delivered and that someone with these types sees, for counting. */
export function undeliveredForms(kind: Kind, held: readonly UserType[]): RawBuilder<unknown> {
  return sql`(
    select id from ${sql.table(formTables[kind])}
    where state <> 'held' and ${isUndelivered(kind)} and ${visibleOf(kind, held)}
  )`;
}
