import type { components } from '#contract/schema';
import { defaultAgeBands } from '../../people/rules.ts';
import { defaultRoomCapacity } from '../../rooms/rules.ts';
import { isTimeZone, addDays } from '../../platform/moments/rules.ts';
import { isSecureAddress } from '../../platform/links/rules.ts';
import { formatEventDate, parseEventDate } from '../rules.ts';

type Schemas = components['schemas'];

/** The content of an event, written by staff or read from its file. A draft may leave out anything. */
export type EventContent = Schemas['EventContent'];
/** An error that prevents publishing an event, with its location. */
export type EventFault = Schemas['EventFault'];
/** The texts of an event in one language; some may not be written yet. */
type WrittenTexts = Schemas['EventTexts'];

type Language = 'en' | 'es';

export const languagesOfEvents = ['en', 'es'] as const;

export const rateNames = [
  'roomBasePrice',
  'additionalAdultRate',
  'adultRetreatRate',
  'youngAdultRate',
  'teenRate',
  'childRate',
  'toddlerRate',
] as const satisfies readonly (keyof Schemas['EventRates'])[];

const needed = ['name', 'timings', 'short_description', 'description', 'location'] as const;
const optional = ['address', 'wog', 'wogReference', 'contact', 'fee', 'packing', 'travel'] as const;
export const eventTextNames = [...needed, ...optional] as const;

/** The name of a text that an event has in both languages. */
export type EventTextName = (typeof eventTextNames)[number];

/** The texts of an event in one language; the optional ones are there in both languages or in neither. */
export type EventTexts = Required<Pick<WrittenTexts, (typeof needed)[number]>> & WrittenTexts;
/** The rates of an event, in dollars. */
export type EventRates = Schemas['EventRates'];
/** The links, email address and PayPal client id of an event. */
export type EventLinks = Schemas['EventLinks'];

type Needed = 'id' | 'type' | 'status' | 'reg_date' | 'start_date' | 'end_date';
type Defaulted = 'timeZone' | 'roomCapacity' | 'ageBands' | 'rates' | 'paymentMethods' | 'links';

/** The content of an event that may be published, with defaults filled in. */
export type CompleteEvent = Omit<EventContent, 'texts'> &
  Required<Pick<EventContent, Needed | Defaulted>> & {
    readonly texts: { readonly en: EventTexts; readonly es: EventTexts };
  };

/** The default content of an event, apart from its time zone, which is the center's. */
const contentDefaults: Required<Pick<EventContent, Exclude<Defaulted, 'timeZone'> | 'status'>> = {
  status: 'Planned',
  roomCapacity: defaultRoomCapacity,
  ageBands: [...defaultAgeBands],
  rates: {},
  paymentMethods: [],
  links: {},
};

/** An empty draft of a center in this time zone. */
export function emptyContent(siteTimeZone: string): EventContent {
  return { ...contentDefaults, timeZone: siteTimeZone, texts: { en: {}, es: {} } };
}

const isMissing = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Returns the day in ms, for comparison; undefined if the date does not exist, such as 31-FEB-2027. */
function dayOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  try {
    const { year, month, day } = parseEventDate(text);
    return Date.UTC(year, month - 1, day);
  } catch {
    return undefined;
  }
}

const isAfter = (one: string | undefined, other: string | undefined): boolean =>
  (dayOf(one) ?? -Infinity) > (dayOf(other) ?? Infinity);

function dateFaults(content: EventContent): EventFault[] {
  const { reg_date, reg_end_date, start_date, end_date, deposit } = content;
  const dates = { reg_date, start_date, end_date };
  const fault = (pointer: string, rule: EventFault['rule']) => ({ pointer, rule });
  return [
    ...Object.entries(dates).flatMap(([name, value]) => {
      if (isMissing(value)) return [fault(`/${name}`, 'required')];
      return dayOf(value) === undefined ? [fault(`/${name}`, 'date')] : [];
    }),
    ...(reg_end_date !== undefined && dayOf(reg_end_date) === undefined ? [fault('/reg_end_date', 'date')] : []),
    ...(isAfter(start_date, end_date) ? [fault('/end_date', 'endBeforeStart')] : []),
    ...(isAfter(reg_date, end_date) ? [fault('/reg_date', 'opensAfterEnd')] : []),
    ...(isAfter(reg_date, reg_end_date) ? [fault('/reg_end_date', 'closesBeforeOpens')] : []),
    ...(deposit && dayOf(deposit.restDueOn) === undefined ? [fault('/deposit/restDueOn', 'date')] : []),
    ...(deposit && isAfter(deposit.restDueOn, start_date) ? [fault('/deposit/restDueOn', 'restAfterStart')] : []),
  ];
}

