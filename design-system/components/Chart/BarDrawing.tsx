import { useId } from 'react';
import type { ReactElement } from 'react';
import { bars, categoryName, columns, drawing, hatch, valueText } from './Chart.css.ts';
import { niceTop, percent } from './geometry.ts';

/** A chart with more bars than this uses two columns, if there is room. */
const oneColumn = 3;

export type DrawingProps = {
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  formatValue: (value: number) => string;
  labelledBy: string;
  describedBy: string;
};

// In em, so that the drawing scales with the reader's font size.
const nameHeight = 1.9;
const barHeight = 1.5;
const gapBelow = 0.9;

/** The longest bar's share of the width; the rest is for the value beside it. */
const longest = 0.68;

/** Horizontal bars, each below its name and beside its value. They need no legend, and long names fit on a phone. */
export function BarDrawing({ categories, series, formatValue, labelledBy, describedBy }: DrawingProps): ReactElement {
  const top = niceTop(series.flatMap(({ values }) => values)) / longest;
  const half = Math.ceil(categories.length / 2);
  const parts = categories.length > oneColumn ? [0, half] : [0];
  return (
    <div className={columns} role="img" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {parts.map((from) => {
        const to = parts.length > 1 ? from + half : undefined;
        return (
          <Bars
            key={from}
            categories={categories.slice(from, to)}
            series={series.map(({ name, values }) => ({ name, values: values.slice(from, to) }))}
            formatValue={formatValue}
            top={top}
          />
        );
      })}
    </div>
  );
}

type BarsProps = Pick<DrawingProps, 'categories' | 'series' | 'formatValue'> & {
  /** The value that corresponds to the full width of the drawing. */
  top: number;
};

/** The bars of one column. */
function Bars({ categories, series, formatValue, top }: BarsProps): ReactElement {
  const patternId = useId();
  const groupHeight = nameHeight + barHeight * series.length + gapBelow;
  const em = (value: number): string => `${value.toFixed(2)}em`;
  return (
    <svg className={drawing} width="100%" height={em(groupHeight * categories.length)} aria-hidden="true">
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
