import type { Kysely } from 'kysely';
import type { Database } from '../../api/platform/data/tables.gen.ts';
import { readEventSource } from '../../api/events/source.ts';
import { saveEventSource } from '../../api/events/store.ts';

export const text = {
  name: 'Weekend of prayer',
  timings: 'Friday to Sunday',
  short_description: 'A weekend.',
  description: 'A weekend of prayer.',
  location: 'Here',
  paymentOptions: {
    Zelle: 'By Zelle to {email}, memo {reference}.',
    Check: 'By check.',
    Cash: 'In cash.',
    PayPal: 'Online.',
  },
};

/** Builds the source of a residential event with the rates of Miami, open from March to April 2027. */
function sourceOf(id: string, overrides: Record<string, unknown>) {
  return readEventSource(id, '', 'America/New_York', {
    id,
    type: 'Residential',
    status: 'Planned',
    reg_date: '01-MAR-2027',
    reg_end_date: '30-APR-2027',
    start_date: '14-MAY-2027',
    end_date: '16-MAY-2027',
    rates: {
      roomBasePrice: 385,
      childRate: 210,
      teenRate: 50,
      additionalAdultRate: 230,
      adultRetreatRate: 200,
      toddlerRate: 0,
    },
    paymentMethods: ['Zelle', 'Check', 'Cash'],
    texts: { en: text, es: text },
    ...overrides,
  });
}

/** Creates an event with these overrides and defaults for everything else. */
export async function createEvent(
  db: Kysely<Database>,
  id: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  await saveEventSource(db, sourceOf(id, overrides));
  return id;
}

/** Updates an event, as a new version of its file would. */
export async function changeEvent(db: Kysely<Database>, id: string, overrides: Record<string, unknown>): Promise<void> {
  await saveEventSource(db, { ...sourceOf(id, overrides), hash: JSON.stringify(overrides) });
}
