import { ageBandNames, paymentMethods } from '#contract/enums';
import { formatEventDate, parseEventDate } from '#rules/events';
import {
  eventTextNames,
  languagesOfEvents,
  rateNames,
  type EventContent,
  type EventFault,
} from '#rules/events/content';
import type { Schemas } from '../platform/client/client.ts';

/** The editor's values by JSON pointer into the content; bands by their names, days in the date field's format. */
export type EventValues = Readonly<Record<string, string>>;

/** Input that cannot be saved: neither a number nor a day, or only one of two values that belong together. */
export interface UnreadableValue {
  readonly pointer: string;
  readonly rule: 'number' | 'date' | 'otherHalf';
}

export type ShownFault = EventFault | UnreadableValue;

/** The days of an event. */
const dayPointers = ['/reg_date', '/reg_end_date', '/start_date', '/end_date', '/deposit/restDueOn'] as const;
const numberPointers = [
  '/roomCapacity',
  '/maxRegistrationCount',
  '/deposit/percent',
  '/sessions/from',
  '/sessions/to',
  ...ageBandNames.flatMap((band) => [`/ageBands/${band}/from`, `/ageBands/${band}/to`]),
];
/** Values that are saved only together. */
const pairs = [
  ['/deposit/percent', '/deposit/restDueOn'],
  ['/sessions/from', '/sessions/to'],
] as const;
const linkNames = ['map', 'whatsAppLink', 'retreatEmail', 'paypal_clientID'] as const;

/** The day in the date field's format; a day that does not exist stays readable. */
function toTypedDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{2})-([A-Z]{3})-(\d{4})$/.exec(text) ?? [];
  const { month: number } = parseEventDate(`01-${month}-${year}`);
  return `${year}-${String(number).padStart(2, '0')}-${day}`;
}

/** DD-MON-YYYY; undefined while parts are missing. 31 February is kept, so that its error can be named. */
export function fromTypedDay(typed: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  const [number, dayOfMonth] = [Number(month), Number(day)];
  if (number < 1 || number > 12 || dayOfMonth < 1 || dayOfMonth > 31) return undefined;
  return formatEventDate({ year: Number(year), month: number, day: dayOfMonth });
}

function fromTypedNumber(typed: string): number | undefined {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
}

const isBlank = (typed: string | undefined): boolean => typed === undefined || typed.replaceAll('-', '').trim() === '';

/** The editor's initial values. */
export function valuesOf(content: EventContent): EventValues {
  const { ageBands = [], rates = {}, links = {}, deposit, sessions, texts } = content;
  const given: Record<string, string | number | null | undefined> = {
    '/type': content.type,
    '/status': content.status,
    '/timeZone': content.timeZone,
    '/roomCapacity': content.roomCapacity,
    '/maxRegistrationCount': content.maxRegistrationCount,
    '/deposit/percent': deposit?.percent,
    '/sessions/from': sessions?.from,
    '/sessions/to': sessions?.to,
    '/paymentMethods': (content.paymentMethods ?? []).join(','),
  };
  const days = { ...content, 'deposit/restDueOn': deposit?.restDueOn };
  for (const pointer of dayPointers) {
    const day = days[pointer.slice(1) as 'start_date'];
    given[pointer] = day === undefined ? undefined : toTypedDay(day);
  }
  for (const { band, from, to } of ageBands) {
    given[`/ageBands/${band}/from`] = from;
    given[`/ageBands/${band}/to`] = to;
  }
  for (const name of rateNames) given[`/rates/${name}`] = rates[name];
  for (const name of linkNames) given[`/links/${name}`] = links[name];
  for (const language of languagesOfEvents) {
    const { paymentOptions = {} } = texts[language];
    for (const name of eventTextNames) given[`/texts/${language}/${name}`] = texts[language][name];
    for (const method of paymentMethods) given[`/texts/${language}/paymentOptions/${method}`] = paymentOptions[method];
  }
  return Object.fromEntries(Object.entries(given).map(([pointer, value]) => [pointer, String(value ?? '')]));
}

