import type { ReactElement } from 'react';
import { letter } from './Letter.css.ts';

export type LetterProps = {
  /** Its line breaks are kept. */
  text: string;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
};

/** A message to or from the staff, for reading at work: dense, in the page's regular font. */
export function Letter({ text, lang }: LetterProps): ReactElement {
  return (
    <blockquote className={letter} lang={lang}>
      {text}
    </blockquote>
  );
}
