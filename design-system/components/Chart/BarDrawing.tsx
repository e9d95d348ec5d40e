import { useId } from 'react';
import type { ReactElement } from 'react';
import { bars, categoryName, drawing, hatch, valueText } from './Chart.css.ts';
import { niceTop, percent } from './geometry.ts';

export type DrawingProps = {
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  formatValue: (value: number) => string;
  labelledBy: string;
  describedBy: string;
};

// In em of the reader's type, so that the drawing grows with it.
const nameHeight = 1.9;
const barHeight = 1.5;
const gapBelow = 0.9;

/** Of the width for the longest bar; the rest is for the value beside it. */
const longest = 0.68;

/** Lying bars, each under its name and beside its value: nothing to look up, and long names have room on a phone. */
export function BarDrawing({ categories, series, formatValue, labelledBy, describedBy }: DrawingProps): ReactElement {
  const patternId = useId();
  const top = niceTop(series.flatMap(({ values }) => values)) / longest;
  const groupHeight = nameHeight + barHeight * series.length + gapBelow;
  const em = (value: number): string => `${value.toFixed(2)}em`;
  return (
    <svg
      className={drawing}
      width="100%"
      height={em(groupHeight * categories.length)}
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <pattern id={patternId} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={hatch} width="3.5" height="7" />
      </pattern>
      {categories.map((category, position) => (
        <g key={category}>
          <text className={categoryName} x="0" y={em(groupHeight * position + 1.3)}>
            {category}
          </text>
          {series.map(({ name, values }, order) => {
            const value = values[position] ?? 0;
            const y = groupHeight * position + nameHeight + barHeight * order;
            const words = series.length === 1 ? formatValue(value) : `${formatValue(value)} ${name}`;
            return (
              <g key={name}>
                <rect
                  className={bars[order === 0 ? 'full' : 'edged']}
                  fill={order === 1 ? `url(#${patternId})` : order === 2 ? 'none' : undefined}
                  x="1"
                  y={em(y)}
                  width={percent(value, top)}
                  height={em(barHeight - 0.3)}
                />
                <text className={valueText} x={percent(value, top)} y={em(y + 0.95)} dx="0.5em">
                  {words}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
