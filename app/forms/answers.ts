import type { FormFields } from '#rules/forms';
import { dayFields } from '#rules/sabbath';
import { withoutTags } from '#rules/text';
import type { IntlShape } from 'react-intl';
import { formatDay } from '../platform/language/format-day.ts';
import type { Schemas } from '../platform/client/client.ts';
import type { FieldName, Values } from './port/form-kinds.ts';

/** How many characters of a long answer are shown for confirmation. */
const longest = 400;

/** A day in the reader's language, such as 'Saturday, December 5, 2026'. */
function dayInWords(intl: IntlShape, day: string): string {
  return formatDay(intl, day, { dateStyle: 'full' });
}

function inWords(intl: IntlShape, fields: FormFields, name: FieldName, typed: string): string {
  if (fields[name] === 'flag') return intl.formatMessage({ id: typed === '' ? 'publicForm.no' : 'publicForm.yes' });
  if (dayFields.some((day) => day === name)) return dayInWords(intl, typed);
  if (name === 'attendance') return intl.formatMessage({ id: `field.attendance.${typed as Schemas['Attendance']}` });
  if (name === 'groupKind') return intl.formatMessage({ id: `field.groupKind.${typed as Schemas['GroupKind']}` });
  const text = withoutTags(typed.trim());
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The answers, with the labels of the form. */
export function answersInWords(
  intl: IntlShape,
  fields: FormFields,
  values: Values,
): { term: string; description: string }[] {
  return (Object.keys(fields) as FieldName[]).flatMap((name) => {
    const typed = values[name] ?? '';
    if (typed.trim() === '' && fields[name] !== 'flag') return [];
    return [{ term: intl.formatMessage({ id: `field.${name}` }), description: inWords(intl, fields, name, typed) }];
  });
}
