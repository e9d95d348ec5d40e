import type { ReactElement } from 'react';
import { SeasonMark } from '../../private/SeasonMark/SeasonMark.tsx';
import type { SeasonColor } from '../../private/SeasonMark/SeasonMark.tsx';
import { day, details as detailsStyle, mark, name as nameStyle } from './SeasonDay.css.ts';

export type SeasonDayProps = {
  /** The name of the day in the Church's year. */
  name: string;
  /** The liturgical color of the day. */
  color: SeasonColor;
  /** What belongs to it, such as the season and the date, a line each. */
  details?: readonly string[];
  /** Its place in the page's outline. @default 2 */
  level?: 2 | 3;
};

/** The day in the Church's year, set as in a missal: its ornament in the day's color, its name, what belongs to it. */
export function SeasonDay({ name, color, details = [], level = 2 }: SeasonDayProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div className={day}>
      <div className={mark}>
        <SeasonMark color={color} />
      </div>
      <Title className={nameStyle}>{name}</Title>
      {details.map((line) => (
        <p key={line} className={detailsStyle}>
          {line}
        </p>
      ))}
    </div>
  );
}
