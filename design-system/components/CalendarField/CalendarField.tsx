import { startTransition, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, RefCallback } from 'react';
import { useCalendarMessages } from '../../i18n/useCalendarMessages.ts';
import { locales, useLanguage } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Field } from '../../private/Field/Field.tsx';
import { input } from '../../private/Field/Field.css.ts';
import { controlAttributes } from '../../private/Field/fieldProps.ts';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { Select } from '../Select/Select.tsx';
import { note, opener, panel, row, typed as typedStyle } from './CalendarField.css.ts';
import { dateOf, isDay } from './calendarDays.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { readTypedDay } from './readTypedDay.ts';

export type CalendarFieldProps = Omit<TypedFieldProps, 'inputRef'> & {
  /** A day as 'YYYY-MM-DD', even if not offered; the typed text if it is not a day; or ''. */
  value: string;
  /** The days that can be chosen, as 'YYYY-MM-DD' and in order, at least one. */
  days: readonly string[];
  /** The empty option of the list that is shown without scripts, such as 'Choose a day'. */
  placeholder: string;
  /** Notes keyed by day, such as 'already your second choice' for a day chosen in another field. */
  notes?: Readonly<Record<string, string>>;
  /** The control itself, so that a form can move focus to it. */
  inputRef?: RefCallback<HTMLElement>;
};

const noNotes = {};

/**
 * Whether the server's list is still shown. The calendar replaces it, but not while someone is choosing from it. The calendar is
 * rendered in small pieces, so that a slow phone responds in between.
 */
function useServerList(name: string): boolean {
  const [isList, setList] = useState(
    () => typeof document === 'undefined' || document.getElementById(name) instanceof HTMLSelectElement,
  );
  useEffect(() => {
    if (!isList) return undefined;
    const giveWay = (): void => {
      const { activeElement } = document;
      if (activeElement?.id === name && activeElement.matches('select')) return;
      startTransition(() => {
        setList(false);
      });
    };
    giveWay();
    document.addEventListener('focusout', giveWay);
    return () => {
      document.removeEventListener('focusout', giveWay);
    };
  }, [isList, name]);
  return isList;
}

/** A choice of one of several days, typed or picked from a calendar month. Without scripts it is a list of these days. */
export function CalendarField(props: CalendarFieldProps): ReactElement {
  const { notes: _notes, ...list } = props;
  const language = useLanguage();
  if (!useServerList(props.name)) return <OnACalendar {...props} />;
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' });
  return <Select {...list} options={props.days.map((day) => ({ value: day, label: format.format(dateOf(day)) }))} />;
}

function OnACalendar({ days, notes = noNotes, inputRef, ...field }: CalendarFieldProps): ReactElement {
  const { label, hint, errorMessage, name, value, onChange, onBlur, isRequired = false, isDisabled } = field;
  const language = useLanguage();
  const messages = useCalendarMessages();
  const announce = useAnnounce();
  const panelId = useId();
  const noteId = useId();
  const openerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The typed text, used only while it still corresponds to the value.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const day = isDay(value) ? value : undefined;
  const words = (options: Intl.DateTimeFormatOptions, of: string): string =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(dateOf(of));
  const shown =
    day === undefined ? value : words({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }, day);
  const noteOfDay = day === undefined ? undefined : notes[day];
  const attributes = controlAttributes({ name, hint, errorMessage, isRequired });

  const close = (): void => {
    setOpen(false);
    openerRef.current?.focus();
  };

  return (
    <Field id={name} label={label} hint={hint} errorMessage={errorMessage} isOptional={!isRequired}>
      <div
        role="presentation"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setTyped(undefined);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          close();
        }}
      >
        <div className={row}>
          <input
            {...attributes}
            ref={inputRef}
            className={`${input} ${typedStyle}`}
            type="text"
            size={18}
            autoComplete="off"
            aria-describedby={
              [attributes['aria-describedby'], noteOfDay !== undefined && noteId].filter(Boolean).join(' ') || undefined
            }
            value={typed?.value === value ? typed.text : shown}
            disabled={isDisabled}
            onChange={({ target: { value: text } }) => {
              const next = readTypedDay(text, language, days) ?? text.trim();
              setTyped({ text, value: next });
              onChange(next);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          <button
            ref={openerRef}
            type="button"
            className={opener}
            disabled={isDisabled}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {messages.calendar} <VisuallyHidden>{`: ${label}`}</VisuallyHidden> <Icon name="chevronDown" />
          </button>
        </div>
        {noteOfDay !== undefined && (
          <div id={noteId} className={note}>
            {noteOfDay}
          </div>
        )}
        {isOpen && (
          <div id={panelId} className={panel} role="group" aria-label={label}>
            <MonthGrid
              days={days}
              value={day}
              notes={notes}
              onChoose={(chosen) => {
                setTyped(undefined);
                onChange(chosen);
                close();
                announce(messages.dayChosen(words({ dateStyle: 'full' }, chosen)));
              }}
            />
          </div>
        )}
      </div>
    </Field>
  );
}
