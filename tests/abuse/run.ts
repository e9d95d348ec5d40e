import fc from 'fast-check';
import type { Operation } from '../../api/platform/contract/document.ts';
import { faultOf, faultOfChanges, isRefused, longestWork } from './judge.ts';
import type { AbusiveRequest } from './requests/request.ts';
import { requestsFor } from './requests/requests.ts';
import { createValues } from './requests/schema-values.ts';
import type { Outcome } from './send.ts';
import { changesSince, checksums, lastChange, type Change } from './site/journal.ts';
import { waitForJobs } from './site/quiet.ts';
import type { Site } from './site/site.ts';

/** A failing request. */
export interface Failure {
  readonly operation: string;
  readonly fault: string;
  /** The requests accepted before the failing one, if it needs them, and the failing one itself. */
  readonly requests: readonly AbusiveRequest[];
}

/** The results of all requests to one operation. */
export interface Tally {
  readonly operation: string;
  readonly sent: number;
  readonly accepted: number;
  /** The most CPU time that a single request took, in ms. */
  readonly mostProcessorMs: number;
  readonly failure: Failure | null;
}

/**
 * Number of requests between waits for the jobs of accepted requests; changes after a wait can be attributed to refused requests.
 */
const requestsBetweenRests = 500;
/** Maximum number of requests spent on shrinking a failing one. */
const mostShrinks = 400;
const rememberedRequests = 300;
const mostRepetitions = 20;

/** Whether the queue's worker made this change: a request only adds jobs. */
function isOfWorker({ request, table, action }: Change): boolean {
  return request === null && table === 'jobs.job' && action !== 'INSERT';
}

/** Sends requests of one operation to a site, one after another. */
class Trial {
  sent = 0;
  mostProcessorMs = 0;
  /** The first `rememberedRequests` accepted requests. */
  readonly accepted: AbusiveRequest[] = [];
  acceptedCount = 0;
  readonly #site: Site;
  #lastChange: number | null = null;
  /** Whether jobs of an accepted request may still be changing data. */
  #mayJobsRun = true;

  constructor(site: Site) {
    this.#site = site;
  }

  /** Sends a request and describes what is wrong; null if nothing is. */
  async faultOf(request: AbusiveRequest): Promise<string | null> {
    const { pool, known, send } = this.#site;
    if (this.#mayJobsRun && this.sent % requestsBetweenRests === 0) {
      this.#mayJobsRun = !(await waitForJobs(pool));
      this.#lastChange = null;
    }
    this.#lastChange ??= await lastChange(pool);
    this.sent += 1;
    const isReading = ['GET', 'HEAD'].includes(request.method.toUpperCase());
    const outcome = await send(request, known);
    const fault = faultOf(outcome, request.method) ?? (await this.#slownessOf(request, outcome));
    if (fault !== null) return fault;
    if (isRefused(outcome)) return this.#changesOf(outcome, false);
    const changes = isReading ? await this.#changesOf(outcome, true) : null;
    if (changes !== null) return changes;
    this.#mayJobsRun ||= !isReading;
    this.acceptedCount += 1;
    if (this.accepted.length < rememberedRequests) this.accepted.push(request);
    return null;
  }

  async #changesOf({ answer }: Outcome, isReading: boolean): Promise<string | null> {
    const { changes, last } = await changesSince(this.#site.pool, this.#lastChange ?? 0);
    this.#lastChange = last;
    // A scheduled job has started: no request causes its changes.
    this.#mayJobsRun ||= changes.some(isOfWorker);
    const id = answer?.headers['x-request-id'];
    const own = changes.filter(({ request }) => (request === null ? !this.#mayJobsRun : request === id));
    return faultOfChanges(own, isReading);
  }

  /**
   * A busy machine makes single requests slower, never faster, so one fast repetition among many proves that the request can be
   * fast.
   */
  async #slownessOf(request: AbusiveRequest, first: Outcome): Promise<string | null> {
    const isLong = ({ processorMs, ms }: Outcome): boolean =>
      processorMs > longestWork || (request.wire.framing === 'length' && ms > longestWork);
    let outcome = first;
    for (let repetition = 0; repetition < mostRepetitions && isLong(outcome); repetition += 1)
      outcome = await this.#site.send(request, this.#site.known);
    this.mostProcessorMs = Math.max(this.mostProcessorMs, outcome.processorMs);
    return isLong(outcome)
      ? `took ${outcome.processorMs.toFixed(0)} ms of a processor, ${outcome.ms.toFixed(0)} ms in all`
      : null;
  }
}

/** Sends these requests one after another and describes what is wrong with the last; null if nothing is. */
export async function replay(site: Site, requests: Failure['requests']): Promise<string | null> {
  const trial = new Trial(site);
  let fault: string | null = null;
  for (const request of requests) fault = await trial.faultOf(request);
  return fault;
}

/** The tables that changed without an entry in the journal, which would then also miss changes by refused requests. */
async function unjournaled({ pool }: Site, sums: ReadonlyMap<string, string>, last: number): Promise<string[]> {
  const now = await checksums(pool);
  const { changes } = await changesSince(pool, last);
  const noted = new Set(changes.map(({ table }) => table));
  return [...now].flatMap(([table, sum]) => (sum === sums.get(table) || noted.has(table) ? [] : [table]));
}

/** Sends this many generated requests to an operation and shrinks a failing one as far as possible. */
export async function abuse(
  operation: Operation,
  site: Site,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<Tally> {
  const trial = new Trial(site);
  const valueOf = createValues(new Set(site.known.keys()));
  const firstChange = await lastChange(site.pool);
  const sums = await checksums(site.pool);
  let last: { readonly fault: string; readonly request: AbusiveRequest } | null = null;
  let shrinks = 0;
  const property = fc.asyncProperty(requestsFor(operation, valueOf, 'all'), async (request) => {
    if (last) shrinks += 1;
    if (shrinks > mostShrinks) return true;
    const fault = await trial.faultOf(request);
    if (fault !== null) last = { fault, request };
    return fault === null;
  });
  await fc.check(property, { numRuns: requests, seed });
  const missed = await unjournaled(site, sums, firstChange);
  if (missed.length > 0) throw new Error(`The journal misses changes of ${missed.join(', ')}`);
  const found = last as { readonly fault: string; readonly request: AbusiveRequest } | null;
  return {
    operation: operation.id,
    sent: trial.sent,
    accepted: trial.acceptedCount,
    mostProcessorMs: trial.mostProcessorMs,
    failure: found && { operation: operation.id, fault: found.fault, requests: [...trial.accepted, found.request] },
  };
}
