import type { Parts } from '../../context.ts';
import type { Receipt, RegistrationNotice } from '../../platform/jobs/jobs.ts';
import { recordChanges, system } from '../history.ts';
import type { Actor, RegistrationChange } from '../history.ts';
import { tellParty } from '../mail/notify-party.ts';
import type { RegistrationRecord } from '../record.ts';
import { hasTurn, owesSince } from '../rules.ts';
import { findRegistration } from '../store.ts';
import type { Locked } from './locked.ts';
import { firstFitting, movePlaces, offerEnds, placesOf, startsAt } from './places.ts';
import { changedRow } from './row.ts';
import type { RowUpdate } from './row.ts';

/** What a change needs besides the locked registration. */
export type ChangeParts = Pick<Parts, 'clock' | 'enqueue' | 'mailLimiter'>;

/** The email about a change. */
interface ChangeMail {
  readonly notice: RegistrationNotice;
  /** Tells one email from another; the version of the registration when left out. */
  readonly version?: number;
  readonly receipt?: Receipt;
  /** Set when the email was sent before, so that mail programs do not take it for the first one. */
  readonly again?: string;
  /** The address until now, where that is another: it is told as well. */
  readonly formerEmail?: string | undefined;
}

/** What happens to one registration. */
export interface Change {
  readonly actor: Actor;
  /** What differs afterwards. The version and since when something is owed follow from it. */
  readonly to?: Partial<Omit<RegistrationRecord, 'id' | 'eventId' | 'version' | 'owesSince'>>;
  /** Columns that the record does not have. */
  readonly columns?: RowUpdate;
  /** The version stays, because what someone is about to do with the party is about the same party. */
  readonly keepsVersion?: boolean;
  readonly history: readonly Omit<RegistrationChange, 'registrationId' | 'at' | 'actor'>[];
  readonly mail?: ChangeMail;
}

/** Whether others may fit now: places came free, or a party with a turn became smaller or got its turn. */
function mayOthersFit(before: RegistrationRecord, after: RegistrationRecord): boolean {
  if (placesOf(after).people < placesOf(before).people) return true;
  return hasTurn(after) && (!hasTurn(before) || after.members.length !== before.members.length);
}

/**
 * Changes a locked registration, the only way in which one is changed: row, version, places, history, email, and the end of
 * a hold. Then free places are offered to those who wait. People and price lines are stored by who changes them.
 * @returns the registration afterwards, and whether its former address may be written to
 */
export async function applyChange(
  locked: Locked,
  { actor, to, columns, keepsVersion = false, history, mail }: Change,
  parts: ChangeParts,
): Promise<{ record: RegistrationRecord; isFormerAdmitted: boolean }> {
  const { transaction, event, record, now } = locked;
  const { id: registrationId } = record;
  const changed = { ...record, ...to, version: record.version + (keepsVersion ? 0 : 1) };
  const after: RegistrationRecord = { ...changed, owesSince: owesSince(record.owesSince, changed, event, now) };
  await transaction
    .updateTable('registrations')
    .set({ ...changedRow(record, after), ...columns, updated_at: now })
    .where('id', '=', registrationId)
    .execute();
  await movePlaces(transaction, [after], [record]);
  await recordChanges(
    transaction,
    history.map((entry) => ({ ...entry, registrationId, at: now, actor })),
  );
  const told = mail
    ? await tellParty(transaction, parts, { version: after.version, ...mail, record: after, actor })
    : { isFormerAdmitted: false };
  if (after.heldUntil && after.heldUntil !== record.heldUntil)
    await parts.enqueue(transaction, 'registration-hold', { registrationId }, after.heldUntil);
  if (mayOthersFit(record, after)) await offerFreedPlaces(locked, parts);
  return { record: after, ...told };
}

/** Offers places to a waiting party: they are its own for two days. */
export async function offerPlaces(
  locked: Locked,
  { kind, actor }: Pick<RegistrationChange, 'kind' | 'actor'>,
  parts: ChangeParts,
): Promise<void> {
  const heldUntil = offerEnds(locked.event, locked.now);
  await applyChange(
    locked,
    {
      actor,
      to: { state: 'offered', heldUntil, waitingSince: null, waitingNumber: null },
      history: [{ kind }],
      mail: { notice: 'offered' },
    },
    parts,
  );
}

/**
 * Offers what is free to those who wait, in their order: each time the first party that fits entirely. The event's row
 * must be locked by the transaction.
 */
export async function offerFreedPlaces(
  { transaction, event, now }: Omit<Locked, 'record'>,
  parts: ChangeParts,
): Promise<void> {
  if (now >= startsAt(event)) return;
  for (;;) {
    const id = await firstFitting(transaction, event);
    const record = id === null ? null : await findRegistration(transaction, id);
    if (!record) return;
    await offerPlaces({ transaction, event, record, now }, { kind: 'offered', actor: system }, parts);
  }
}
