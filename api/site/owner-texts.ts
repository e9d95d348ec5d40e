import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { ownerPlaces } from '../platform/contract/enums.gen.ts';

const text = z.string().trim().min(1);
const file = z.partialRecord(z.enum(ownerPlaces), z.strictObject({ en: text, es: text }));

/** The owner's texts about the center and its people, by their place on the pages. */
export type OwnerTexts = z.output<typeof file>;

/** Reads the file in SITE_TEXTS; without it there are no such texts. Throws an error with every problem if it is invalid. */
export function readOwnerTexts(path: string | undefined): OwnerTexts {
  if (path === undefined) return {};
  const result = file.safeParse(parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${[...issue.path, issue.message].join(': ')}`);
  throw new Error(`The file of SITE_TEXTS has problems:\n${problems.join('\n')}`);
}
