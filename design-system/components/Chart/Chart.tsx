import { useId } from 'react';
import type { ReactElement } from 'react';
import { useListMessages } from '../../i18n/useListMessages.ts';
import { BarDrawing } from './BarDrawing.tsx';
import { caption as captionStyle, cell, figure, head, note, numbers, summary, table } from './Chart.css.ts';
import { LineDrawing } from './LineDrawing.tsx';

export type ChartSeries = {
  name: string;
  /** One value for each category, in their order. */
  values: readonly number[];
};

export type ChartProps = {
  /** Bars compare a few things; a line shows how one thing changed over time. */
  kind: 'bar' | 'line';
  /** The chart's name. */
  caption: string;
  /** The main finding in a sentence, such as 'Most people came in November.' */
  summaryText: string;
  /** The header over the categories, such as 'Month'. */
  categoryLabel: string;
  categories: readonly string[];
  /** At most three: for more, a table is easier to read. */
  series:
    | readonly [ChartSeries]
    | readonly [ChartSeries, ChartSeries]
    | readonly [ChartSeries, ChartSeries, ChartSeries];
  /** Formats a value. @default a plain number */
  formatValue?: (value: number) => string;
  /** For use above rows that matter more than the chart: lower, with its table behind a disclosure. @default false */
  isCompact?: boolean;
};

/**
 * A static drawing labeled with its numbers, and a table with the same numbers below. Screen readers get the drawing as one
 * image and read the table.
 */
export function Chart({
  kind,
  caption,
  summaryText,
  categoryLabel,
  categories,
  series,
  formatValue = String,
  isCompact = false,
}: ChartProps): ReactElement {
  const messages = useListMessages();
  const id = useId();
  const captionId = `${id}caption`;
  const noteId = `${id}note`;
  const Drawing = kind === 'bar' ? BarDrawing : LineDrawing;
  return (
    <figure className={figure} data-compact={isCompact || undefined} aria-labelledby={captionId}>
      <figcaption>
        <p id={captionId} className={captionStyle}>
          {caption}
        </p>
        <p id={noteId} className={note}>
          {summaryText}
        </p>
      </figcaption>
      <Drawing
        labelledBy={captionId}
        describedBy={noteId}
        categories={categories}
        series={series}
        formatValue={formatValue}
      />
      <details className={numbers}>
        <summary className={summary}>{messages.numbersAsTable}</summary>
        <table className={table} aria-labelledby={captionId}>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {categoryLabel}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className={`${head} ${cell}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, position) => (
              <tr key={category}>
                <th scope="row" className={head}>
                  {category}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className={cell}>
                    {formatValue(values[position] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
