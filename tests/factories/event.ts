import type { Kysely } from 'kysely';
import type { Database } from '../../api/platform/data/tables.gen.ts';
import { readEventSource } from '../../api/events/source.ts';
import { saveEventSource } from '../../api/events/store.ts';

const text = {
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

/** A residential event with the rates of Miami, open from March to April 2027. */
export async function createEvent(
  db: Kysely<Database>,
  id: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const source = readEventSource(id, '', {
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
  await saveEventSource(db, source);
  return id;
}
