import type { ReactElement } from 'react';
import type { DrawingProps } from './BarDrawing.tsx';
import { axis, categoryName, drawing, lines, point, valueText } from './Chart.css.ts';
import { across, namedCategories, niceTop } from './geometry.ts';

/** Of the height, in percent: the scale's top and its foot; the rest is for words. */
const top = 14;
const foot = 84;

/** Lines over time, told apart by their strokes and named where they end; the scale begins at nothing. */
export function LineDrawing({ categories, series, formatValue, labelledBy, describedBy }: DrawingProps): ReactElement {
  const greatest = niceTop(series.flatMap(({ values }) => values));
  const height = (value: number): string => `${(foot - (Math.max(0, value) / greatest) * (foot - top)).toFixed(2)}%`;
  const last = categories.length - 1;
  const endsHighest = Math.max(...series.map(({ values }) => values[last] ?? 0));
  return (
    <svg
      className={drawing}
      width="100%"
      height="18em"
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {[greatest, 0].map((value) => (
        <g key={value}>
          <line className={axis} x1="0" x2="100%" y1={height(value)} y2={height(value)} />
          <text className={categoryName} x="0" y={height(value)} dy="-0.4em">
            {formatValue(value)}
          </text>
        </g>
      ))}
      {namedCategories(categories.length).map((position) => (
        <text
          key={position}
          className={categoryName}
          x={across(position, categories.length)}
          y="96%"
          textAnchor={position === 0 ? 'start' : position === last ? 'end' : 'middle'}
        >
          {categories[position]}
        </text>
      ))}
      {series.map(({ name, values }, order) => {
        const end = values[last] ?? 0;
        return (
          <g key={name}>
            {values.slice(1).map((value, before) => (
              <line
                key={before}
                className={lines[order === 0 ? 'full' : order === 1 ? 'dashed' : 'dotted']}
                x1={across(before, categories.length)}
                y1={height(values[before] ?? 0)}
                x2={across(before + 1, categories.length)}
                y2={height(value)}
              />
            ))}
            {values.map((value, position) => (
              <circle
                key={position}
                className={point}
                cx={across(position, categories.length)}
                cy={height(value)}
                r="4"
              />
            ))}
            <text
              className={valueText}
              x="100%"
              y={height(end)}
              dy={end === endsHighest ? '-0.8em' : '1.6em'}
              textAnchor="end"
            >
              {`${name}: ${formatValue(end)}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
