import { readdirSync, readFileSync } from 'node:fs';
import type { components } from '../../platform/contract/schema.gen.ts';
import { readAnswerFile } from './answer-file.ts';
import type { PreparedText } from './answer-file.ts';

/** A prepared answer to prayer requests. */
export interface PreparedAnswer {
  readonly id: string;
  readonly texts: Readonly<Record<'en' | 'es', PreparedText>>;
}

const folder = new URL('answers/', import.meta.url);

/**
 * Reads the prepared answers, in the order of their file numbers.
 * @throws when a file is invalid; then the program does not start.
 */
export function readPreparedAnswers(): readonly PreparedAnswer[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({
      id: file.replace(/^\d+-|\.md$/g, ''),
      texts: readAnswerFile(file, readFileSync(new URL(file, folder), 'utf8')),
    }));
}

/** The answers as staff see them. */
export function presentPreparedAnswers(
  answers: readonly PreparedAnswer[],
  language: 'en' | 'es',
): components['schemas']['PreparedAnswer'][] {
  return answers.map(({ id, texts }) => ({ id, ...texts[language] }));
}
