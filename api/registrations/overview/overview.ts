import type { AppContext } from '../../context.ts';
import { findEvents } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import { parseEventDate, toEventDate } from '../../events/rules.ts';
import { offersRooms } from '../../pricing/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { countChanges, readEventFigures } from './figures.ts';
import type { EventFigures } from './figures.ts';
import { dayIn, daysBetween } from '../../platform/moments/rules.ts';

type Schemas = components['schemas'];

/** How many earlier events are compared. */
const comparedEvents = 2;

const dayMark = 'registered:';

const firstDay = ({ start_date }: Pick<StoredEvent, 'start_date'>) => parseEventDate(start_date);

/** Returns the events of the same type before this one, most recent first. */
function earlierEvents(events: readonly StoredEvent[], event: StoredEvent): StoredEvent[] {
  return events
    .filter(({ type, ...other }) => type === event.type && daysBetween(firstDay(other), firstDay(event)) > 0)
    .sort((one, other) => daysBetween(firstDay(one), firstDay(other)))
    .slice(0, comparedEvents);
}

/** Returns the days on which people registered, from the figures. */
function courseOf(
  event: StoredEvent,
  figures: EventFigures | undefined,
  language: 'en' | 'es',
): Schemas['RegistrationCourse'] {
  const days = [...(figures ?? [])].flatMap(([name, people]) => {
    if (!name.startsWith(dayMark)) return [];
    const day = parseEventDate(toEventDate(name.slice(dayMark.length)));
    return { daysBefore: daysBetween(day, firstDay(event)), people };
  });
  return {
    eventId: event.id,
    eventName: event.texts[language].name,
    days: days.sort((one, other) => other.daysBefore - one.daysBefore),
  };
}

/** Returns an overview of an event from figures that were counted before. */
export async function getOverview(
  { db, clock, waivers }: Pick<AppContext, 'db' | 'clock' | 'waivers'>,
  eventId: string,
  language: 'en' | 'es',
): Promise<Schemas['EventOverview']> {
  const events = await findEvents(db);
  const event = events.find(({ id }) => id === eventId);
  if (!event) throw new ProblemError('not-found');
  const earlier = earlierEvents(events, event);
  await countChanges(db);
  const figures = await readEventFigures(
    db,
    [event, ...earlier].map(({ id }) => id),
  );
  const own = figures.get(eventId);
  const amount = (name: string) => own?.get(name) ?? 0;
  const present = (presence: Schemas['Presence']) => amount(`presence:${presence}`);
  const [course, ...before] = [event, ...earlier].map((one) => courseOf(one, figures.get(one.id), language));
  return {
    eventId,
    bands: event.ageBands.map(({ band }) => ({ band, people: amount(`band:${band}`) })),
    money: {
      currency: 'USD',
      promisedCents: amount('promised'),
      receivedCents: amount('received'),
      openCents: amount('open'),
    },
    signatures: { signed: amount(`signed:${waivers[event.type].en.version}`), needed: amount('toSign') },
    presence: {
      here: present('here'),
      left: present('left'),
      notComing: present('notComing'),
      toCome: present('toCome'),
    },
    ...(offersRooms(event) && {
      rooms: {
        requested: amount('rooms'),
        assigned: amount('assignedRooms'),
        withBed: amount('withBed'),
        withoutBed: amount('withoutBed'),
        stepFree: amount('stepFree'),
      },
    }),
    courses: [...(course ? [course] : []), ...before.filter(({ days }) => days.length > 0)],
    today: daysBetween(dayIn(clock(), event.timeZone), firstDay(event)),
  };
}
