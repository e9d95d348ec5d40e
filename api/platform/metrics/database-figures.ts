import type { Pool } from 'pg';
import type { Family, Sample } from './text-format.ts';

interface QueueRow {
  readonly name: string;
  readonly due: number;
  readonly later: number;
  readonly failed: number;
  readonly age: number;
}

interface PlacesRow {
  readonly type: string;
  readonly starts: string;
  readonly left: number;
}

/**
 * Jobs by queue. A running job or one that is scheduled for later is not late. The queue keeps permanently failed jobs for a few
 * days.
 */
const queues = `
  select name,
    count(*) filter (where state < 'active' and start_after <= now())::int as due,
    count(*) filter (where state < 'active' and start_after > now())::int as later,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8 as age
  from jobs.job where name not like '\\_\\_%' and state in ('created', 'retry', 'failed') group by name order by name`;

/** Events are labeled only by public facts, without the name. They count until their last day ends in their own time zone. */
const places = `
  select e.type, e.start_date::text as starts, sum(greatest(0, e.max_registration_count - p.taken))::int as left
  from events e join event_places p on p.event_id = e.id
  where e.max_registration_count is not null and e.status = 'Planned'
    and (e.end_date + 1)::timestamp at time zone e.time_zone > now()
  group by 1, 2 order by 2, 1`;

const unmatched = 'select count(*)::int as count from unmatched_payments where resolution is null';

const bulk = 'select state, count(*)::int as count from mailing_recipients group by 1 order by 1';

/** Reads the figures that only the database has: the queue, bulk emails, places and unmatched payments. */
export async function databaseFigures(pool: Pool): Promise<readonly Family[]> {
  const [queue, place, payment, recipient] = await Promise.all([
    pool.query<QueueRow>(queues),
    pool.query<PlacesRow>(places),
    pool.query<{ count: number }>(unmatched),
    pool.query<{ state: string; count: number }>(bulk),
  ]);
  const jobs = queue.rows.flatMap(({ name, due, later, failed }): Sample[] => [
    { value: due, labels: { queue: name, state: 'due' } },
    { value: later, labels: { queue: name, state: 'later' } },
    { value: failed, labels: { queue: name, state: 'failed' } },
  ]);
  return [
    {
      name: 'site_jobs',
      type: 'gauge',
      help: 'Waiting jobs by queue, and jobs that failed permanently.',
      samples: jobs,
    },
    {
      name: 'site_oldest_job_seconds',
      type: 'gauge',
      help: 'For how long the oldest job of a queue is due.',
      samples: queue.rows.map(({ name, age }) => ({ value: Math.round(age), labels: { queue: name } })),
    },
    {
      name: 'site_bulk_emails',
      type: 'gauge',
      help: 'Stored recipients of bulk emails, by result.',
      samples: recipient.rows.map(({ state, count }) => ({ value: count, labels: { state } })),
    },
    {
      name: 'site_places_left',
      type: 'gauge',
      help: 'Places left at coming events that have a limit.',
      samples: place.rows.map(({ type, starts, left }) => ({ value: left, labels: { type, starts } })),
    },
    {
      name: 'site_unmatched_payments',
      type: 'gauge',
      help: 'PayPal payments that staff have to settle.',
      samples: payment.rows.map(({ count }) => ({ value: count })),
    },
  ];
}
