import { firstOpenEvent, parseEventDate } from '../events/rules.ts';
import { isoDay } from '../platform/moments/rules.ts';
import type { FieldError } from '../platform/contract/problem.ts';
import type { FilterOption, FilterValues, Report, ReportFilter, Surroundings, Words } from './define.ts';
import { optionsOf } from './words.ts';
import type { Dictionary } from './words.ts';

/** Without a choice, all values count. */
const all: Words = { en: 'All', es: 'Todos' };
/** The same where the label is feminine in Spanish. */
export const allFeminine: Words = { en: 'All', es: 'Todas' };

/** Events are chosen by name; the day distinguishes events of different years. */
function eventOptions({ events, language }: Surroundings): FilterOption[] {
  const day = (text: string): string => isoDay(parseEventDate(text));
  return events
    .toSorted(
      (one, other) => day(other.start_date).localeCompare(day(one.start_date)) || one.id.localeCompare(other.id),
    )
    .map(({ id, texts, start_date }) => ({ value: id, label: `${texts[language].name}, ${start_date}` }));
}

/** All events, newest first; the one that is open for registration is selected. */
export const eventFilter: ReportFilter = {
  name: 'event',
  label: { en: 'Event', es: 'Evento' },
  type: 'select',
  options: eventOptions,
  placeholder: { en: 'All events', es: 'Todos los eventos' },
  default: ({ events, now }) => firstOpenEvent(events, now)?.id ?? '',
};

/** Filters for the first and the last day, both inclusive. */
export function dayFilters(firstDay?: (surroundings: Surroundings) => string): readonly [ReportFilter, ReportFilter] {
  return [
    { name: 'from', label: { en: 'From', es: 'Desde' }, type: 'date', ...(firstDay && { default: firstDay }) },
    { name: 'to', label: { en: 'To', es: 'Hasta' }, type: 'date' },
  ];
}

/** A filter for one of the values of a dictionary. */
export function choiceFilter(name: string, label: Words, dictionary: Dictionary, placeholder = all): ReportFilter {
  return {
    name,
    label,
    type: 'select',
    options: ({ language }) => optionsOf(dictionary, language),
    placeholder,
  };
}

export function checkFilter(name: string, label: Words, isOn = false): ReportFilter {
  return { name, label, type: 'check', default: () => isOn };
}

export function textFilter(name: string, label: Words): ReportFilter {
  return { name, label, type: 'text' };
}

export const minorsFilter = checkFilter('minors', { en: 'Minors only', es: 'Solo menores' });

/** A day as YYYY-MM-DD, read from YYYY-MM-DD or DD-MON-YYYY; undefined if it is not a day. */
function readDay(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
  }
  try {
    return isoDay(parseEventDate(text));
  } catch {
    return undefined;
  }
}

/** The error of one value, or the value in the form that queries use. */
function readValue(
  filter: ReportFilter,
  value: string | boolean,
  surroundings: Surroundings,
): { readonly value?: string | boolean; readonly rule?: FieldError['rule'] } {
  if (filter.type === 'check') return typeof value === 'boolean' ? { value } : { rule: 'type' };
  if (typeof value === 'boolean') return { rule: 'type' };
  if (value.trim() === '') return {};
  if (filter.type === 'text') return { value: value.trim() };
  if (filter.type === 'date') {
    const day = readDay(value);
    return day === undefined ? { rule: 'format' } : { value: day };
  }
  const isOption = filter.options?.(surroundings).some((option) => option.value === value) ?? false;
  return isOption ? { value } : { rule: 'enum' };
}

const pointerTo = (name: string): string => `/filterValues/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The values of a run, or all their errors. */
export function readFilterValues(
  { filters }: Report,
  filterValues: Readonly<Record<string, string | boolean>>,
  surroundings: Surroundings,
): { readonly values: FilterValues } | { readonly errors: FieldError[] } {
  const errors: FieldError[] = [];
  const read = new Map<string, string | boolean>();
  for (const [name, given] of Object.entries(filterValues)) {
    const filter = filters.find((known) => known.name === name);
    const { value, rule } = filter ? readValue(filter, given, surroundings) : { rule: 'unknown' as const };
    if (rule) errors.push({ in: 'body', pointer: pointerTo(name), rule });
    if (value !== undefined) read.set(name, value);
  }
  const text = (name: string): string | undefined => {
    const value = read.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const [from, to] = [text('from'), text('to')];
  if (from !== undefined && to !== undefined && from > to)
    errors.push({ in: 'body', pointer: pointerTo('from'), rule: 'maximum' });
  return errors.length > 0 ? { errors } : { values: { text, isOn: (name) => read.get(name) === true } };
}
