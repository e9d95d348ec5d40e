import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import type { LinkProps } from './Link.tsx';

/** A link alone in an item, a fact, or a cell is a full-size target. */
export function asTarget(content: ReactNode): ReactNode {
  return isValidElement<LinkProps>(content) && content.type === Link
    ? cloneElement(content, { standalone: true })
    : content;
}
