import type { ReactElement } from 'react';
import { quote, source as sourceStyle, words } from './Quote.css.ts';

export type QuoteProps = {
  /** Its line breaks are kept: prayers are set as verse. */
  text: string;
  /** Book and verse, or who said it, with the translation where there is more than one. */
  source?: string;
  /** The language of the words, where it is not the page's. */
  lang?: string;
};

/** Words of Scripture, a prayer or a saint, set apart. */
export function Quote({ text, source, lang }: QuoteProps): ReactElement {
  return (
    <figure className={quote}>
      <blockquote className={words} lang={lang}>
        {text}
      </blockquote>
      {source !== undefined && <figcaption className={sourceStyle}>{source}</figcaption>}
    </figure>
  );
}
