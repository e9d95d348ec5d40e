import type { ReactElement, ReactNode } from 'react';
import { StainedGlass } from '../../private/StainedGlass/StainedGlass.tsx';
import { SeasonMark } from '../../private/SeasonMark/SeasonMark.tsx';
import type { SeasonColor } from '../../private/SeasonMark/SeasonMark.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { art as artStyle, hero, inner, kicker as kickerStyle, lead as leadStyle, mark, words } from './Hero.css.ts';

export type HeroProps = {
  /** The page's level 1 heading. */
  title: string;
  lead: ReactNode;
  /** A line above the title, such as the day of the Church's year. */
  kicker?: string;
  /** The liturgical color of the day, shown as a small ornament before `kicker`. */
  season?: SeasonColor;
  actions?: ReactNode;
  /** A picture in place of the default window. */
  art?: ReactNode;
};

/** The tall middle window and the two beside it; their bases are below the edge of the picture. */
const openings = [
  { x: 34, top: 150, width: 124, base: 640 },
  { x: 192, top: 26, width: 176, base: 640 },
  { x: 402, top: 150, width: 124, base: 640 },
];

/** The top of a landing page: a title, a sentence, one or two next steps, and a stained-glass picture. */
export function Hero({ title, lead, kicker, season, actions, art }: HeroProps): ReactElement {
  return (
    <div className={hero}>
      <div className={inner}>
        <div className={words}>
          {kicker !== undefined && (
            <p className={kickerStyle}>
              {season !== undefined && (
                <span className={mark}>
                  <SeasonMark color={season} />
                </span>
              )}
              {kicker}
            </p>
          )}
          <Heading level={1} size="display">
            {title}
          </Heading>
          <p className={leadStyle}>{lead}</p>
          {actions}
        </div>
        <div className={artStyle}>
          {art ?? <StainedGlass seed="dawn" width={560} height={620} openings={openings} />}
        </div>
      </div>
    </div>
  );
}
