import type { Parts } from '../../context.ts';
import { isoDayIn } from '../../church-year/rules.ts';
import { endPaymentHold } from '../../payments/paypal/jobs.ts';

/** What happens in the demonstration's year, each at its moment. */
export interface Agenda {
  /** The moment at which the year ends: that of the program's start. */
  readonly end: Date;
  /** The moment of what is happening. */
  readonly now: () => Date;
  /** Does something at a moment; what would be after the end of the year is left out. */
  readonly at: (moment: Date, work: () => Promise<void>) => void;
  /** Does everything in the order of its moments, also what is added meanwhile. */
  readonly run: () => Promise<void>;
}

interface Entry {
  readonly moment: number;
  readonly work: () => Promise<void>;
}

/** Makes an empty one; entries of one moment are done in the order in which they were added. */
export function createAgenda(end: Date): Agenda {
  const entries: Entry[] = [];
  let now = end;
  return {
    end,
    now: () => now,
    at: (moment, work) => {
      if (moment > end) return;
      const entry = { moment: moment.getTime(), work };
      const position = entries.findLastIndex((other) => other.moment <= entry.moment);
      entries.splice(position + 1, 0, entry);
    },
    run: async () => {
      for (let next = entries.shift(); next; next = entries.shift()) {
        now = new Date(next.moment);
        await next.work();
      }
      now = end;
    },
  };
}

/**
 * The product's dependencies in the year that is played: its operations run as they are, and take the time of the agenda for
 * now. Of the jobs that they put into the queue the end of a hold is done at its moment, what is still ahead goes into the real
 * queue, and emails of days long past are not written.
 */
export function partsAt(real: Parts, agenda: Agenda): Parts {
  const { log } = real;
  const played: Parts = {
    ...real,
    // Nothing that the year tells of concerns who runs the program now.
    log: log.child({}, { level: 'silent' }),
    clock: agenda.now,
    today: () => isoDayIn(agenda.now(), real.config.site.timeZone),
    enqueue: async (transaction, name, payload, startAfter) => {
      await played.enqueueAll(transaction, name, [payload], startAfter);
    },
    enqueueAll: async (transaction, name, payloads, startAfter) => {
      if (startAfter && startAfter > agenda.end) {
        await real.enqueueAll(transaction, name, payloads, startAfter);
        return;
      }
      if (name !== 'registration-hold' || !startAfter) return;
      for (const payload of payloads as readonly { readonly registrationId: string }[])
        agenda.at(startAfter, () => endPaymentHold(played, payload));
    },
  };
  return played;
}
