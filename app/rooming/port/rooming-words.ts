import {
  isSerious,
  occupantsOf,
  bedSpaces,
  capacityOf,
  isToddler,
  type Room,
  type RoomingPerson,
} from '#rules/rooming';
import type { RoomingProblem } from '#rules/rooming';
import type { IntlShape } from 'react-intl';
import { ApiProblem } from '../../platform/client/client.ts';
import { conflictText } from '../../platform/actions/conflict-text.ts';

/** The name of a person as the board shows it. */
export function personName({ firstName, lastName }: Pick<RoomingPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** The features of a room, in words. */
export function roomFeatures(intl: IntlShape, room: Room): string {
  const { isStepFree, hasBath, isOutOfService, isShared } = room;
  return [
    ...(isOutOfService ? [intl.formatMessage({ id: 'rooming.outOfService' })] : []),
    ...(isStepFree ? [intl.formatMessage({ id: 'rooming.stepFree' })] : []),
    ...(hasBath ? [intl.formatMessage({ id: 'rooming.bath' })] : []),
    ...(isShared ? [intl.formatMessage({ id: 'rooming.shared' })] : []),
  ].join(' · ');
}

/** The beds of a room in words, such as '2 singles, 1 bunk'. */
export function bedsInWords(intl: IntlShape, { beds }: Pick<Room, 'beds'>): string {
  const kinds = [...new Set(beds)];
  return intl.formatList(
    kinds.map((kind) =>
      intl.formatMessage({ id: `rooming.beds.${kind}` }, { count: beds.filter((one) => one === kind).length }),
    ),
    { type: 'unit' },
  );
}

/** How many more people older than toddlers a room has beds for. */
export function freeBeds(room: Room, people: readonly RoomingPerson[]): number {
  return capacityOf(room) - occupantsOf(people, room.id).filter((person) => !isToddler(person)).length;
}

/** The name of a bed space, such as 'Bed 2, bunk'. */
export function spaceLabel(intl: IntlShape, room: Room, space: number): string {
  const kind = bedSpaces(room.beds).find((one) => one.space === space)?.kind ?? 'single';
  return intl.formatMessage({ id: `rooming.space.${kind}` }, { number: space });
}

/** The facts about a person besides the name. */
export function personDetails(intl: IntlShape, person: RoomingPerson): string {
  const { age, gender, reference, wantedRoommate, needsStepFree, placement } = person;
  return [
    intl.formatMessage({ id: 'rooming.age' }, { age }),
    ...(gender === undefined ? [] : [intl.formatMessage({ id: `rooming.gender.${gender}` })]),
    reference,
    ...(needsStepFree ? [intl.formatMessage({ id: 'rooming.needsStepFree' })] : []),
    ...(wantedRoommate ? [intl.formatMessage({ id: 'rooming.wants' }, { name: personName(wantedRoommate) })] : []),
    ...(placement?.isPinned ? [intl.formatMessage({ id: 'rooming.pinned' })] : []),
  ].join(' · ');
}

/** A problem in words. */
export function problemText(
  intl: IntlShape,
  { kind, memberIds }: RoomingProblem,
  people: readonly RoomingPerson[],
): string {
  const names = people.filter(({ id }) => memberIds.includes(id)).map(personName);
  return intl.formatMessage(
    { id: `rooming.problem.${kind}` },
    { names: intl.formatList(names, { type: 'conjunction' }), count: names.length },
  );
}

/** Which rooms the board can show. */
export const shownRooms = ['all', 'free', 'wrong'] as const;
export type ShownRooms = (typeof shownRooms)[number];

/** Whether the board shows a room. */
export function isShown(
  shown: ShownRooms,
  room: Room,
  people: readonly RoomingPerson[],
  problems: readonly RoomingProblem[],
): boolean {
  if (shown === 'free') return !room.isOutOfService && freeBeds(room, people) > 0;
  return shown === 'all' || problems.some((problem) => problem.roomId === room.id && isSerious(problem));
}

/** A step that was refused, in words: who else moved the same people, or which rule it breaks. */
export function failureInWords(
  intl: IntlShape,
  failure: unknown,
  conflict: 'rooming.stepGone' | 'rooming.center.missing',
): string {
  if (!(failure instanceof ApiProblem) || failure.problem.code !== 'changed-meanwhile')
    return conflictText(intl, failure, conflict);
  const name = failure.problem.params?.name ?? '';
  return intl.formatMessage({ id: 'rooming.changedMeanwhile' }, { hasName: String(name !== ''), name });
}

/** The announcement of the problems that a move caused. */
export function newProblems(
  intl: IntlShape,
  before: readonly RoomingProblem[],
  after: readonly RoomingProblem[],
  people: readonly RoomingPerson[],
): string {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  const texts = after
    .filter((problem) => !known.has(JSON.stringify(problem)))
    .toSorted((one, other) => Number(isSerious(other)) - Number(isSerious(one)))
    .map((problem) => problemText(intl, problem, people));
  // People in two rooms who asked to share one are a problem of both.
  return [...new Set(texts)].join(' ');
}
