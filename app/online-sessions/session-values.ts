import { sessionMinutes, sessionPeople } from '#contract/limits';
import { readDate, readTime } from '#design-system';
import { contentFaults, repetitionFaults } from '#rules/online-sessions';
import type { Schemas } from '../platform/client/client.ts';

type Content = Schemas['OnlineSessionContent'];

/** The form's values, by pointer. */
export type SessionValues = Readonly<Record<string, string>>;

/** A field whose value prevents scheduling, and the broken rule. */
export interface SessionFault {
  readonly pointer: string;
  readonly rule: Schemas['FieldRule'];
}

const at = (values: SessionValues, pointer: string): string => (values[pointer] ?? '').trim();

/** Every field of the form. */
const pointers = [
  ...['title', 'about'].flatMap((name) => [`/content/texts/en/${name}`, `/content/texts/es/${name}`]),
  ...['kind', 'eventId', 'date', 'time', 'minutes', 'timeZone', 'spoken'].map((name) => `/content/${name}`),
  ...['hostUserId', 'substituteUserId', 'maxPeople', 'isOnPage'].map((name) => `/content/${name}`),
  ...['repeats', 'until'].map((name) => `/repetition/${name}`),
];

/** The values with every field; those without a value are empty. */
export function withEveryField(values: SessionValues): SessionValues {
  return { ...Object.fromEntries(pointers.map((pointer) => [pointer, ''])), ...values };
}

/** The initial values for a new session: one hour, on a day still to be chosen, in the center's time zone. */
export function blankValues(timeZone: string): SessionValues {
  return {
    '/content/kind': 'saturdayPrayer',
    '/content/time': '10:00',
    '/content/minutes': '60',
    '/content/timeZone': timeZone,
    '/content/spoken': 'both',
    '/repetition/repeats': 'once',
  };
}

/** An event that a session can be part of. */
export interface SessionEvent {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
}

/** The values after one field changes. Choosing an event sets the event's time zone, which can still be changed. */
export function withValue(
  values: SessionValues,
  pointer: string,
  value: string,
  events: readonly SessionEvent[],
): SessionValues {
  const zone = pointer === '/content/eventId' ? events.find(({ id }) => id === value)?.timeZone : undefined;
  return { ...values, [pointer]: value, ...(zone !== undefined && { '/content/timeZone': zone }) };
}

/** The form's values for a stored session. */
export function valuesOf({ texts, ...content }: Content): SessionValues {
  const single = Object.entries(content).map(([name, value]) => [`/content/${name}`, String(value)] as const);
  const written = (['en', 'es'] as const).flatMap((language) =>
    Object.entries(texts[language]).map(([name, value]) => [`/content/texts/${language}/${name}`, value] as const),
  );
  return Object.fromEntries([...single, ...written]);
}

const number = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** The content to send. */
export function contentOf(values: SessionValues): Content {
  const value = (name: string): string => at(values, `/content/${name}`);
  const optional = (name: string, text: string) => (text === '' ? {} : { [name]: text });
  const count = (name: string) => (value(name) === '' ? {} : { [name]: number(value(name)) });
  const words = (language: 'en' | 'es') => ({
    title: value(`texts/${language}/title`),
    ...optional('about', value(`texts/${language}/about`)),
  });
  const kind = value('kind') as Content['kind'];
  return {
    texts: { en: words('en'), es: words('es') },
    kind,
    ...(kind === 'event' && optional('eventId', value('eventId'))),
    date: readDate(value('date')).date ?? '',
    time: readTime(value('time')).time ?? '',
    minutes: number(value('minutes')),
    timeZone: value('timeZone'),
    spoken: value('spoken') as Content['spoken'],
    ...count('hostUserId'),
    ...count('substituteUserId'),
    ...count('maxPeople'),
    ...(kind === 'open' && value('isOnPage') === 'true' && { isOnPage: true }),
  };
}

export function repetitionOf(values: SessionValues): Schemas['OnlineSessionRepetition'] {
  const repeats = at(values, '/repetition/repeats') as Schemas['OnlineSessionRepeat'];
  const until = readDate(at(values, '/repetition/until')).date;
  return { repeats, ...(repeats !== 'once' && until !== undefined && { until }) };
}

/** What is wrong with a number; one that cannot be read counts as too small. */
function boundFaults(pointer: string, value: number, { least, most }: { least: number; most: number }): SessionFault[] {
  if (value > most) return [{ pointer, rule: 'maximum' }];
  return value >= least ? [] : [{ pointer, rule: 'minimum' }];
}

/** The faults found before sending. `isNew` also checks the repetition. */
export function faultsOf(values: SessionValues, isNew: boolean, now: Date): SessionFault[] {
  const content = contentOf(values);
  const missing = (['/content/texts/en/title', '/content/texts/es/title', '/content/date', '/content/time'] as const)
    .filter((pointer) => at(values, pointer) === '')
    .map((pointer) => ({ pointer, rule: 'required' as const }));
  if (missing.length > 0) return missing;
  const unreadable: SessionFault[] = [
    ...(content.date === '' ? [{ pointer: '/content/date', rule: 'format' as const }] : []),
    ...(content.time === '' ? [{ pointer: '/content/time', rule: 'pattern' as const }] : []),
    ...boundFaults('/content/minutes', content.minutes, sessionMinutes),
    ...(content.maxPeople === undefined ? [] : boundFaults('/content/maxPeople', content.maxPeople, sessionPeople)),
  ];
  if (unreadable.length > 0) return unreadable;
  return [
    ...contentFaults(content, now).map((fault) => ({ ...fault, pointer: `/content${fault.pointer}` })),
    ...(isNew
      ? repetitionFaults(content.date, repetitionOf(values)).map((fault) => ({
          ...fault,
          pointer: `/repetition${fault.pointer}`,
        }))
      : []),
  ];
}

/** The id of the field at a pointer. */
export function fieldIdOf(pointer: string): string {
  return `session${pointer.replaceAll('/', '-')}`;
}
