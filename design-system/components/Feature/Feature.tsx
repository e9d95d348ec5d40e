import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../Drawing/Drawing.tsx';
import type { DrawingProps } from '../Drawing/Drawing.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { feature, picture, words } from './Feature.css.ts';

export type FeatureProps = {
  title: ReactNode;
  /** Its place in the page's outline. @default 2 */
  level?: 2 | 3;
  /** The window beside it. */
  drawing: DrawingProps['subject'];
  /** A few words and where they lead to. */
  children: ReactNode;
};

/** One of the things that a page invites to: a window, a title, a few words and a way on. */
export function Feature({ title, level = 2, drawing, children }: FeatureProps): ReactElement {
  return (
    <article className={feature}>
      <div className={picture}>
        <Drawing subject={drawing} />
      </div>
      <div className={words}>
        <Heading level={level} size={3}>
          {title}
        </Heading>
        {children}
      </div>
    </article>
  );
}
