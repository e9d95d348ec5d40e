import type { ReactElement, ReactNode } from 'react';
import { asTarget } from '../Link/asTarget.ts';
import { item, list } from './List.css.ts';

export type ListProps = {
  items: readonly ReactNode[];
  /** Whether the order matters: if so, numbers replace bullets. */
  ordered?: boolean;
};

/** A bulleted or numbered list. The items are static: they are never reordered while shown. */
export function List({ items, ordered = false }: ListProps): ReactElement {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element className={list}>
      {items.map((content, index) => (
        <li key={index} className={item}>
          {asTarget(content)}
        </li>
      ))}
    </Element>
  );
}
