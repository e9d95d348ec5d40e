import type { Schemas } from '../../platform/client/client.ts';

type Rooming = Schemas['EventRooming'];

/** Returns the new parts; one that equals the earlier part with its id is replaced by that object. */
function unchangedParts<Part extends { readonly id: string }>(before: readonly Part[], now: readonly Part[]): Part[] {
  const known = new Map(before.map((part) => [part.id, part]));
  return now.map((part) => {
    const same = known.get(part.id);
    return same && JSON.stringify(same) === JSON.stringify(part) ? same : part;
  });
}

/** The API's new answer, with the earlier objects of unchanged rooms and people, so that only the others are rerendered. */
export function withUnchangedParts(before: Rooming, now: Rooming): Rooming {
  return { ...now, rooms: unchangedParts(before.rooms, now.rooms), people: unchangedParts(before.people, now.people) };
}
