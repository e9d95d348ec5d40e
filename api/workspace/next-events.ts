import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isComing, registrationWindow } from '../events/rules.ts';
import type { StoredEvent } from '../events/port.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { canArriveNow, isOpen, netPaid, unpaid } from '../registrations/port.ts';

type Schemas = components['schemas'];
type Figures = Schemas['WorkspaceEventFigures'];

/** How many events are shown. */
const shownEvents = 4;

interface Row {
  readonly event_id: string;
  readonly received: number;
  readonly open: number;
  readonly arrived: number;
  readonly expected: number;
}

/** Money and arrivals of a few events. Each lookup is limited to the parties of these events. */
async function readFigures(db: Kysely<Database>, eventIds: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const { rows } = await sql<Row>`
    select event_id,
      coalesce(sum(${netPaid()}), 0)::int as received,
      coalesce(sum(${unpaid}) filter (where ${isOpen}), 0)::int as open,
      coalesce(sum((
        select count(*) from attendances
        where attendances.registration_id = registrations.id and kind = 'arrived' and at is not null
      )), 0)::int as arrived,
      coalesce(sum(party_size) filter (where ${canArriveNow}), 0)::int as expected
    from registrations
    where event_id = any(${eventIds}::text[])
    group by event_id
  `.execute(db);
  return new Map(
    rows.map(({ event_id, received, open, arrived, expected }) => [
      event_id,
      {
        currency: 'USD' as const,
        receivedCents: received,
        openCents: open,
        arrivedPeople: arrived,
        expectedPeople: expected,
      },
    ]),
  );
}

const none: Figures = { currency: 'USD', receivedCents: 0, openCents: 0, arrivedPeople: 0, expectedPeople: 0 };

/**
 * The events that have not ended and are not canceled, soonest first; with money and arrivals if the viewer may see them. Hidden
 * events have no page for other viewers.
 */
export async function listNextEvents(
  db: Kysely<Database>,
  sorted: readonly StoredEvent[],
  viewer: { readonly language: 'en' | 'es'; readonly seesHidden: boolean; readonly seesFigures: boolean },
  now: Date,
): Promise<Schemas['WorkspaceEvent'][]> {
  const next = sorted
    .filter((event) => (viewer.seesHidden || !event.isHidden) && isComing(event, now))
    .slice(0, shownEvents);
  const figures =
    viewer.seesFigures && next.length > 0
      ? await readFigures(
          db,
          next.map(({ id }) => id),
        )
      : null;
  return next.map((event) => {
    const { id, texts, start_date, end_date, maxRegistrationCount, taken, waiting } = event;
    return {
      eventId: id,
      eventName: texts[viewer.language].name,
      start_date,
      end_date,
      registration: registrationWindow(event, { taken, waiting }, now),
      taken,
      ...(maxRegistrationCount !== undefined && { maxRegistrationCount }),
      ...(figures && { figures: figures.get(id) ?? none }),
    };
  });
}
