import type { ReactElement } from 'react';
import { SeasonMark } from '../../private/SeasonMark/SeasonMark.tsx';
import type { SeasonColor } from '../../private/SeasonMark/SeasonMark.tsx';
import { day, details as detailsStyle, mark, name as nameStyle } from './SeasonDay.css.ts';

export type SeasonDayProps = {
  /** The name of the day in the Church's year. */
  name: string;
  /** The liturgical color of the day. */
  color: SeasonColor;
  /** Details such as the season and the date, one per line. */
  details?: readonly string[];
  /** The heading level of the name. @default 2 */
  level?: 2 | 3;
};

/** The day in the Church's year, set as in a missal: an ornament in the day's color, the name and details. */
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
