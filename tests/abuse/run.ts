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

/** A request that something is wrong with. */
export interface Failure {
  readonly operation: string;
  readonly fault: string;
  /** Those that were accepted before it, where it takes them, and it. */
  readonly requests: readonly AbusiveRequest[];
}

/** What came of all requests to one operation. */
export interface Tally {
  readonly operation: string;
  readonly sent: number;
  readonly accepted: number;
  /** The most that one of them took of a processor, in ms. */
  readonly mostProcessorMs: number;
  readonly failure: Failure | null;
}

/** How often the jobs of accepted requests are waited for, so that what happens after that is a refused request's. */
const requestsBetweenRests = 500;
/** So many requests more make a failing one smaller. */
const mostShrinks = 400;
const rememberedRequests = 300;
const mostRepetitions = 20;

/** Whether the queue's worker changed this: a request only adds jobs. */
function isOfWorker({ request, table, action }: Change): boolean {
  return request === null && table === 'jobs.job' && action !== 'INSERT';
}

/** Sends requests of one operation to a site, one after the other. */
class Trial {
  sent = 0;
  mostProcessorMs = 0;
  /** All that were accepted, as far as they are remembered. */
  readonly accepted: AbusiveRequest[] = [];
  acceptedCount = 0;
  readonly #site: Site;
  #lastChange: number | null = null;
  /** Whether jobs of an accepted request may change something by themselves. */
  #mayJobsRun = true;

  constructor(site: Site) {
    this.#site = site;
  }

  /** What is wrong with a request; null where nothing is. */
  async faultOf(request: AbusiveRequest): Promise<string | null> {
    const { pool, known, send } = this.#site;
    if (this.#mayJobsRun && this.sent % requestsBetweenRests === 0) {
      this.#mayJobsRun = !(await waitForJobs(pool));
      this.#lastChange = null;
    }
    this.#lastChange ??= await lastChange(pool);
    this.sent += 1;
    const outcome = await send(request, known);
    const fault = faultOf(outcome, request.method) ?? (await this.#slownessOf(request, outcome));
    if (fault !== null) return fault;
    if (isRefused(outcome)) return this.#changesOf(outcome);
    this.#mayJobsRun = true;
    this.acceptedCount += 1;
    if (this.accepted.length < rememberedRequests) this.accepted.push(request);
    return null;
  }

  async #changesOf({ answer }: Outcome): Promise<string | null> {
    const { changes, last } = await changesSince(this.#site.pool, this.#lastChange ?? 0);
    this.#lastChange = last;
    // A job that had waited for its time has begun: no request causes what it changes.
    this.#mayJobsRun ||= changes.some(isOfWorker);
    const id = answer?.headers['x-request-id'];
    const own = changes.filter(({ request }) => (request === null ? !this.#mayJobsRun : request === id));
    return faultOfChanges(own);
  }

  /** A busy machine makes single requests slower, never faster, so one fast repetition of many proves that it can be fast. */
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

/** Sends these requests, each after the other; says what is wrong with the last. */
export async function replay(site: Site, requests: Failure['requests']): Promise<string | null> {
  const trial = new Trial(site);
  let fault: string | null = null;
  for (const request of requests) fault = await trial.faultOf(request);
  return fault;
}

/** The tables that differ from before without a line in the journal: it would have missed what refused requests changed. */
async function unjournaled({ pool }: Site, sums: ReadonlyMap<string, string>, last: number): Promise<string[]> {
  const now = await checksums(pool);
  const { changes } = await changesSince(pool, last);
  const noted = new Set(changes.map(({ table }) => table));
  return [...now].flatMap(([table, sum]) => (sum === sums.get(table) || noted.has(table) ? [] : [table]));
}

/** Sends so many generated requests to an operation; what fails is made as small as it gets. */
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
