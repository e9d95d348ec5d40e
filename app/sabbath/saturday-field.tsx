import { CalendarField } from '#design-system';
import type { dayFields } from '#rules/sabbath';
import { useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLabelledField } from '../forms/port/labelled-fields.tsx';
import type { Values } from '../forms/port/form-kinds.ts';

type DayField = (typeof dayFields)[number];

interface SaturdayFieldProps {
  control: Control<Values>;
  name: DayField;
  /** Fields of the same form that ask for another Saturday. */
  others?: readonly DayField[];
  saturdays: readonly string[];
  /** Notes about Saturdays, by day. */
  dayNotes?: Readonly<Record<string, string>>;
  isRequired?: boolean;
}

/** Chooses a Saturday in a form; a day already chosen in another field is marked. */
export function SaturdayField({
  control,
  name,
  others = [],
  saturdays,
  dayNotes,
  isRequired = false,
}: SaturdayFieldProps) {
  const intl = useIntl();
  const field = useLabelledField({ control, name });
  const chosen = useWatch({ control, name: others });
  const notes = Object.fromEntries(
    others.flatMap((other, index) => {
      const day = chosen[index];
      const label = intl.formatMessage({ id: `field.${other}` });
      return day ? [[day, intl.formatMessage({ id: 'field.date.already' }, { field: label })]] : [];
    }),
  );
  const example = intl.formatDate(saturdays[0], { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return (
    <CalendarField
      {...field}
      hint={intl.formatMessage({ id: 'field.date.hint' }, { example })}
      placeholder={intl.formatMessage({ id: isRequired ? 'field.date.choose' : 'field.date.none' })}
      days={saturdays}
      notes={{ ...dayNotes, ...notes }}
      isRequired={isRequired}
    />
  );
}
