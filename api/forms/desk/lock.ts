import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { FormTable } from '../tables.ts';

type FormVersion = components['schemas']['FormVersion'];

/** The forms to lock, as a staff member reads them. */
interface ReadForms {
  readonly table: FormTable;
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

/**
 * Locks forms that staff are about to change, always in the same order, to prevent deadlocks.
 * @throws ProblemError `not-found`; `changed-meanwhile` with the current state and the name of the person who changed it since it
 * was read.
 */
export async function lockForms(
  transaction: Transaction<Database>,
  { table, forms, visible }: ReadForms,
): Promise<LockedForm[]> {
  const ids = forms.map(({ id }) => id);
  const { rows } = await sql<LockedForm & { readonly name: string | null }>`
    select forms.id, forms.state, forms.version, users.first_name || ' ' || users.last_name as name
    from ${sql.table(table)} as forms left join users on users.id = forms.changed_by_user_id
    where forms.id = any(${ids}::uuid[]) and forms.state <> 'held' and ${visible}
    order by forms.id
    for update of forms
  `.execute(transaction);
  const versions = new Map(forms.map(({ id, version }) => [id, version]));
  if (rows.length < versions.size) throw new ProblemError('not-found');
  const changed = rows.find(({ id, version }) => versions.get(id) !== version);
  if (changed)
    throw new ProblemError('changed-meanwhile', { params: { name: changed.name ?? '', state: changed.state } });
  return rows;
}
