import { readDate, type Filter } from '#design-system';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import type { FilterValues } from './port/report-address.ts';

type Definition = Schemas['ReportDefinition'];

/** The form field of a filter. */
export function question({
  type,
  name,
  label,
  description,
  options = [],
  placeholder,
}: Definition['filters'][number]): Filter {
  const texts = { name, label, ...(description !== undefined && { description }) };
  return type === 'select' ? { ...texts, type, options, placeholder: placeholder ?? '' } : { ...texts, type };
}

/** The errors in the typed dates, and all values in the API's format. */
export function checked(intl: IntlShape, { filters }: Definition, values: FilterValues) {
  const errors: Record<string, string> = {};
  const read = filters.map(({ name, type }): [string, string | boolean] => {
    const value = values[name] ?? '';
    if (type !== 'date' || typeof value !== 'string') return [name, value];
    const { date, problem } = readDate(value);
    if (problem && problem !== 'empty') errors[name] = intl.formatMessage({ id: 'report.dateWrong' });
    return [name, date ?? ''];
  });
  const asked = Object.fromEntries(read);
  const { from = '', to = '' } = asked;
  if (from !== '' && to !== '' && from > to) errors['from'] = intl.formatMessage({ id: 'report.fromAfterTo' });
  return { errors, asked };
}
