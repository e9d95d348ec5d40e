import type { Pool } from 'pg';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import type { Addressed } from '../waiting.ts';

/** A party that sends its registration as often as it needs to. */
interface Submission {
  readonly key: string;
  readonly eventId: string;
  readonly email: string;
  reference?: string;
}

/** People who register continuously. */
export interface Crowd {
  readonly acknowledged: () => number;
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What is wrong with responses that say that the site is unavailable. */
  readonly badRefusals: ReadonlySet<string>;
  /** Stops new registrations. Parties without an acknowledgment send again, for at most this many ms. */
  readonly finish: (longest: number) => Promise<void>;
  /** How many parties are lost, and how many are registered twice. */
  readonly count: (pool: Pool) => Promise<{ readonly lost: number; readonly doubled: number }>;
}

const clients = 6;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts people who register for several events, one after another in each.
 * @param rest for how many ms each client then pauses: emails wait while people are active
 */
export function gather({ server }: Addressed, eventIds: readonly string[], rest = 0): Crowd {
  const submissions: Submission[] = [];
  const statuses = new Map<number, number>();
  const badRefusals = new Set<string>();
  let isOver = false;

  async function send(submission: Submission): Promise<boolean> {
    const { key, eventId, email } = submission;
    const response = await fetch(`${server.url}/api/registrations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(
        buildRegistration({
          eventId,
          members: [buildMember()],
          quotedTotalCents: 20_000,
          contact: buildContact({ email }),
        }),
      ),
      signal: AbortSignal.timeout(120_000),
    }).catch(() => undefined);
    statuses.set(response?.status ?? 0, (statuses.get(response?.status ?? 0) ?? 0) + 1);
    const answer = (await response?.json().catch(() => ({}))) as
      | { registration?: { reference: string }; code?: string }
      | undefined;
    if (response?.status === 503) {
      if (answer?.code !== 'unavailable') badRefusals.add(`503 says ${String(answer?.code)}`);
      if (!(Number(response.headers.get('Retry-After')) > 0)) badRefusals.add('503 has no Retry-After');
      if (response.headers.get('Content-Type')?.startsWith('application/problem+json') !== true)
        badRefusals.add('503 is no problem+json');
    }
    const reference = answer?.registration?.reference;
    if (reference === undefined) return false;
    if (submission.reference !== undefined && submission.reference !== reference)
      badRefusals.add('a submission was given two references');
    submission.reference = reference;
    return true;
  }

  const acting = Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (!isOver) {
        const number = submissions.length;
        const submission: Submission = {
          key: buildIdempotencyKey(),
          eventId: eventIds[client % eventIds.length] ?? '',
          email: `n${String(number)}@example.org`,
        };
        submissions.push(submission);
        if (!(await send(submission))) await pause(200);
        else if (rest > 0) await pause(rest);
      }
    }),
  );

  return {
    acknowledged: () => submissions.filter(({ reference }) => reference !== undefined).length,
    statuses,
    badRefusals,
    finish: async (longest) => {
      isOver = true;
      const until = performance.now() + longest;
      await acting;
      for (const submission of submissions)
        while (submission.reference === undefined && performance.now() < until) {
          if (!(await send(submission))) await pause(500);
        }
      // Some acknowledged parties send again, as after a lost response.
      for (const submission of submissions.slice(0, 10)) await send(submission);
    },
    count: async (pool) => {
      const { rows } = await pool.query<{ key: string; reference: string; emails: number }>(
        `select idempotency_key::text as key, reference,
           (select count(*)::int from jobs.job where name = 'registration-mail' and data ->> 'registrationId' = r.id::text) as emails
         from registrations r`,
      );
      const stored = new Map(rows.map(({ key, reference }) => [key, reference]));
      const lost = submissions.filter(({ key, reference }) => reference !== undefined && stored.get(key) !== reference);
      const doubled = rows.length - new Set(rows.map(({ key }) => key)).size;
      // Other parties may get more emails than their confirmation.
      const own = new Set(submissions.map(({ key }) => key));
      const twice = rows.filter(({ key, emails }) => own.has(key) && emails > 1).length;
      return { lost: lost.length, doubled: doubled + twice };
    },
  };
}
