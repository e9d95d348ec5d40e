import type { Transaction } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { AuditAction } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { userNames } from '../users/port.ts';
import { assignSpaces, isToddler, occupantsOf } from './rules.ts';
import type { Refusal, Room, RoomingPerson } from './rules.ts';
import { lockPlan } from './rooms.ts';
import { readRooming } from './snapshot.ts';
import { lastStep, markUndone, requireNothingElse, stepsSince, takeStep } from './steps.ts';
import type { PlacementChange } from './steps.ts';
import { suggestRooms } from './suggest.ts';

type Schemas = components['schemas'];
type Request = Schemas['RoomingChange'];
type State = Schemas['EventRooming'];
type Placement = Schemas['RoomingPlacement'];

/** The effects of a step. */
interface Outcome {
  readonly changes: readonly PlacementChange[];
  readonly choices?: readonly Schemas['RoomingChoice'][];
}

const actions: Readonly<Record<Request['action'], AuditAction>> = {
  move: 'people-placed',
  remove: 'people-placed',
  pin: 'people-placed',
  unpin: 'people-placed',
  suggest: 'rooming-suggested',
  clear: 'rooming-suggested',
  undo: 'rooming-undone',
};

function refuse({ reason, memberId }: Refusal, { people }: Pick<State, 'people'>, room?: Room): never {
  const person = people.find(({ id }) => id === memberId);
  throw new ProblemError('placement-refused', {
    params: {
      reason,
      room: room?.name ?? '',
      person: person ? `${person.firstName} ${person.lastName}` : '',
    },
  });
}

function isSame(one: Placement | null, other: Placement | null): boolean {
  return (
    one?.roomId === other?.roomId &&
    one?.space === other?.space &&
    one?.isPinned === other?.isPinned &&
    one?.isByHand === other?.isByHand
  );
}

function changeOf(person: RoomingPerson, to: Placement | null): PlacementChange[] {
  const from = person.placement ?? null;
  return isSame(from, to) ? [] : [{ memberId: person.id, registrationId: person.registrationId, from, to }];
}

/** Returns the people of the request, without those who do not stay the night anymore. */
function chosenPeople({ people, gaps }: State, memberIds: readonly string[] = []): RoomingPerson[] {
  const known = new Map(people.map((person) => [person.id, person]));
  const isGap = (id: string) => gaps.some(({ memberId }) => memberId === id);
  if (memberIds.length === 0) {
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/memberIds', rule: 'required' }] });
  }
  return [...new Set(memberIds)].flatMap((id) => {
    const person = known.get(id);
    if (person) return [person];
    if (isGap(id)) return [];
    throw new ProblemError('not-found');
  });
}

function move(state: State, { memberIds, roomId, space }: Request): Outcome {
  const room = state.rooms.find(({ id }) => id === roomId);
  const chosen = chosenPeople(state, memberIds);
  if (!room || chosen.length === 0) throw new ProblemError('not-found');
  const pinned = chosen.find(({ placement }) => placement?.isPinned);
  if (pinned) refuse({ reason: 'pinned', memberId: pinned.id }, state);
  const ids = new Set(chosen.map(({ id }) => id));
  const others = occupantsOf(state.people, room.id).filter(({ id }) => !ids.has(id));
  const spaces = assignSpaces(room, others, chosen, chosen.length === 1 ? space : undefined);
  if ('reason' in spaces) refuse(spaces, state, room);
  const changes = [...others, ...chosen].flatMap((person) => {
    const own = spaces.get(person.id);
    const { isPinned = false, isByHand = true } = person.placement ?? {};
    const to = { roomId: room.id, ...(own !== undefined && { space: own }), isPinned };
    return changeOf(person, { ...to, isByHand: ids.has(person.id) || isByHand });
  });
  return { changes };
}

function remove(state: State, { memberIds = [] }: Request): Outcome {
  const pinned = chosenPeople(state, memberIds).find(({ placement }) => placement?.isPinned);
  if (pinned) refuse({ reason: 'pinned', memberId: pinned.id }, state);
  const seen = state.gaps
    .filter(({ memberId }) => memberIds.includes(memberId))
    .map(({ memberId, registrationId }) => ({ memberId, registrationId, from: null, to: null }));
  return { changes: [...chosenPeople(state, memberIds).flatMap((person) => changeOf(person, null)), ...seen] };
}

