import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { AuditAction } from '../audit/audit.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { countAll, onPage } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { MailCause } from '../platform/mail/limiter.ts';

type Schemas = components['schemas'];

/** The author of a change to a registration: the party itself, a staff member, or a timer. */
export type Actor =
  | {
      readonly by: Exclude<Schemas['RegistrationActor'], 'staff'>;
      /** The party's network, to count the emails that it causes. */
      readonly cause?: MailCause;
    }
  | { readonly by: 'staff'; readonly userId: number };

/** The party itself. */
export const party: Actor = { by: 'party' };

/** A timer, not a person. */
export const system: Actor = { by: 'system' };

/** One change to a registration; details contain amounts and references, never names or addresses. */
export interface RegistrationChange {
  readonly registrationId: string;
  readonly at: Date;
  readonly kind: Schemas['RegistrationChangeKind'];
  readonly actor: Actor;
  readonly details?: Readonly<Record<string, string | number>>;
  /** The note of the person who made the change. */
  readonly note?: string | undefined;
  /** The email that the change is about. */
  readonly messageId?: string;
  /**
   * Whether the audit trail already has an entry for the staff's action, for example from when they requested a refund from PayPal.
   */
  readonly isAudited?: boolean;
}

/** The audit action of each change by staff; null for changes that only follow from another change, or that staff never make. */
const staffActions: Readonly<Record<Schemas['RegistrationChangeKind'], AuditAction | null>> = {
  registered: 'registration-created',
  waitlisted: 'registration-created',
  offered: null,
  offerAccepted: 'registration-offer-accepted',
  offerEnded: null,
  holdEnded: null,
  promoted: 'registration-promoted',
  cancelled: 'registration-cancelled',
  eventCancelled: null,
  confirmed: null,
  payment: 'payment-recorded',
  paymentPending: null,
  refund: 'refund-recorded',
  waiverSigned: 'waivers-recorded',
  waiverLinkSent: 'waiver-link-sent',
  waiverLinkStopped: 'waiver-link-stopped',
  receipt: 'receipt-sent',
  message: 'registration-mailed',
  changed: 'registration-changed',
  moved: 'registration-moved',
  balanceReminder: 'balance-reminder-sent',
  signatureReminder: 'signature-reminder-sent',
  restReminder: null,
  eventReminder: null,
  priceAdjusted: 'price-adjusted',
  priceApplied: 'price-applied',
  closed: 'registration-closed',
  linkReplaced: 'registration-link-replaced',
  addressReminder: null,
  addressConfirmed: 'registration-address-confirmed',
  addressReleased: 'registration-released',
  arrived: 'arrival-recorded',
  arrivalUndone: 'arrival-undone',
  departed: 'departure-recorded',
  departureUndone: 'departure-undone',
  notComing: 'not-coming-recorded',
  notComingUndone: 'not-coming-undone',
  placesFreed: 'places-freed',
  arrivalDismissed: 'arrival-dismissed',
};

const pageSize = 50;

/** Records changes by staff in the audit trail; changes by a party itself are only in its history. */
export async function auditStaffChanges(
  transaction: Transaction<Database>,
  changes: readonly Pick<RegistrationChange, 'registrationId' | 'at' | 'kind' | 'actor' | 'details' | 'isAudited'>[],
): Promise<void> {
  const entries = changes.flatMap(({ registrationId, at, kind, actor, details, isAudited = false }) => {
    const action = staffActions[kind];
    if (actor.by !== 'staff' || action === null || isAudited) return [];
    return [
      { at, action, actorUserId: actor.userId, subject: `registration:${registrationId}`, ...(details && { details }) },
    ];
  });
  await audit(transaction, ...entries);
}

/** Adds changes to the history of registrations, in the given order, and adds those by staff to the audit trail. */
export async function recordChanges(
  transaction: Transaction<Database>,
  changes: readonly RegistrationChange[],
): Promise<void> {
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
  `.execute(transaction);
  await auditStaffChanges(transaction, changes);
}

/** Returns one page of a registration's history, newest first. */
export async function readHistory(
  db: Kysely<Database>,
  registrationId: string,
  page: number,
): Promise<Schemas['RegistrationHistory']> {
  const all = db.selectFrom('registration_changes').where('registration_changes.registration_id', '=', registrationId);
  const request = { page, pageSize };
  const [rows, total] = await Promise.all([
    onPage(
      all
        .leftJoin('users', 'users.id', 'registration_changes.actor_user_id')
        .leftJoin('registration_messages', 'registration_messages.id', 'registration_changes.message_id')
        .select([
          'registration_changes.id',
          'registration_changes.at',
          'kind',
          'actor',
          'details',
          'note',
          'users.first_name',
          'users.last_name',
        ])
        .select(['registration_messages.subject', 'registration_messages.text', 'registration_messages.sent_at'])
        .orderBy('registration_changes.id', 'desc'),
      request,
    ).execute(),
    countAll(db, all.select('registration_changes.id')),
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
      ...(row.subject !== null && {
        message: {
          subject: row.subject,
          text: row.text ?? '',
          ...(row.sent_at && { sentAt: row.sent_at.toISOString() }),
        },
      }),
    })),
    ...request,
    total,
  };
}
