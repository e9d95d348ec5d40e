import { Fragment } from 'react';
import type { ReactElement } from 'react';

/** The same words in one language or several, in the order in which they are printed. */
export type SheetWords = readonly { readonly lang: string; readonly text: string }[];

/** Words in one language or several, each marked with its language; what is the same in both is there once. */
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
