import type { Transaction } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { raiseVersion } from './rooms.ts';

type Schemas = components['schemas'];
type Placement = Schemas['RoomingPlacement'];

/** Where a person slept before a step and sleeps after it; null without a bed. */
export interface PlacementChange {
  readonly memberId: string;
  readonly registrationId: string;
  readonly from: Placement | null;
  readonly to: Placement | null;
}

/** A step that someone took. */
export interface Step {
  readonly number: number;
  readonly userId: number | null;
  readonly changes: readonly PlacementChange[];
}

function toStep(row: { number: number; user_id: number | null; changes: unknown }): Step {
  return { number: row.number, userId: row.user_id, changes: row.changes as readonly PlacementChange[] };
}

/** Returns the steps after this version, newest first. */
export async function stepsSince(
  transaction: Transaction<Database>,
  eventId: string,
  version: number,
): Promise<Step[]> {
  const rows = await transaction
    .selectFrom('rooming_steps')
    .select(['number', 'user_id', 'changes'])
    .where('event_id', '=', eventId)
    .where('number', '>', version)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(toStep);
}

/** Returns the last step that was not undone. */
export async function lastStep(transaction: Transaction<Database>, eventId: string): Promise<Step | undefined> {
  const row = await transaction
    .selectFrom('rooming_steps')
    .select(['number', 'user_id', 'changes'])
    .where('event_id', '=', eventId)
    .where('undone', '=', false)
    .where('kind', '<>', 'undo')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toStep(row);
}

/** Marks a step as undone. */
export async function markUndone(transaction: Transaction<Database>, eventId: string, number: number): Promise<void> {
  await transaction
    .updateTable('rooming_steps')
    .set({ undone: true })
    .where('event_id', '=', eventId)
    .where('number', '=', number)
    .execute();
}

/** Writes where people sleep now, and the step. The caller has locked the plan. */
export async function takeStep(
  transaction: Transaction<Database>,
  eventId: string,
  step: {
    readonly kind: Schemas['RoomingAction'];
    readonly userId: number;
    readonly at: Date;
    readonly changes: readonly PlacementChange[];
  },
): Promise<void> {
  const { kind, userId, at, changes } = step;
  const number = await raiseVersion(transaction, eventId);
  await transaction
    .deleteFrom('room_placements')
    .where('event_id', '=', eventId)
    .where(
      'member_id',
      'in',
      changes.map(({ memberId }) => memberId),
    )
    .execute();
  const rows = changes.flatMap(({ memberId, registrationId, to }) => {
    if (!to) return [];
    const { roomId, space = null, isPinned, isByHand } = to;
    const of = { event_id: eventId, member_id: memberId, registration_id: registrationId };
    return [{ ...of, room_id: roomId, space, is_pinned: isPinned, is_by_hand: isByHand }];
  });
  await freeGaps(transaction, eventId, rows);
  if (rows.length > 0) await transaction.insertInto('room_placements').values(rows).execute();
  await transaction
    .insertInto('rooming_steps')
    .values({ event_id: eventId, number, kind, at, user_id: userId, changes: JSON.stringify(changes) })
    .execute();
}

/** Frees the beds that are given to someone, so that they are not gaps anymore. People who are present never have these beds. */
async function freeGaps(
  transaction: Transaction<Database>,
  eventId: string,
  rows: readonly { readonly room_id: string; readonly space: number | null }[],
): Promise<void> {
  for (const { room_id, space } of rows) {
    if (space === null) continue;
    await transaction
      .deleteFrom('room_placements')
      .where('event_id', '=', eventId)
      .where('room_id', '=', room_id)
      .where('space', '=', space)
      .execute();
  }
}

/** @throws ProblemError `changed-meanwhile` if a step has such a change; the caller adds the current state. */
export function requireNothingElse(steps: readonly Step[], concerns: (change: PlacementChange) => boolean): void {
  if (steps.some(({ changes }) => changes.some(concerns))) throw new ProblemError('changed-meanwhile');
}
