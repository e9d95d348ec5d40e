import type { StatusReader } from './status.ts';

/* What other domains use of the system: this and its rules, nothing else. */
export type { StatusReader } from './status.ts';

/** How many warnings need somebody; advice is not counted. */
export async function countWarnings({ recent }: StatusReader): Promise<number> {
  return (await recent()).warnings.filter(({ isAdvice }) => !isAdvice).length;
}
