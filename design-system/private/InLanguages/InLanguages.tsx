import { Fragment } from 'react';
import type { ReactElement } from 'react';

/** The same text in one or several languages, in print order. */
export type SheetWords = readonly { readonly lang: string; readonly text: string }[];

/** Text in one or several languages, each marked with its language; identical text appears only once. */
export function InLanguages({ words }: { readonly words: SheetWords }): ReactElement {
  const distinct = words.filter(({ text }, index) => words.findIndex((other) => other.text === text) === index);
  return (
    <>
      {distinct.map(({ lang, text }, index) => (
        <Fragment key={lang}>
          {index > 0 && ' · '}
          <span lang={lang}>{text}</span>
        </Fragment>
      ))}
    </>
  );
}
