import type { ReactElement, Ref } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useLanguage } from '../../i18n/useMessages.ts';
import type { Language } from '../../i18n/useMessages.ts';
import { input } from '../../private/Field/Field.css.ts';
import { describedBy } from '../../private/Field/fieldProps.ts';
import type { FieldTexts } from '../../private/Field/fieldProps.ts';
import { FieldGroup } from '../../private/FieldGroup/FieldGroup.tsx';
import { partLabel, parts } from './DateField.css.ts';
import { joinDate, readDate, splitDate } from './readDate.ts';
import type { DatePart, DateReading } from './readDate.ts';

export type DateFieldProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  /** Year, month and day as typed, with hyphens between: '2026-11-03', partial '2026--3', or ''. */
  value: string;
  /** Called with the value as typed, and with the result of `readDate`: the date, or the problem. */
  onChange: (value: string, reading: DateReading) => void;
  onBlur?: () => void;
  /** The first of the three inputs, so that a form can move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  /** Set to 'bday' if the browser may offer the visitor's own birthday. */
  autoComplete?: 'bday';
  /** If false, the label says '(optional)'. */
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** The order in which readers of each language write a date. */
const orders: Record<Language, readonly DatePart[]> = { en: ['month', 'day', 'year'], es: ['day', 'month', 'year'] };

const widths: Record<DatePart, number> = { day: 3, month: 3, year: 5 };

/** A familiar date, such as a birthday, typed in three labeled parts in the order of the page's language. */
export function DateField({
  label,
  hint,
  errorMessage,
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  autoComplete,
  isRequired = false,
  isDisabled,
}: DateFieldProps): ReactElement {
  const order = orders[useLanguage()];
  const messages = useFurtherMessages();
  const typed = splitDate(value);
  // A date that is real but not accepted, such as one outside a range, is wrong in every part.
  const wrongParts = readDate(value).wrongParts ?? order;
  const firstWrong = order.find((part) => wrongParts.includes(part));

  return (
    <FieldGroup
      id={name}
      legend={label}
      legendSize="label"
      isOptional={!isRequired}
      hint={hint}
      errorMessage={errorMessage}
      saidBy="control"
    >
      <div className={parts}>
        {order.map((part, index) => {
          const id = `${name}-${part}`;
          return (
            <div key={part}>
              <label className={partLabel} htmlFor={id}>
                {messages.dateParts[part]}
              </label>
              <input
                ref={index === 0 ? inputRef : undefined}
                id={id}
                name={id}
                className={input}
                type="text"
                size={widths[part]}
                inputMode="numeric"
                autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
                value={typed[part]}
                onChange={(event) => {
                  const next = joinDate({ ...typed, [part]: event.target.value });
                  onChange(next, readDate(next));
                }}
                onBlur={onBlur}
                disabled={isDisabled}
                aria-describedby={describedBy(name, {
                  hint: index === 0 ? hint : undefined,
                  errorMessage: part === firstWrong ? errorMessage : undefined,
                })}
                aria-required={isRequired || undefined}
                aria-invalid={(errorMessage !== undefined && wrongParts.includes(part)) || undefined}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
