import type { FieldError } from './problem.ts';

/** PostgreSQL stores every text except one with a NUL; half of a surrogate pair would be stored as another character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** JSON pointers to the texts in a value, names included, at any depth, that cannot be stored as they are. */
export function unstorableTexts(place: FieldError['in'], value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ in: place, pointer, rule: 'pattern' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = `${pointer}/${escapePointer(name)}`;
    // Names are stored too, where an object is kept as it came. A pointer can only name one that is text.
    return isStorable(name) ? unstorableTexts(place, part, inside) : [{ in: place, pointer, rule: 'pattern' }];
  });
}

/** A name as it is in a JSON pointer. */
export function escapePointer(name: unknown): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
