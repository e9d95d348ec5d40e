import { useId } from 'react';
import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { BarDrawing } from './BarDrawing.tsx';
import { caption as captionStyle, cell, figure, head, note, numbers, summary, table } from './Chart.css.ts';
import { LineDrawing } from './LineDrawing.tsx';

export type ChartSeries = {
  name: string;
  /** One value for each category, in their order. */
  values: readonly number[];
};

export type ChartProps = {
  /** Bars compare a few things; a line shows how one thing went over time. */
  kind: 'bar' | 'line';
  /** What is shown, in words; the chart's name. */
  caption: string;
  /** What one sees in it, in a sentence, such as 'Most people came in November.' */
  summaryText: string;
  /** The header over the categories, such as 'Month'. */
  categoryLabel: string;
  categories: readonly string[];
  /** At most three: more are told apart better in the table. */
  series:
    | readonly [ChartSeries]
    | readonly [ChartSeries, ChartSeries]
    | readonly [ChartSeries, ChartSeries, ChartSeries];
  /** How a value is written. @default as a plain figure */
  formatValue?: (value: number) => string;
};

/**
 * Figures as a still drawing with its numbers written in it, and the same numbers as a table below. The drawing is
 * one picture to those who listen; the table is where they read.
 */
export function Chart({
  kind,
  caption,
  summaryText,
  categoryLabel,
  categories,
  series,
  formatValue = String,
}: ChartProps): ReactElement {
  const messages = useFurtherMessages();
  const id = useId();
  const captionId = `${id}caption`;
  const noteId = `${id}note`;
  const Drawing = kind === 'bar' ? BarDrawing : LineDrawing;
  return (
    <figure className={figure} aria-labelledby={captionId}>
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
