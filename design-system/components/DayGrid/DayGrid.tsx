import type { ReactElement } from 'react';
import { locales, useLanguage } from '../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import type { StatusTagProps } from '../StatusTag/StatusTag.tsx';
import {
  body,
  caption as captionStyle,
  dayCell,
  dayName,
  dayParts,
  empty,
  figure,
  figures as figuresStyle,
  frame,
  month as monthStyle,
  note as noteStyle,
  row,
  table,
  tags,
} from './DayGrid.css.ts';
import { monthsOf } from './monthsOf.ts';

type GridDay = {
  /** As 'YYYY-MM-DD'. */
  day: string;
  /** Where the date leads, such as to the list behind the counts. */
  href?: string;
  /** The counts for the day, in the same order on every day. */
  figures: readonly { label: string; value: string }[];
  /** Tags that apply to the day, in words. */
  tags?: readonly { tone: StatusTagProps['tone']; text: string }[];
  /** A note beside the date, such as 'Today'. */
  note?: string;
  /** The action for the day; its label names the day, because every day has such a button. */
  action?: { label: string; onPress: () => void };
};

export type DayGridProps = {
  /** The name of the table. */
  caption: string;
  /** Days in order, such as every Saturday of a quarter. */
  days: readonly GridDay[];
};

/** Calendar days with their counts, in a table with a row for each month; on a phone, a list of days below each month. */
export function DayGrid({ caption, days }: DayGridProps): ReactElement {
  const language = useLanguage();
  const words = (options: Intl.DateTimeFormatOptions, day: string): string =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const { months, columns } = monthsOf(days);
  // Screen readers do not recognize a table without rows.
  if (months.length === 0) return <div className={frame} />;
  return (
    <div className={frame}>
      {/* Explicit roles, because the layout of a narrow table removes the implicit ones. */}
      <table role="table" className={table}>
        <caption className={captionStyle}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody role="rowgroup" className={body}>
          {months.map(({ month, first, cells }) => (
            <tr key={month} role="row" className={row}>
              <th role="rowheader" scope="row" className={monthStyle}>
                {words({ month: 'long', year: 'numeric' }, first)}
              </th>
              {Array.from({ length: columns }, (_, position) => {
                const day = cells[position];
                return day === undefined ? (
                  <td key={position} role="cell" className={empty} />
                ) : (
                  <td key={position} role="cell" className={dayCell}>
                    <Day {...day} words={words} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Words = (options: Intl.DateTimeFormatOptions, day: string) => string;

function Day({
  day,
  href,
  figures,
  tags: applying = [],
  note,
  action,
  words,
}: GridDay & { words: Words }): ReactElement {
  const name = <time dateTime={day}>{words({ weekday: 'short', month: 'short', day: 'numeric' }, day)}</time>;
  return (
    <div className={dayParts}>
      <p className={dayName}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} standalone>
            {name}
          </Link>
        )}
        {note !== undefined && <span className={noteStyle}>{note}</span>}
      </p>
      <dl className={figuresStyle}>
        {figures.map(({ label, value }) => (
          <div key={label} className={figure} data-zero={value === '0' || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {applying.length > 0 && (
        <div className={tags}>
          {applying.map(({ tone, text }) => (
            <StatusTag key={text} tone={tone}>
              {text}
            </StatusTag>
          ))}
        </div>
      )}
      {action && (
        <Button size="small" tone="quiet" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