function pin(state: State, { memberIds }: Request, isPinned: boolean): Outcome {
  const changes = chosenPeople(state, memberIds).flatMap((person) =>
    person.placement ? changeOf(person, { ...person.placement, isPinned }) : [],
  );
  return { changes };
}

function clear({ people }: State): Outcome {
  const suggested = people.filter(({ placement }) => placement && !placement.isByHand && !placement.isPinned);
  return { changes: suggested.flatMap((person) => changeOf(person, null)) };
}

function suggest({ rooms, people }: State): Outcome {
  const before = new Map(people.map((person) => [person.id, person]));
  const { people: after, choices } = suggestRooms(rooms, people);
  return {
    choices,
    changes: after.flatMap((person) => changeOf(before.get(person.id) ?? person, person.placement ?? null)),
  };
}

/** Undoes the last step, unless a bed that it changed now belongs to someone else or is out of use. */
async function undo(transaction: Transaction<Database>, state: State): Promise<Outcome> {
  const step = await lastStep(transaction, state.event.id);
  if (!step) throw new ProblemError('state-conflict');
  const present = new Map(state.people.map((person) => [person.id, person]));
  const changes = step.changes.flatMap(({ memberId, from }) => {
    const person = present.get(memberId);
    return person ? changeOf(person, from) : [];
  });
  const moved = new Set(changes.map(({ memberId }) => memberId));
  for (const { memberId, to } of changes) {
    if (!to) continue;
    const room = state.rooms.find(({ id }) => id === to.roomId);
    const person = present.get(memberId);
    if (!room || !person) throw new ProblemError('state-conflict');
    const others = occupantsOf(state.people, room.id).filter(({ id }) => !moved.has(id));
    const spaces = assignSpaces(room, others, [person], isToddler(person) ? undefined : to.space);
    if ('reason' in spaces) refuse(spaces, state, room);
  }
  await markUndone(transaction, state.event.id, step.number);
  return { changes };
}

/**
 * @throws ProblemError `changed-meanwhile` if someone else has changed the same people or room since the version that the caller
 * saw.
 */
async function requireUnchanged(transaction: Transaction<Database>, state: State, request: Request): Promise<void> {
  const { version, action, memberIds = [], roomId } = request;
  const isForAll = action === 'suggest' || action === 'clear' || action === 'undo';
  const steps = await stepsSince(transaction, state.event.id, version);
  try {
    if (isForAll && state.version !== version) throw new ProblemError('changed-meanwhile');
    requireNothingElse(
      steps,
      ({ memberId, from, to }) =>
        memberIds.includes(memberId) || (roomId !== undefined && (from?.roomId === roomId || to?.roomId === roomId)),
    );
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const by = steps[0]?.userId ?? null;
    const name = (await userNames(transaction, [by])).get(by) ?? '';
    throw new ProblemError('changed-meanwhile', { params: { name }, rooming: state });
  }
}

async function outcomeOf(transaction: Transaction<Database>, state: State, request: Request): Promise<Outcome> {
  switch (request.action) {
    case 'move':
      return move(state, request);
    case 'remove':
      return remove(state, request);
    case 'pin':
    case 'unpin':
      return pin(state, request, request.action === 'pin');
    case 'suggest':
      return suggest(state);
    case 'clear':
      return clear(state);
    case 'undo':
      return undo(transaction, state);
  }
}

/**
 * Takes one step in assigning the people of an event to its rooms.
 * @throws ProblemError `not-found`, `changed-meanwhile` with the current state, `placement-refused`, `state-conflict` when there
 * is nothing to undo or it cannot be undone.
 */
export async function changeRooming(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  eventId: string,
  request: Request,
  userId: number,
): Promise<State> {
  return db.transaction().execute(async (transaction) => {
    const event = await transaction.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst();
    if (!event) throw new ProblemError('not-found');
    await lockPlan(transaction, eventId);
    const state = await readRooming(transaction, eventId);
    await requireUnchanged(transaction, state, request);
    const { changes, choices } = await outcomeOf(transaction, state, request);
    const at = clock();
    if (changes.length > 0) {
      await takeStep(transaction, eventId, { kind: request.action, userId, at, changes });
      await audit(transaction, {
        at,
        actorUserId: userId,
        action: actions[request.action],
        subject: `event:${eventId}`,
        details: { step: request.action, people: changes.length },
      });
    }
    return readRooming(transaction, eventId, choices);
  });
}
