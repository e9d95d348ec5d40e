import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { z } from 'zod';
import { ageBandNames, eventTypes, paymentMethods } from '../platform/contract/enums.gen.ts';
import { defaultAgeBands, defaultRoomCapacity } from '../pricing/rules.ts';
import { parseEventDate } from './rules.ts';

const defaultTimeZone = 'America/New_York';

const text = z.string().trim().min(1);
const link = z.url({ protocol: /^https$/ });
const rate = z.union([z.number().nonnegative(), z.string().regex(/^[0-9]+([.][0-9]{1,2})?$/)]);
const eventDate = text.refine((value) => {
  try {
    return parseEventDate(value).year > 0;
  } catch {
    return false;
  }
}, 'should be a date such as 13-MAR-2026');

/** Whether one day comes after another; what is no date is said elsewhere. */
function isDayAfter(one: string, other: string): boolean {
  const [day, before] = [one, other].map((text) => {
    const { year, month, day: dayOfMonth } = parseEventDate(text);
    return Date.UTC(year, month - 1, dayOfMonth);
  });
  return (day ?? 0) > (before ?? 0);
}

const texts = z.strictObject({
  name: text,
  timings: text,
  short_description: text,
  description: text,
  location: text,
  address: text.optional(),
  wog: text.optional(),
  wogReference: text.optional(),
  paymentOptions: z.partialRecord(z.enum(paymentMethods), text).optional(),
  contact: text.optional(),
  fee: text.optional(),
  /** What to bring, and how to get there: said in the mails that confirm and remind. Blank lines part paragraphs. */
  packing: text.optional(),
  travel: text.optional(),
});

const rates = z.strictObject({
  roomBasePrice: rate.optional(),
  childRate: rate.optional(),
  teenRate: rate.optional(),
  youngAdultRate: rate.optional(),
  additionalAdultRate: rate.optional(),
  adultRetreatRate: rate.optional(),
  toddlerRate: rate.optional(),
});

/** What is due first, and the day on which the rest is due; without it everything is due at once. */
const deposit = z.strictObject({ percent: z.int().min(1).max(99), restDueOn: eventDate });

const links = z.strictObject({
  map: link.optional(),
  whatsAppLink: link.optional(),
  retreatEmail: z.email().optional(),
  paypal_clientID: text.optional(),
});

const ageBands = z.array(
  z.strictObject({
    band: z.enum(ageBandNames),
    from: z.int().nonnegative(),
    to: z.int().nonnegative().nullable(),
  }),
);

const eventSource = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    type: z.enum(eventTypes),
    status: z.enum(['Completed', 'Planned']),
    reg_date: eventDate,
    reg_end_date: eventDate.optional(),
    start_date: eventDate,
    end_date: eventDate,
    timeZone: text
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a time zone')
      .default(defaultTimeZone),
    roomCapacity: z.int().positive().default(defaultRoomCapacity),
    ageBands: ageBands.default([...defaultAgeBands]),
    maxRegistrationCount: z.int().positive().optional(),
    sessions: z.strictObject({ from: z.int().nonnegative(), to: z.int().nonnegative() }).optional(),
    rates,
    deposit: deposit.optional(),
    paymentMethods: z.array(z.enum(paymentMethods)),
    links: links.default({}),
    texts: z.strictObject({ en: texts, es: texts }),
  })
  .superRefine((event, context) => {
    const fault = (path: string[], message: string): void => {
      context.addIssue({ code: 'custom', path, message });
    };
    // Every age from 0 up must fall in exactly one band.
    let next: number | null = 0;
    for (const { from, to } of event.ageBands) {
      if (from !== next) fault(['ageBands'], 'leave a gap, overlap or are out of order');
      next = to === null ? null : to + 1;
    }
    if (next !== null) fault(['ageBands'], 'end before the last age');
    for (const [here, there] of [
      ['en', 'es'],
      ['es', 'en'],
    ] as const) {
      for (const key of Object.keys(event.texts[here])) {
        if (!(key in event.texts[there])) fault(['texts', there, key], 'is missing in this language');
      }
      for (const method of event.paymentMethods) {
        if (!event.texts[here].paymentOptions?.[method])
          fault(['texts', here, 'paymentOptions'], `say nothing of ${method}`);
      }
    }
    if (event.deposit && isDayAfter(event.deposit.restDueOn, event.start_date))
      fault(['deposit', 'restDueOn'], 'is after the first day of the event');
    if (event.sessions && event.sessions.from > event.sessions.to) fault(['sessions'], 'end before they begin');
    if ('wog' in event.texts.en !== 'wogReference' in event.texts.en) {
      fault(['texts', 'wog'], 'and its reference go together');
    }
  });

/** What an event's file says, defaults filled in; both languages are complete. */
type EventSource = z.output<typeof eventSource>;
/** The texts of an event in one language. */
export type EventTexts = z.output<typeof texts>;
/** The rates of an event, in dollars. */
export type EventRates = z.output<typeof rates>;
/** The addresses and keys that go with an event. */
export type EventLinks = z.output<typeof links>;

/** An event's content with the hash by which a later start sees whether it changed. */
export interface HashedEventSource {
  readonly event: EventSource;
  readonly hash: string;
}

/**
 * Checks the content of an event.
 * @throws with everything that is wrong with it, half-translated texts included.
 */
export function checkEventSource(name: string, content: Readonly<Record<string, unknown>>): HashedEventSource {
  const result = eventSource.safeParse(content);
  if (!result.success) throw new Error(`The event ${name} is not right:\n${z.prettifyError(result.error)}`);
  const event = result.data;
  return { event, hash: createHash('sha256').update(JSON.stringify(event)).digest('hex') };
}

/**
 * Reads the file of an event.
 * @param overrides fields that the file leaves to the program, such as the demonstration's dates.
 * @throws as `checkEventSource` does.
 */
export function readEventSource(
  name: string,
  yaml: string,
  overrides: Record<string, unknown> = {},
): HashedEventSource {
  return checkEventSource(name, { ...(parse(yaml) as Record<string, unknown>), ...overrides });
}
