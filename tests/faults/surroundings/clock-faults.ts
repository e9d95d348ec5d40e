import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { underFault, type Strike } from '../database/under-fault.ts';
import type { Fault } from '../outcome.ts';
import type { FaultSite } from '../site/fault-site.ts';

const hour = 3_600_000;
/** Half a minute before clocks in New York go forward by an hour, and before they go back by one. */
const springForward = '2027-03-14T06:59:30Z';
const fallBack = '2027-11-07T05:59:30Z';

const ofWinter = {
  reg_date: '01-OCT-2027',
  reg_end_date: '30-NOV-2027',
  start_date: '10-DEC-2027',
  end_date: '12-DEC-2027',
};

/** The current day at the center by the site's own clock, as the forms use it. */
async function todayOf({ server }: FaultSite): Promise<string | undefined> {
  return (await server.client.GET('/form-stamp')).data?.today;
}

const dayIn = (instant: Date): string => instant.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });

/** Shifts the clock by this many ms, and corrects it at the end. */
function setBy(ms: number): Strike {
  return {
    isAway: false,
    staysWell: true,
    lasts: 5_000,
    begin: ({ process }) => {
      process.setClock(ms);
    },
    end: ({ process }) => {
      process.setClock(-ms);
    },
    failures: async (site) =>
      (await todayOf(site)) === dayIn(site.now()) ? [] : ['the day is wrong once the clock is right'],
  };
}

/** Nothing happens except the daylight saving change: the day stays the same, and time goes on. */
const change: Strike = {
  isAway: false,
  staysWell: true,
  lasts: 5_000,
  begin: ({ process }) => {
    process.setClock(60_000);
  },
  end: () => undefined,
  failures: async (site) => {
    const expected = dayIn(new Date(site.now().getTime() + 60_000));
    return (await todayOf(site)) === expected ? [] : [`the day is not ${expected}`];
  },
};

/** The clock faults of the site's machine. */
export function clockFaults(databases: () => Promise<DatabaseServer>): readonly Fault[] {
  const fault = (name: string, strike: Strike, now?: string): Fault => ({
    name: `clock ${name}`,
    run: async () => underFault(await databases(), strike, { ...(now !== undefined && { now }) }),
  });
  return [
    fault('an hour ahead', setBy(hour)),
    fault('an hour back', setBy(-hour)),
    fault('goes on to summer time', change, springForward),
    fault('goes back to winter time', { ...change, event: ofWinter }, fallBack),
  ];
}
