import type { ReactElement, ReactNode } from 'react';
import { asTarget } from '../Link/asTarget.ts';
import { descriptions, facts, layouts, terms } from './Facts.css.ts';

export type FactsProps = {
  /** The lines of a description in words, such as an address, are divided by '\n'. */
  items: readonly { term: string; description: ReactNode }[];
  /** `figures` sets the descriptions under each other at the end of the line. @default 'words' */
  layout?: keyof typeof layouts;
};

/** Terms and what is so about each: when, where, how much. */
export function Facts({ items, layout = 'words' }: FactsProps): ReactElement {
  return (
    <dl className={facts}>
      {items.map(({ term, description }) => (
        <div key={term} className={layouts[layout]}>
          <dt className={terms[layout]}>{term}</dt>
          <dd className={descriptions[layout]}>{asTarget(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
