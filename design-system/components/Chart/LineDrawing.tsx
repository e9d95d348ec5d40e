import type { ReactElement } from 'react';
import type { DrawingProps } from './BarDrawing.tsx';
import { axis, categoryName, drawing, endName, lines, point } from './Chart.css.ts';
import { across, endNames, namedCategories, niceTop } from './geometry.ts';

/** The top and bottom of the scale, in percent of the height; the rest is for text. */
const top = 14;
const foot = 84;

/** Lines over time, distinguished by their strokes and named at their ends; the scale starts at zero. */
export function LineDrawing({ categories, series, formatValue, labelledBy, describedBy }: DrawingProps): ReactElement {
  const greatest = niceTop(series.flatMap(({ values }) => values));
  const heightOf = (value: number): number => foot - (Math.max(0, value) / greatest) * (foot - top);
  const height = (value: number): string => `${heightOf(value).toFixed(2)}%`;
  const last = categories.length - 1;
  const names = endNames(
    series.map(({ values }) => heightOf(values[last] ?? 0)),
    foot,
  );
  return (
    <svg
      className={drawing}
      width="100%"
      height="18em"
      data-over-time=""
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
      {series.map(({ name, values }, order) => (
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
        </g>
      ))}
      {series.map(({ name, values }, order) => (
        <text key={name} className={endName} x="100%" y={`${(names[order] ?? 0).toFixed(2)}%`} textAnchor="end">
          {`${name}: ${formatValue(values[last] ?? 0)}`}
        </text>
      ))}
    </svg>
  );
}
