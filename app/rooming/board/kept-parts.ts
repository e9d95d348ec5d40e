import type { Schemas } from '../../platform/client/client.ts';

type Rooming = Schemas['EventRooming'];

/** The parts by their ids; one that says the same as before is the same object as before. */
function keptParts<Part extends { readonly id: string }>(before: readonly Part[], now: readonly Part[]): Part[] {
  const known = new Map(before.map((part) => [part.id, part]));
  return now.map((part) => {
    const same = known.get(part.id);
    return same && JSON.stringify(same) === JSON.stringify(part) ? same : part;
  });
}

/** What the API answers now, with the rooms and people of before where nothing of them has changed: only the others are drawn again. */
export function keepingParts(before: Rooming, now: Rooming): Rooming {
  return { ...now, rooms: keptParts(before.rooms, now.rooms), people: keptParts(before.people, now.people) };
}
