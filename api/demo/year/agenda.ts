import type { AppContext } from '../../context.ts';
import { isoDayIn } from '../../platform/moments/rules.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { endPaymentHold } from '../../payments/paypal/jobs.ts';
import { sendPrayedMail } from '../../prayer/jobs.ts';

/** The events of the demonstration's year, each at its moment. */
export interface Agenda {
  /** The moment at which the year ends: when the program starts. */
  readonly end: Date;
  /** The moment of the current event. */
  readonly now: () => Date;
  /** Schedules work; anything after the end of the year is dropped. */
  readonly at: (moment: Date, work: () => Promise<void>) => void;
  /** Runs everything in chronological order, including work that is added during the run. */
  readonly run: () => Promise<void>;
}

interface Entry {
  readonly moment: number;
  readonly work: () => Promise<void>;
}

/** Creates an empty agenda; entries with the same time run in the order in which they were added. */
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
 * The product's dependencies for the simulated year: its operations run unchanged, with the agenda's time as now. Of the jobs that
 * they enqueue, the end of a hold runs at its scheduled time, future jobs go into the real queue, and emails of past days are not
 * written.
 */
export function partsAt(real: AppContext, agenda: Agenda): AppContext {
  const { log } = real;
  const played: AppContext = {
    ...real,
    // The log of a simulated year is of no interest to the person who runs the program now.
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
      if (name === 'prayed-mail' && startAfter) {
        const mailer = { ...played.mailer, send: () => Promise.resolve() };
        for (const payload of payloads as readonly JobPayloads['prayed-mail'][])
          agenda.at(startAfter, () => sendPrayedMail({ ...played, mailer }, payload));
      }
      if (name !== 'registration-hold' || !startAfter) return;
      for (const payload of payloads as readonly { readonly registrationId: string }[])
        agenda.at(startAfter, () => endPaymentHold(played, payload));
    },
  };
  return played;
}
