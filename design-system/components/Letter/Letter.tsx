import type { ReactElement } from 'react';
import { letter } from './Letter.css.ts';

export type LetterProps = {
  /** Its line breaks are kept. */
  text: string;
  /** The language of the words, where it is not the page's. */
  lang?: string;
};

/** A message to us or from us, for reading at work: dense, in the page's own font. */
export function Letter({ text, lang }: LetterProps): ReactElement {
  return (
    <blockquote className={letter} lang={lang}>
      {text}
    </blockquote>
  );
}
