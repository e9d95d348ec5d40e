import type { ReactElement, ReactNode } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { asTarget } from '../Link/asTarget.ts';
import { kinds } from '../Link/Link.css.ts';
import { changeable, changePlace, descriptions, layouts, lists, terms } from './Facts.css.ts';

/** Where a fact can be changed: a short link beside it, whose whole name says what of. */
type FactChange = {
  href: string;
  /** What shows, such as 'Change'. */
  label: string;
  /** What is announced: it begins with the label, such as 'Change: Phone'. */
  name: string;
};

export type FactsProps = {
  /** The lines of a description in words, such as an address, are divided by '\n'. */
  items: readonly { term: string; description: ReactNode; change?: FactChange }[];
  /**
   * `figures` aligns the descriptions at the end of the line; `across` sets a few short ones side by side, each below its term.
   * @default 'words'
   */
  layout?: keyof typeof layouts;
};

/** Terms with their descriptions: when, where, how much. */
export function Facts({ items, layout = 'words' }: FactsProps): ReactElement {
  return (
    <dl className={lists[layout]}>
      {items.map(({ term, description, change }) => (
        <div key={term} className={change ? `${layouts[layout]} ${changeable}` : layouts[layout]}>
          <dt className={terms[layout]}>{term}</dt>
          <dd className={descriptions[layout]}>{asTarget(description)}</dd>
          {change && (
            <dd className={changePlace}>
              <PageLink className={kinds.standalone} href={change.href} aria-label={change.name}>
                {change.label}
              </PageLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
