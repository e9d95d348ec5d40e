import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../Drawing/Drawing.tsx';
import type { DrawingProps } from '../Drawing/Drawing.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { feature, heading, picture, words } from './Feature.css.ts';

export type FeatureProps = {
  title: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
  /** The drawn window beside the text. */
  drawing: DrawingProps['subject'];
  /** A short text with a link. */
  children: ReactNode;
};

/** A teaser for one of a page's topics: a drawn window, a title, a short text and a link. */
export function Feature({ title, level = 2, drawing, children }: FeatureProps): ReactElement {
  return (
    <article className={feature}>
      <div className={picture}>
        <Drawing subject={drawing} />
      </div>
      <div className={heading}>
        <Heading level={level} size={3}>
          {title}
        </Heading>
      </div>
      <div className={words}>{children}</div>
    </article>
  );
}
