import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Receipt, RegistrationNotification } from '../../platform/jobs/jobs.ts';
import { recordChanges, system } from '../history.ts';
import type { Actor, RegistrationChange } from '../history.ts';
import { notifyParties } from '../mail/notify-party.ts';
import type { Occasion } from '../mail/notify-party.ts';
import type { RegistrationRecord } from '../record.ts';
import { canOffer, hasTurn, offerEnds, owesSince } from '../rules.ts';
import { findRegistration } from '../store.ts';
import type { Locked } from './locked.ts';
import type { StoredEvent } from '../../events/port.ts';
import { movePlaces, placesOf } from './places.ts';
import { firstFitting } from './next-waiting.ts';
import { changedRow } from './row.ts';
import type { RowUpdate } from './row.ts';

/** The dependencies of a change besides the locked registration. */
export type ChangeContext = Pick<AppContext, 'clock' | 'enqueue' | 'enqueueAll' | 'mailLimiter'>;

/** The email about a change. */
interface ChangeMail {
  readonly notice: RegistrationNotification;
  /** Distinguishes one email from another; by default the version of the registration. */
  readonly version?: number;
  readonly receipt?: Receipt;
  /** Set when the email was sent before, so that email programs do not mistake it for the first one. */
  readonly again?: string;
  /** The previous address, if it changed: it is notified as well. */
  readonly formerEmail?: string | undefined;
}

/** A change to one registration. */
export interface Change {
  readonly actor: Actor;
  /** The fields that change. The version and `owesSince` follow from them. */
  readonly to?: Partial<Omit<RegistrationRecord, 'id' | 'eventId' | 'version' | 'owesSince'>>;
  /** The event to which the party moves; the transaction has locked its places, too. */
  readonly movesTo?: StoredEvent;
  /** Columns that the record does not have. */
  readonly columns?: RowUpdate;
  /** Whether the version stays, because an action that someone is preparing still concerns the same party. */
  readonly keepsVersion?: boolean;
  /** The entries of the history; an entry names an actor of its own where several people changed one party together. */
  readonly history: readonly (Omit<RegistrationChange, 'registrationId' | 'at' | 'actor'> & {
    readonly actor?: Actor;
  })[];
  readonly mail?: ChangeMail;
}

/**
 * Whether other parties may fit now at the event of a registration: places were freed, or a party with a turn became smaller or got
 * its turn.
 */
function mayOthersFit(before: RegistrationRecord, after: RegistrationRecord): boolean {
  if (placesOf(after).people < placesOf(before).people) return true;
  return hasTurn(after) && (!hasTurn(before) || after.members.length !== before.members.length);
}

/** A locked registration and what changes about it. */
export interface LockedChange {
  readonly locked: Locked;
  readonly change: Change;
}

/** Returns a registration as it is after a change. */
function afterChange(
  { event, record, now }: Locked,
  { to, movesTo, keepsVersion = false }: Change,
): RegistrationRecord {
  // A party may be at another event by now: a decision at check-in of its earlier event must not bring it back.
  const eventId = movesTo?.id ?? record.eventId;
  const changed = { ...record, ...to, eventId, version: record.version + (keepsVersion ? 0 : 1) };
  return { ...changed, owesSince: owesSince(record.owesSince, changed, movesTo ?? event, now) };
}

/** A change with the registration as it is afterwards. */
type WrittenChange = LockedChange & { readonly after: RegistrationRecord };

/** Writes the rows of registrations. Those that get the same values, such as parties that arrive together, share a statement. */
async function updateRows(transaction: Transaction<Database>, written: readonly WrittenChange[]): Promise<void> {
  const updates = written.map(({ locked, change: { columns, movesTo }, after }) => ({
    id: after.id,
    // Values that the database computes concern one row.
    isOwn:
      columns !== undefined &&
      Object.values(columns).some((value) => value instanceof Object && 'toOperationNode' in value),
    values: {
      ...changedRow(locked.record, after),
      ...columns,
      ...(movesTo && { event_id: movesTo.id }),
      updated_at: locked.now,
    },
  }));
  const together = Map.groupBy(updates, ({ id, isOwn, values }) => (isOwn ? id : JSON.stringify(values)));
  for (const same of together.values()) {
    const [first] = same;
    if (!first) continue;
    await transaction
      .updateTable('registrations')
      .set(first.values)
      .where(
        'id',
        'in',
        same.map(({ id }) => id),
      )
      .execute();
  }
}

