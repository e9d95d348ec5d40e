import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../contract/schema.gen.ts';
import type { Database } from '../data/tables.gen.ts';

type Schemas = components['schemas'];

/** Who changed a registration: the party itself, a member of staff, or time. */
export type Actor =
  | { readonly by: Exclude<Schemas['RegistrationActor'], 'staff'> }
  | { readonly by: 'staff'; readonly userId: number };

/** The party itself. */
export const party: Actor = { by: 'party' };

/** Nobody but the clock. */
export const system: Actor = { by: 'system' };

/** One thing that happened to a registration; details hold amounts and references, never names or addresses. */
export interface RegistrationChange {
  readonly registrationId: string;
  readonly at: Date;
  readonly kind: Schemas['RegistrationChangeKind'];
  readonly actor: Actor;
  readonly details?: Readonly<Record<string, string | number>>;
  /** What the one who did it wrote about it. */
  readonly note?: string | undefined;
  /** The mail that it is about. */
  readonly messageId?: string;
}

const pageSize = 50;

/** Adds to the history of registrations, in the order given. */
export async function recordChanges(db: Kysely<Database>, changes: readonly RegistrationChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into registration_changes (registration_id, at, kind, actor, actor_user_id, details, note, message_id)
    select * from unnest(
      ${changes.map(({ registrationId }) => registrationId)}::uuid[], ${changes.map(({ at }) => at)}::timestamptz[],
      ${changes.map(({ kind }) => kind)}::text[], ${changes.map(({ actor }) => actor.by)}::text[],
      ${changes.map(({ actor }) => (actor.by === 'staff' ? actor.userId : null))}::int[],
      ${changes.map(({ details }) => JSON.stringify(details ?? {}))}::jsonb[], ${changes.map(({ note }) => note ?? null)}::text[],
      ${changes.map(({ messageId }) => messageId ?? null)}::uuid[]
    )
  `.execute(db);
}

/** One page of a registration's history, newest first. */
export async function readHistory(db: Kysely<Database>, registrationId: string, page: number): Promise<Schemas['RegistrationHistory']> {
  const all = db.selectFrom('registration_changes').where('registration_changes.registration_id', '=', registrationId);
  const [rows, { total }] = await Promise.all([
    all
      .leftJoin('users', 'users.id', 'registration_changes.actor_user_id')
      .leftJoin('registration_messages', 'registration_messages.id', 'registration_changes.message_id')
      .select(['registration_changes.id', 'registration_changes.at', 'kind', 'actor', 'details', 'note', 'users.first_name', 'users.last_name'])
      .select(['registration_messages.subject', 'registration_messages.text', 'registration_messages.sent_at'])
      .orderBy('registration_changes.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      // Only recordChanges writes these columns.
      kind: row.kind as Schemas['RegistrationChangeKind'],
      by: row.actor,
      byName: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
      details: row.details as Record<string, string | number>,
      ...(row.note !== null && { note: row.note }),
      ...(row.subject !== null && { message: { subject: row.subject, text: row.text ?? '', ...(row.sent_at && { sentAt: row.sent_at.toISOString() }) } }),
    })),
    page,
    pageSize,
    total,
  };
}
