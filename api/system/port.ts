import type { StatusReader } from './status.ts';

/* Other domains may import only this file and the rules of the system. */
export type { StatusReader } from './status.ts';

/** How many warnings need action; advice is not counted. */
export async function countWarnings({ recent }: StatusReader): Promise<number> {
  return (await recent()).warnings.filter(({ isAdvice }) => !isAdvice).length;
}
