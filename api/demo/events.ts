import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readIsoDay } from '../platform/moments/rules.ts';
import type { AppContext } from '../context.ts';
import { checkEventSource, readEventSource } from '../events/source.ts';
import { saveEventSource } from '../events/store.ts';
import { demoDates } from './dates.ts';
import type { DemoDates } from './dates.ts';

/** An event of the demonstration: the content of its file, and its dates. */
export interface DemoEvent extends DemoDates {
  readonly id: string;
  readonly status: 'Planned' | 'Completed';
}

/**
 * The events of a year at a center: three past events, one in progress, one that begins today, two open, one full, one canceled,
 * and one that opens soon.
 */
export const demoEvents: readonly DemoEvent[] = [
  { id: 'demo-healing-retreat', status: 'Completed', opens: -345, closes: -262, starts: -255 },
  { id: 'demo-youth-convention', status: 'Completed', opens: -265, closes: -172, starts: -170 },
  { id: 'demo-past-retreat', status: 'Completed', opens: -150, closes: -60, starts: -50 },
  { id: 'demo-silent-retreat', status: 'Planned', opens: -90, closes: -9, starts: -6, lasts: 10 },
  { id: 'demo-prayer-days', status: 'Planned', opens: -40, closes: -2, starts: 0, isOnAnyWeekday: true, lasts: 2 },
  {
    id: 'demo-retreat',
    status: 'Planned',
    opens: -45,
    closes: 30,
    starts: 40,
    deposit: { percent: 30, restDueBefore: 14 },
  },
  { id: 'demo-family-retreat', status: 'Planned', opens: -60, closes: 45, starts: 55 },
  // Canceled during the simulated year.
  { id: 'demo-music-weekend', status: 'Planned', opens: -70, closes: 15, starts: 20 },
  { id: 'demo-couples-retreat', status: 'Planned', opens: 20, closes: 80, starts: 90 },
];

/** The convention with payment by PayPal, open in the demonstration so that people can try it. */
export const paidByPayPal = { id: 'washington-dc-convention-2027', opens: -25, starts: 120 } as const;

type Languages<Value> = { readonly en: Value; readonly es: Value };
type Texts = Readonly<Record<string, unknown>>;

interface EventFile {
  readonly common: Texts & { readonly texts: Languages<Texts> };
  readonly note: Languages<string>;
  readonly events: Readonly<
    Record<
      string,
      Texts & {
        readonly type: 'Convention' | 'Residential';
        readonly texts: Languages<Texts & { readonly description: string }>;
      }
    >
  >;
}

/** Writes the events with dates relative to today. During the simulation, past events still accept registrations. */
export async function saveDemoEvents({ db, today, config }: AppContext, isPlaying: boolean): Promise<void> {
  const from = readIsoDay(today());
  const { timeZone } = config.site;
  const file = parse(readFileSync(new URL('events.yaml', import.meta.url), 'utf8')) as EventFile;
  for (const { id, status, ...dates } of demoEvents) {
    const own = file.events[id];
    if (!own) throw new Error(`There is no event ${id}`);
    const textsIn = (language: 'en' | 'es') => ({
      ...file.common.texts[language],
      ...own.texts[language],
      description: `${own.texts[language].description.trim()}\n\n${file.note[language]}`,
    });
    await saveEventSource(
      db,
      checkEventSource(
        id,
        {
          ...file.common,
          ...own,
          id,
          status: isPlaying ? 'Planned' : status,
          ...demoDates(from, own.type, dates),
          texts: { en: textsIn('en'), es: textsIn('es') },
        },
        timeZone,
      ),
    );
  }
  const { id, ...dates } = paidByPayPal;
  const yaml = readFileSync(new URL(`../events/embedded/${id}.yaml`, import.meta.url), 'utf8');
  await saveEventSource(db, readEventSource(id, yaml, timeZone, demoDates(from, 'Convention', dates)));
}
