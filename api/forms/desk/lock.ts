import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { answerColumns, formTables } from '../tables.ts';

type FormVersion = components['schemas']['FormVersion'];

/** The forms to lock, as a staff member reads them. */
interface ReadForms {
  readonly kind: keyof typeof formTables;
  readonly forms: readonly FormVersion[];
  /** Which forms the reader may see. */
  readonly visible: RawBuilder<boolean>;
}

/** A locked form. */
interface LockedForm {
  readonly id: string;
  readonly state: string;
  readonly version: number;
}

/** What someone did last to a form: gave an answer or a decision, replied to a proposal, or moved it to another state. */
async function lastChange(
  transaction: Transaction<Database>,
  kind: ReadForms['kind'],
  { id, updated_at: at }: { readonly id: string; readonly updated_at: Date },
): Promise<string> {
  const answer = await transaction
    .selectFrom('form_answers')
    .select(['decision', 'replied_at'])
    .where(answerColumns[kind], '=', id)
    // An answer and a reply are stored with the same time as the change to their form.
    .where((row) => row.or([row('created_at', '=', at), row('replied_at', '=', at)]))
    .limit(1)
    .executeTakeFirst();
  if (!answer) return 'moved';
  return answer.replied_at?.getTime() === at.getTime() ? 'replied' : (answer.decision ?? 'answered');
}

/**
 * Locks forms that staff are about to change, always in the same order, to prevent deadlocks.
 * @throws ProblemError `not-found`; `changed-meanwhile` with the current state, the name of the person who changed it since it
 * was read, and what that person did.
 */
export async function lockForms(
  transaction: Transaction<Database>,
  { kind, forms, visible }: ReadForms,
): Promise<LockedForm[]> {
  const ids = forms.map(({ id }) => id);
  const { rows } = await sql<LockedForm & { readonly updated_at: Date; readonly name: string | null }>`
    select forms.id, forms.state, forms.version, forms.updated_at, users.first_name || ' ' || users.last_name as name
    from ${sql.table(formTables[kind])} as forms left join users on users.id = forms.changed_by_user_id
    where forms.id = any(${ids}::uuid[]) and forms.state <> 'held' and ${visible}
    order by forms.id
    for update of forms
  `.execute(transaction);
  const versions = new Map(forms.map(({ id, version }) => [id, version]));
  if (rows.length < versions.size) throw new ProblemError('not-found');
  const changed = rows.find(({ id, version }) => versions.get(id) !== version);
  if (changed) {
    const change = await lastChange(transaction, kind, changed);
    throw new ProblemError('changed-meanwhile', { params: { name: changed.name ?? '', state: changed.state, change } });
  }
  return rows;
}
