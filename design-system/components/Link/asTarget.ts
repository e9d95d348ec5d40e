import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import type { LinkProps } from './Link.tsx';

/** Makes a link that is the only content of an item, a fact or a cell a full-size target. */
export function asTarget(content: ReactNode): ReactNode {
  return isValidElement<LinkProps>(content) && content.type === Link
    ? cloneElement(content, { standalone: true })
    : content;
}
