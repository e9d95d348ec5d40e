import type { ReactElement } from 'react';
import { quote, source as sourceStyle, words } from './Quote.css.ts';

export type QuoteProps = {
  /** Its line breaks are kept, because prayers are set as verse. */
  text: string;
  /** Book and verse, or the speaker, and the translation if there is more than one. */
  source?: string;
  /** The language of the text, if it differs from the page's. */
  lang?: string;
};

/** A block quotation from Scripture, a prayer or a saint. */
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