/** Every age from 0 up must fall in exactly one band. */
function bandFaults(bands: NonNullable<EventContent['ageBands']>): EventFault[] {
  const faults: EventFault[] = [];
  let next: number | null = 0;
  for (const [index, { from, to }] of bands.entries()) {
    const pointer = `/ageBands/${String(index)}`;
    if (from !== next) faults.push({ pointer, rule: 'bandGap' });
    if (to !== null && to < from) faults.push({ pointer, rule: 'bandOrder' });
    next = to === null ? null : to + 1;
  }
  if (next !== null)
    faults.push({ pointer: `/ageBands/${String(Math.max(0, bands.length - 1))}`, rule: 'lastBandEnds' });
  return faults;
}

const ratePattern = /^[0-9]+([.][0-9]{1,2})?$/;

function isRate(rate: number | string): boolean {
  return typeof rate === 'number' ? rate >= 0 : ratePattern.test(rate);
}

const addressPattern = /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/;

function linkFaults({ map, whatsAppLink, retreatEmail }: EventLinks): EventFault[] {
  const faults: EventFault[] = [];
  if (map !== undefined && !isSecureAddress(map)) faults.push({ pointer: '/links/map', rule: 'https' });
  if (whatsAppLink !== undefined && !isSecureAddress(whatsAppLink))
    faults.push({ pointer: '/links/whatsAppLink', rule: 'https' });
  if (retreatEmail !== undefined && !(addressPattern.test(retreatEmail) && retreatEmail.includes('.')))
    faults.push({ pointer: '/links/retreatEmail', rule: 'email' });
  return faults;
}

function textFaults({ texts, paymentMethods = [] }: EventContent): EventFault[] {
  return languagesOfEvents.flatMap((here) => {
    const there = here === 'en' ? 'es' : 'en';
    const at = (name: string): string => `/texts/${here}/${name}`;
    const [own, other] = [texts[here], texts[there]];
    return [
      ...needed.flatMap((name): EventFault[] =>
        isMissing(own[name])
          ? [{ pointer: at(name), rule: isMissing(other[name]) ? 'required' : 'otherLanguage' }]
          : [],
      ),
      ...optional.flatMap((name): EventFault[] =>
        isMissing(own[name]) && !isMissing(other[name]) ? [{ pointer: at(name), rule: 'otherLanguage' }] : [],
      ),
      ...(isMissing(own.wog) !== isMissing(own.wogReference)
        ? [{ pointer: at(isMissing(own.wog) ? 'wog' : 'wogReference'), rule: 'verseSource' } as const]
        : []),
      ...paymentMethods.flatMap((method): EventFault[] =>
        isMissing(own.paymentOptions?.[method])
          ? [{ pointer: at(`paymentOptions/${method}`), rule: 'instructionsMissing' }]
          : [],
      ),
    ];
  });
}

/** Returns everything that must be corrected before an event can be published, in the order of the editor. */
export function contentFaults(content: EventContent): EventFault[] {
  const { type, status, timeZone, ageBands, rates = {}, sessions, links = {} } = content;
  const names = textFaults(content);
  const isFirst = ({ pointer }: EventFault): boolean => /\/(?:name|timings)$/.test(pointer);
  return [
    ...(type === undefined ? [{ pointer: '/type', rule: 'required' } as const] : []),
    ...(status === undefined ? [{ pointer: '/status', rule: 'required' } as const] : []),
    ...names.filter(isFirst),
    ...dateFaults(content),
    ...(timeZone !== undefined && !isTimeZone(timeZone) ? [{ pointer: '/timeZone', rule: 'timeZone' } as const] : []),
    ...names.filter((fault) => !isFirst(fault)),
    ...(ageBands === undefined ? [] : bandFaults(ageBands)),
    ...rateNames.flatMap((name): EventFault[] => {
      const rate = rates[name];
      return rate === undefined || isRate(rate) ? [] : [{ pointer: `/rates/${name}`, rule: 'rate' }];
    }),
    ...(sessions && sessions.from > sessions.to ? [{ pointer: '/sessions', rule: 'sessionOrder' } as const] : []),
    ...linkFaults(links),
  ];
}

