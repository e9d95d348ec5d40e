import type { ReactElement, ReactNode } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { asTarget } from '../Link/asTarget.ts';
import { kinds } from '../Link/Link.css.ts';
import { changeable, changePlace, descriptions, layouts, lists, terms } from './Facts.css.ts';

/** A short link beside a fact for changing it; its accessible name says what it changes. */
type FactChange = {
  href: string;
  /** The visible text, such as 'Change'. */
  label: string;
  /** The accessible name, which begins with the label, such as 'Change: Phone'. */
  name: string;
};

export type FactsProps = {
  /** In a text description with several lines, such as an address, '\n' separates the lines. */
  items: readonly { term: string; description: ReactNode; change?: FactChange }[];
  /**
   * `figures` aligns the descriptions at the end of the line; `across` puts a few short ones side by side, each below its term.
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
