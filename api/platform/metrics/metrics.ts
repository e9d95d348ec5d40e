import type { Family, Sample } from './text-format.ts';

/** The source of a page: directly from memory, from the cache after a freshness check, or rendered for this request. */
type PageOrigin = 'memory' | 'cache' | 'rendering';

/** The outcome of an email. A failed email is retried; a refused one is not. */
export type EmailOutcome = 'sent' | 'failed' | 'refused';

/** The counters of a process since its start. They identify no person and nothing that belongs to one. */
export interface Metrics {
  /** @param operation the operation of the contract, or `site` for pages and files */
  readonly countRequest: (operation: string, status: number, ms: number) => void;
  readonly countPage: (origin: PageOrigin) => void;
  readonly countEmail: (outcome: EmailOutcome) => void;
  readonly families: () => readonly Family[];
  /** The outcomes of emails since the start. */
  readonly emails: () => Readonly<Record<EmailOutcome, number>> & { readonly lastSentAt: Date | null };
  /** The failed requests of the last day, most frequent first. */
  readonly failures: () => readonly Failure[];
}

/** Requests that failed in the same way. */
interface Failure {
  readonly operation: string;
  readonly status: number;
  readonly count: number;
  readonly lastAt: Date;
}

/** The upper bounds of the histogram buckets for durations, in seconds. */
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Times {
  readonly buckets: number[];
  sum: number;
  count: number;
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function samplesOf(counts: ReadonlyMap<string, number>, label: string): Sample[] {
  return [...counts].map(([key, value]) => ({ value, labels: { [label]: key } }));
}

function timeSamples([operation, { buckets, sum, count }]: readonly [string, Times]): Sample[] {
  let below = 0;
  return [
    ...limits.map((limit, index): Sample => {
      below += buckets[index] ?? 0;
      return { suffix: '_bucket', labels: { operation, le: String(limit) }, value: below };
    }),
    { suffix: '_bucket', labels: { operation, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { operation }, value: sum },
    { suffix: '_count', labels: { operation }, value: count },
  ];
}

const hourMs = 60 * 60 * 1000;

/** For how many hours failed requests are counted. */
export const countedHours = 24;

/** Counts failed requests by hour and discards those from before that time. */
function countFailures(clock: () => Date): {
  readonly add: (operation: string, status: number) => void;
  readonly ofDay: () => readonly Failure[];
} {
  const hours = new Map<number, Map<string, Failure>>();
  return {
    add: (operation, status) => {
      const at = clock();
      const hour = Math.floor(at.getTime() / hourMs);
      for (const old of hours.keys()) if (old <= hour - countedHours) hours.delete(old);
      const counts = hours.get(hour) ?? new Map<string, Failure>();
      hours.set(hour, counts);
      const key = `${operation} ${String(status)}`;
      counts.set(key, { operation, status, count: (counts.get(key)?.count ?? 0) + 1, lastAt: at });
    },
    ofDay: () => {
      const first = Math.floor(clock().getTime() / hourMs) - countedHours + 1;
      const sums = new Map<string, Failure>();
      for (const [hour, counts] of hours) {
        if (hour < first) continue;
        for (const [key, failure] of counts) {
          sums.set(key, { ...failure, count: failure.count + (sums.get(key)?.count ?? 0) });
        }
      }
      return [...sums.values()].sort((one, other) => other.count - one.count);
    },
  };
}

/** Creates the counters of a process. Each costs less than a microsecond, so they always count, even if nothing reads them. */
export function createMetrics(clock: () => Date = () => new Date()): Metrics {
  const requests = new Map<string, Map<number, number>>();
  const times = new Map<string, Times>();
  const pages = new Map<PageOrigin, number>();
  const emails = new Map<EmailOutcome, number>([
    ['sent', 0],
    ['failed', 0],
    ['refused', 0],
  ]);

  const failures = countFailures(clock);
  let lastSentAt: Date | null = null;

  const countRequest = (operation: string, status: number, ms: number): void => {
    const byStatus = requests.get(operation) ?? new Map<number, number>();
    requests.set(operation, byStatus);
    increase(byStatus, status);
    if (status >= 500) failures.add(operation, status);
    const time = times.get(operation) ?? { buckets: limits.map(() => 0), sum: 0, count: 0 };
    times.set(operation, time);
    const seconds = ms / 1000;
    const bucket = limits.findIndex((limit) => seconds <= limit);
    if (bucket !== -1) time.buckets[bucket] = (time.buckets[bucket] ?? 0) + 1;
    time.sum += seconds;
    time.count += 1;
  };

  return {
    countRequest,
    countPage: (origin) => {
      increase(pages, origin);
      // These bypass everything else that counts requests; they take a fraction of a millisecond.
      if (origin === 'memory') countRequest('site', 200, 0);
    },
    countEmail: (outcome) => {
      increase(emails, outcome);
      if (outcome === 'sent') lastSentAt = clock();
    },
    emails: () => ({
      sent: emails.get('sent') ?? 0,
      failed: emails.get('failed') ?? 0,
      refused: emails.get('refused') ?? 0,
      lastSentAt,
    }),
    failures: failures.ofDay,
    families: () => [
      {
        name: 'site_requests_total',
        type: 'counter',
        help: 'Requests by operation of the contract and status; site: pages and files.',
        samples: [...requests].flatMap(([operation, byStatus]) =>
          [...byStatus].map(([status, value]) => ({ value, labels: { operation, status: String(status) } })),
        ),
      },
      {
        name: 'site_request_seconds',
        type: 'histogram',
        help: 'How long requests take.',
        samples: [...times].flatMap(timeSamples),
      },
      {
        name: 'site_pages_total',
        type: 'counter',
        help: 'Pages by where they came from: memory, cache or rendering.',
        samples: samplesOf(pages, 'from'),
      },
      {
        name: 'site_emails_total',
        type: 'counter',
        help: 'Emails to one person by result; failed ones are retried.',
        samples: samplesOf(emails, 'outcome'),
      },
    ],
  };
}