/** Returns the texts without the empty ones. */
function filledTexts(texts: WrittenTexts): WrittenTexts {
  // Keep the instructions for a method that is no longer offered: parties that chose it still read them.
  const options = Object.entries(texts.paymentOptions ?? {}).filter(([, text]) => !isMissing(text));
  const filled = Object.fromEntries(
    eventTextNames.flatMap((name) => {
      const text = texts[name];
      return text === undefined || isMissing(text) ? [] : [[name, text.trim()] as const];
    }),
  );
  return { ...filled, ...(options.length > 0 && { paymentOptions: Object.fromEntries(options) }) };
}

/**
 * Returns the content with its defaults, in a fixed order and without empty texts. The result is unusable if the content has
 * errors.
 * @param siteTimeZone the center's time zone, for an event that names none
 */
export function completeContent(content: EventContent, id: string, siteTimeZone: string): CompleteEvent {
  const { reg_end_date, maxRegistrationCount, sessions, deposit, paymentMethods = [], texts } = content;
  const { type, reg_date, start_date, end_date } = content;
  return {
    id,
    type,
    status: content.status ?? contentDefaults.status,
    reg_date,
    ...(reg_end_date !== undefined && { reg_end_date }),
    start_date,
    end_date,
    timeZone: content.timeZone ?? siteTimeZone,
    roomCapacity: content.roomCapacity ?? contentDefaults.roomCapacity,
    ageBands: content.ageBands ?? contentDefaults.ageBands,
    ...(maxRegistrationCount !== undefined && { maxRegistrationCount }),
    ...(sessions && { sessions }),
    rates: content.rates ?? {},
    ...(deposit && { deposit }),
    paymentMethods: [...paymentMethods],
    links: content.links ?? {},
    texts: { en: filledTexts(texts.en), es: filledTexts(texts.es) },
  } as CompleteEvent;
}

/** Ids that would collide with the URLs of event lists. */
const reservedIds: readonly string[] = ['convention', 'residential'];
const longestId = 60;

/** Derives the id of an event from its English name: 'Miami Retreat 2027' becomes miami-retreat-2027. */
export function idFromName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, longestId)
    .trim()
    .replaceAll(' ', '-');
  return plain === '' || reservedIds.includes(plain) ? 'event' : plain;
}

/** Moves a day by a number of days. */
function movedBy(text: string, days: number): string {
  return formatEventDate(addDays(parseEventDate(text), days));
}

const dayLength = 24 * 60 * 60_000;

/** Returns a copy for another first day: every date moves by the same number of days; prices and texts stay. */
export function copyContent(content: EventContent, startDate: string | undefined): EventContent {
  const { id: _, reg_date, reg_end_date, start_date, end_date, deposit, ...kept } = content;
  const [from, to] = [dayOf(start_date), dayOf(startDate)];
  if (from === undefined || to === undefined) return { ...kept, status: 'Planned' };
  const days = Math.round((to - from) / dayLength);
  const moved = (text: string | undefined) => (dayOf(text) === undefined ? undefined : movedBy(text ?? '', days));
  const dates = { reg_date, reg_end_date, start_date, end_date };
  const restDueOn = moved(deposit?.restDueOn);
  return {
    ...kept,
    status: 'Planned',
    ...Object.fromEntries(
      Object.entries(dates).flatMap(([name, value]) => {
        const day = moved(value);
        return day === undefined ? [] : [[name, day] as const];
      }),
    ),
    ...(deposit && restDueOn !== undefined && { deposit: { ...deposit, restDueOn } }),
  };
}

/** Returns the name of an event in a language, or in the other one if it is missing. */
export function nameOf({ texts }: Pick<EventContent, 'texts'>, language: Language): string {
  const other = language === 'en' ? 'es' : 'en';
  return texts[language].name ?? texts[other].name ?? '';
}