/** Writes changes to different registrations and the offers that follow from them, and returns the notifications to send. */
async function write(
  transaction: Transaction<Database>,
  changes: readonly LockedChange[],
  context: ChangeContext,
): Promise<{ records: RegistrationRecord[]; occasions: Occasion[] }> {
  const written = changes.map((one) => ({ ...one, after: afterChange(one.locked, one.change) }));
  await updateRows(transaction, written);
  await movePlaces(
    transaction,
    written.map(({ after }) => after),
    written.map(({ locked }) => locked.record),
  );
  await recordChanges(
    transaction,
    written.flatMap(({ locked, change, after }) =>
      change.history.map((entry) => ({ actor: change.actor, ...entry, registrationId: after.id, at: locked.now })),
    ),
  );
  const occasions: Occasion[] = [];
  for (const one of written) occasions.push(...(await follow(one, context)));
  return { records: written.map(({ after }) => after), occasions };
}

/** Does what follows from a change: schedules the end of a hold, and offers freed places. Returns the notifications to send. */
async function follow({ locked, change, after }: WrittenChange, context: ChangeContext): Promise<Occasion[]> {
  const { transaction, record } = locked;
  const { actor, movesTo, mail } = change;
  if (after.heldUntil && after.heldUntil !== record.heldUntil)
    await context.enqueue(transaction, 'registration-hold', { registrationId: after.id }, after.heldUntil);
  const occasions: Occasion[] = mail ? [{ version: after.version, ...mail, record: after, actor }] : [];
  if (movesTo ? placesOf(record).people > 0 : mayOthersFit(record, after))
    occasions.push(...(await writeOffers(locked, context)));
  // Free places that fit nobody ahead of it may be enough for the party that now waits there.
  if (movesTo && hasTurn(after)) occasions.push(...(await writeOffers({ ...locked, event: movesTo }, context)));
  return occasions;
}

/** Returns the offer of places to a waiting party, which are held for it for two days. */
function offerOf({ event, now }: Locked, { kind, actor }: Pick<RegistrationChange, 'kind' | 'actor'>): Change {
  const heldUntil = offerEnds(event, now);
  return {
    actor,
    to: { state: 'offered', heldUntil, waitingSince: null, waitingNumber: null },
    history: [{ kind }],
    mail: { notice: 'offered' },
  };
}

/** Writes the offers of `offerFreedPlaces`, and returns the notifications to send. */
async function writeOffers(
  { transaction, event, now }: Omit<Locked, 'record'>,
  context: ChangeContext,
): Promise<Occasion[]> {
  const occasions: Occasion[] = [];
  if (!canOffer(event, now)) return occasions;
  for (;;) {
    const id = await firstFitting(transaction, event);
    const record = id === null ? null : await findRegistration(transaction, id);
    if (!record) return occasions;
    const locked = { transaction, event, record, now };
    const change = offerOf(locked, { kind: 'offered', actor: system });
    occasions.push(...(await write(transaction, [{ locked, change }], context)).occasions);
  }
}

/**
 * Changes locked registrations, each once. This is the only way to change one, apart from marks and the deletion of old names. It
 * writes the row, version, places, history and the end of a hold, then offers free places to waiting parties, and emails all of
 * them. The caller stores people and price lines.
 */
export async function applyChanges(
  transaction: Transaction<Database>,
  changes: readonly LockedChange[],
  context: ChangeContext,
): Promise<void> {
  const { occasions } = await write(transaction, changes, context);
  await notifyParties(transaction, context, occasions);
}

/**
 * Changes one locked registration, as `applyChanges` does.
 * @returns the registration afterwards, and whether its previous address may be emailed
 */
export async function applyChange(
  locked: Locked,
  change: Change,
  context: ChangeContext,
): Promise<{ record: RegistrationRecord; isFormerAdmitted: boolean }> {
  const { records, occasions } = await write(locked.transaction, [{ locked, change }], context);
  const [record = locked.record] = records;
  return { record, ...(await notifyParties(locked.transaction, context, occasions)) };
}

/** Offers places to a waiting party and holds them for two days. */
export async function offerPlaces(
  locked: Locked,
  by: Pick<RegistrationChange, 'kind' | 'actor'>,
  context: ChangeContext,
): Promise<void> {
  await applyChange(locked, offerOf(locked, by), context);
}

/**
 * Offers free places to waiting parties in order, each time to the first party that fits completely. Offers nothing at a canceled
 * event. The transaction must have locked the event's row.
 */
export async function offerFreedPlaces(locked: Omit<Locked, 'record'>, context: ChangeContext): Promise<void> {
  await notifyParties(locked.transaction, context, await writeOffers(locked, context));
}