/** Typed numbers and days that cannot be read, and empty ones without which their other half is not saved. */
export function unreadableValues(values: EventValues): UnreadableValue[] {
  return [
    ...dayPointers.flatMap((pointer): UnreadableValue[] => {
      const typed = values[pointer] ?? '';
      return isBlank(typed) || fromTypedDay(typed) !== undefined ? [] : [{ pointer, rule: 'date' }];
    }),
    ...numberPointers.flatMap((pointer): UnreadableValue[] => {
      const typed = values[pointer] ?? '';
      return isBlank(typed) || fromTypedNumber(typed) !== undefined ? [] : [{ pointer, rule: 'number' }];
    }),
    ...pairs.flatMap((pair): UnreadableValue[] => {
      const missing = pair.filter((pointer) => isBlank(values[pointer]));
      return missing.length === 1 ? missing.map((pointer) => ({ pointer, rule: 'otherHalf' })) : [];
    }),
  ];
}

/** An object without the properties that are undefined. */
function defined<Value>(entries: readonly (readonly [string, Value | undefined])[]): Record<string, Value> {
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

function textsIn(values: EventValues, language: 'en' | 'es'): Schemas['EventTexts'] {
  const at = (name: string) => values[`/texts/${language}/${name}`] || undefined;
  const options = defined(paymentMethods.map((method) => [method, at(`paymentOptions/${method}`)] as const));
  return {
    ...defined(eventTextNames.map((name) => [name, at(name)] as const)),
    ...(Object.keys(options).length > 0 && { paymentOptions: options }),
  };
}

function bandsIn(values: EventValues): Schemas['AgeBand'][] {
  return ageBandNames
    .flatMap((band): Schemas['AgeBand'][] => {
      const from = fromTypedNumber(values[`/ageBands/${band}/from`] ?? '');
      const to = fromTypedNumber(values[`/ageBands/${band}/to`] ?? '') ?? null;
      return from === undefined ? [] : [{ band, from, to }];
    })
    .sort((one, other) => one.from - other.from);
}

/** The content to save. An unchanged rate stays the number or the text that it was. */
export function contentOf(values: EventValues, before: EventContent): EventContent {
  const text = (pointer: string) => values[pointer]?.trim() || undefined;
  const number = (pointer: string) => fromTypedNumber(values[pointer] ?? '');
  const day = (pointer: string) => fromTypedDay(values[pointer] ?? '');
  const rate = (name: (typeof rateNames)[number]) => {
    const typed = text(`/rates/${name}`);
    const known = before.rates?.[name];
    if (typed === undefined || String(known) === typed) return typed === undefined ? undefined : known;
    return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : typed.slice(0, 20);
  };
  const [percent, restDueOn] = [number('/deposit/percent'), day('/deposit/restDueOn')];
  const [from, to] = [number('/sessions/from'), number('/sessions/to')];
  const type = values['/type'];
  const days = dayPointers.filter((pointer) => !pointer.startsWith('/deposit'));
  return {
    ...(before.id !== undefined && { id: before.id }),
    ...((type === 'Residential' || type === 'Convention') && { type }),
    status: values['/status'] === 'Completed' ? 'Completed' : 'Planned',
    ...defined(days.map((pointer) => [pointer.slice(1), day(pointer)] as const)),
    ...defined([['timeZone', text('/timeZone')]]),
    ...defined([
      ['roomCapacity', number('/roomCapacity')],
      ['maxRegistrationCount', number('/maxRegistrationCount')],
    ]),
    ageBands: bandsIn(values),
    ...(from !== undefined && to !== undefined && { sessions: { from, to } }),
    rates: defined(rateNames.map((name) => [name, rate(name)] as const)),
    ...(percent !== undefined && restDueOn !== undefined && { deposit: { percent, restDueOn } }),
    paymentMethods: paymentMethods.filter((method) => (values['/paymentMethods'] ?? '').split(',').includes(method)),
    links: defined(linkNames.map((name) => [name, text(`/links/${name}`)] as const)),
    texts: { en: textsIn(values, 'en'), es: textsIn(values, 'es') },
  };
}

/** The field that chooses a verse with its source in both languages. */
export const verseField = 'verse';

/** The id of the field that a fault is about. Bands go by name, not by position, since empty bands are not saved. */
export function fieldIdOf(pointer: string, { ageBands = [] }: Pick<EventContent, 'ageBands'>): string {
  if (/^\/texts\/(en|es)\/wog(Reference)?$/.test(pointer)) return verseField;
  const [, index] = /^\/ageBands\/(\d+)$/.exec(pointer) ?? [];
  const band = index === undefined ? undefined : (ageBands[Number(index)]?.band ?? ageBandNames[0]);
  const field = pointer === '/sessions' ? '/sessions/from' : pointer;
  return (band === undefined ? field : `/ageBands/${band}/from`).slice(1).replaceAll('/', '-');
}
