import type { FieldError } from './problem.ts';

/** PostgreSQL cannot store a NUL, and half of a surrogate pair would be stored as another character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Returns an error for each string in a value, at any depth and including property names, that cannot be stored unchanged. */
export function unstorableTexts(place: FieldError['in'], value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ in: place, pointer, rule: 'pattern' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = `${pointer}/${escapePointer(name)}`;
    // Names are stored too if an object is stored as sent. A pointer cannot contain an invalid name, so the error names the parent.
    return isStorable(name) ? unstorableTexts(place, part, inside) : [{ in: place, pointer, rule: 'pattern' }];
  });
}

/** Escapes a name for a JSON pointer. */
export function escapePointer(name: unknown): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
