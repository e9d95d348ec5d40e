import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useCalendarMessages } from '../../i18n/useCalendarMessages.ts';
import { locales, useLanguage } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { addDays, addMonths, dateOf, monthOf, sameInMonth, weekdayOf, weeksOf } from './calendarDays.ts';
import {
  bar,
  day as dayStyle,
  grid,
  gridCell,
  monthName,
  note,
  notes as notesStyle,
  steps,
  weekday,
} from './CalendarField.css.ts';

type MonthGridProps = {
  /** The days that can be chosen, in order; there is at least one. */
  days: readonly string[];
  /** The chosen day, if the calendar has it. */
  value: string | undefined;
  /** Notes on days. */
  notes: Readonly<Record<string, string>>;
  onChoose: (day: string) => void;
};

/** The day that a key moves to from a given day; undefined for other keys. */
function keyLeads(event: KeyboardEvent, day: string, days: readonly string[]): string | undefined {
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameInMonth(day, addMonths(monthOf(day), event.shiftKey ? -12 : -1), days);
    case 'PageDown':
      return sameInMonth(day, addMonths(monthOf(day), event.shiftKey ? 12 : 1), days);
    default:
      return undefined;
  }
}

/**
 * One month of days. Every day can be focused and read, so that no day seems to be missing; only the available ones can be
 * chosen. We do not use react-aria's calendar: it would take a fifth of the script budget of a page with a form.
 */
export function MonthGrid({ days, value, notes, onChoose }: MonthGridProps): ReactElement {
  const language = useLanguage();
  const messages = useCalendarMessages();
  const announce = useAnnounce();
  const titleId = useId();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [current, setCurrent] = useState(() =>
    value !== undefined && value >= first && value <= last ? value : first,
  );
  const currentRef = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(true);
  const month = monthOf(current);
  const words = (options: Intl.DateTimeFormatOptions, day: string): string =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(dateOf(day));
  const monthInWords = (of: string): string => words({ month: 'long', year: 'numeric' }, `${of}-01`);

  useEffect(() => {
    if (isMoving.current) currentRef.current?.focus();
    isMoving.current = false;
  }, [current]);

  /** Limits a day to the months that have available days. */
  const bounded = (day: string): string => {
    if (monthOf(day) < monthOf(first)) return first;
    return monthOf(day) > monthOf(last) ? last : day;
  };
  const turn = (count: number): void => {
    const next = addMonths(month, count);
    if (next < monthOf(first) || next > monthOf(last)) return;
    setCurrent(sameInMonth(current, next, days));
    announce(monthInWords(next));
  };
  const turns = [
    { count: -1, name: messages.previousMonth, isOver: month <= monthOf(first) },
    { count: 1, name: messages.nextMonth, isOver: month >= monthOf(last) },
  ] as const;
  const weeks = weeksOf(month);
  const noted = weeks.flat().filter((day) => day !== null && notes[day] !== undefined);
  const isFull = new Set(days.map(weekdayOf)).size === 7;
  // Any week that begins on a Sunday works for the names of the weekdays.
  const weekdays = Array.from({ length: 7 }, (_, index) => addDays('2026-11-01', index));

  return (
    <>
      <div className={bar}>
        {turns.map(({ count, name, isOver }) => (
          <button
            key={count}
            type="button"
            className={steps[count]}
            aria-disabled={isOver || undefined}
            onClick={() => {
              turn(count);
            }}
          >
            <Icon name="chevronDown" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        ))}
        <div id={titleId} className={monthName}>
          {monthInWords(month)}
        </div>
      </div>
      <table className={grid} role="grid" aria-labelledby={titleId} data-full={isFull || undefined}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className={weekday} abbr={words({ weekday: 'long' }, day)}>
                {words({ weekday: 'short' }, day).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={index} />
                ) : (
                  <td key={index} role="gridcell" aria-selected={day === value} className={gridCell}>
                    <DayButton
                      day={day}
                      name={[
                        words({ dateStyle: 'full' }, day),
                        // The focus is on the button, so screen readers do not say that its cell is selected.
                        day === value && messages.selected,
                        !days.includes(day) && messages.dayUnavailable,
                        notes[day],
                      ]
                        .filter((part) => typeof part === 'string')
                        .join(', ')}
                      isOpen={days.includes(day)}
                      isChosen={day === value}
                      isNoted={notes[day] !== undefined}
                      isCurrent={day === current}
                      buttonRef={day === current ? currentRef : undefined}
                      onKeyDown={(event) => {
                        const next = keyLeads(event, day, days);
                        if (next === undefined) return;
                        event.preventDefault();
                        isMoving.current = true;
                        setCurrent(bounded(next));
                      }}
                      onPress={() => {
                        setCurrent(day);
                        if (days.includes(day)) onChoose(day);
                        else announce(messages.dayUnavailable);
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {noted.length > 0 && (
        <ul className={notesStyle}>
          {noted.map((day) => (
            <li key={day} className={note}>
              {day !== null && `${words({ month: 'long', day: 'numeric' }, day)}: ${notes[day] ?? ''}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type DayButtonProps = {
  day: string;
  name: string;
  isOpen: boolean;
  isChosen: boolean;
  isNoted: boolean;
  isCurrent: boolean;
  buttonRef: React.Ref<HTMLButtonElement> | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
};

function DayButton({
  day,
  name,
  isOpen,
  isChosen,
  isNoted,
  isCurrent,
  buttonRef,
  onKeyDown,
  onPress,
}: DayButtonProps): ReactElement {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={dayStyle}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
      aria-disabled={!isOpen || undefined}
      data-chosen={isChosen || undefined}
      data-noted={isNoted || undefined}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      {Number(day.slice(8))}
    </button>
  );
}
