import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '../../api/platform/contract/compiled.ts';
import type { Operation } from '../../api/platform/contract/document.ts';
import { startTestServer } from '../support/database/database-server.ts';
import { abuse, replay } from './run.ts';
import type { Failure, Tally } from './run.ts';
import { createSiteMaker } from './site/site.ts';
import type { Site, SiteMaker } from './site/site.ts';
import { stallAll } from './stalled.ts';

/*
 * Sends generated requests, valid and invalid, to every operation of the contract and reports what is wrong with the responses.
 *   npm run test:abuse                             10,000 for each operation, which takes hours
 *   npm run test:abuse -- --requests 300 --operation createQuote --operation signIn
 *   npm run test:abuse -- --seed 7                 other requests
 *   npm run test:abuse -- --replay test-results/abuse/createQuote.json
 * Each failure is shrunk as far as possible and written to test-results/abuse.
 */

/** After this many requests, an operation continues on a new site, because accepted requests have changed the old one. */
const requestsPerSite = 2_500;
const folder = join(import.meta.dirname, '../../test-results/abuse');

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    operation: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
  },
});

async function onNewSite<Result>(maker: SiteMaker, work: (site: Site) => Promise<Result>): Promise<Result> {
  const site = await maker.open();
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** The fewest requests that fail on a new site: the last one alone, if it fails by itself. */
async function smallest(maker: SiteMaker, failure: Failure): Promise<Failure> {
  const alone = { ...failure, requests: failure.requests.slice(-1) };
  return (await onNewSite(maker, (site) => replay(site, alone.requests))) === null ? failure : alone;
}

async function abuseAll(maker: SiteMaker, operation: Operation, requests: number, seed: number): Promise<Tally> {
  let sum: Tally = { operation: operation.id, sent: 0, accepted: 0, mostProcessorMs: 0, failure: null };
  for (let begun = 0; begun < requests && !sum.failure; begun += requestsPerSite) {
    const part = Math.min(requestsPerSite, requests - begun);
    const tally = await onNewSite(maker, (site) => abuse(operation, site, { requests: part, seed: seed + begun }));
    sum = {
      ...tally,
      sent: sum.sent + tally.sent,
      accepted: sum.accepted + tally.accepted,
      mostProcessorMs: Math.max(sum.mostProcessorMs, tally.mostProcessorMs),
    };
  }
  return sum.failure ? { ...sum, failure: await smallest(maker, sum.failure) } : sum;
}

function chosen(names: readonly string[]): readonly Operation[] {
  const unknown = names.filter((name) => !contract.operations.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}.`);
  return names.length === 0 ? contract.operations : contract.operations.filter(({ id }) => names.includes(id));
}

async function run(maker: SiteMaker, operations: readonly Operation[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const operation of operations) {
    const tally = await abuseAll(maker, operation, Number(values.requests), Number(values.seed));
    tallies.push(tally);
    const { sent, accepted, mostProcessorMs, failure } = tally;
    console.log(
      `${operation.id}: ${String(sent)} sent, ${String(accepted)} accepted, at most ${mostProcessorMs.toFixed(0)} ms`,
    );
    if (!failure) continue;
    const file = join(folder, `${operation.id}.json`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, `${JSON.stringify(failure, null, 2)}\n`);
    console.log(`  FAILED: ${failure.fault}\n  npm run test:abuse -- --replay ${file}`);
  }
  return tallies;
}

/** Prints the results of all requests. Returns true if nothing is wrong. */
function report(tallies: readonly Tally[], stalled: readonly string[]): boolean {
  const total = (of: (tally: Tally) => number): string => String(tallies.reduce((sum, tally) => sum + of(tally), 0));
  const failed = tallies.filter(({ failure }) => failure);
  const never = tallies.filter(({ accepted }) => accepted === 0).map(({ operation }) => operation);
  console.log(
    `\n${String(tallies.length)} operations, ${total(({ sent }) => sent)} requests, ${total(({ accepted }) => accepted)} accepted. ${String(failed.length)} operations failed, ${String(stalled.length)} requests that stalled were not given up.`,
  );
  if (never.length > 0) console.log(`Never accepted: ${never.join(', ')}.`);
  for (const fault of stalled) console.log(fault);
  return failed.length === 0 && stalled.length === 0;
}

const operations = chosen(values.operation);
const server = await startTestServer();
try {
  const maker = await createSiteMaker(server.config, server.template);
  if (values.replay === undefined) {
    // Stalled requests wait for more than a minute; the others are sent meanwhile.
    const stalling = onNewSite(maker, (site) => stallAll(site, operations));
    const tallies = await run(maker, operations);
    if (!report(tallies, await stalling)) process.exitCode = 1;
  } else {
    const failure = JSON.parse(await readFile(values.replay, 'utf8')) as Failure;
    const fault = await onNewSite(maker, (site) => replay(site, failure.requests));
    console.log(fault === null ? 'Nothing is wrong with it any more.' : `${failure.operation}: ${fault}`);
    if (fault !== null) process.exitCode = 1;
  }
  await maker.close();
} finally {
  await server.stop();
}
