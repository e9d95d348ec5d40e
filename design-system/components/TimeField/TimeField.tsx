import type { ReactElement, Ref } from 'react';
import { locales, useLanguage } from '../../i18n/useMessages.ts';
import type { Language } from '../../i18n/useMessages.ts';
import type { FieldTexts } from '../../private/Field/fieldProps.ts';
import { TextField } from '../TextField/TextField.tsx';
import { readTime } from './readTime.ts';
import type { TimeReading } from './readTime.ts';

export type TimeFieldProps = FieldTexts & {
  /** The name in the form, and the id that an error summary links to; unique on the page. */
  name: string;
  /** The time as typed, such as '9:30 pm' or '21:30', or ''. */
  value: string;
  /** Called with the value as typed, and with the result of `readTime`: the time, or the problem. */
  onChange: (value: string, reading: TimeReading) => void;
  onBlur?: () => void;
  /** The input, so that a form can move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
  /** If false, the label says '(optional)'. */
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Formats a time as readers of the language write it. */
function inWords(time: string, language: Language): string {
  const moment = new Date(`2000-01-01T${time}:00Z`);
  return new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    moment,
  );
}

/** A time of day, typed on one line in any common format. On blur, the field shows the time as it was understood. */
export function TimeField({ value, onChange, onBlur, ...field }: TimeFieldProps): ReactElement {
  const language = useLanguage();
  return (
    <TextField
      {...field}
      value={value}
      onChange={(typed) => {
        onChange(typed, readTime(typed));
      }}
      onBlur={() => {
        const reading = readTime(value);
        if (reading.time !== undefined) {
          const understood = inWords(reading.time, language);
          if (understood !== value) onChange(understood, reading);
        }
        onBlur?.();
      }}
      autoComplete="off"
      spellCheck={false}
      width={10}
    />
  );
}
