import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../machine.ts';
import { fileOf, type Reader } from './runs.ts';

const rounds = 3;
const readsInSecond = 40;
/** Time at the beginning of each part that does not count, in ms. */
const leadIn = 500;
/** Maximum length of a report's header line, in bytes. */
const titles = 1_000;
/** Maximum time for the database to sort the rows of a file, in seconds. */
const longestSort = 90;

interface VisitorsInput {
  readonly url: string;
  readonly processId: number;
  /** The users who download files. */
  readonly readers: readonly Reader[];
  /** How long each part of a round lasts. */
  readonly seconds: number;
}

function slowestHundredth(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Sends visitor requests at regular intervals, whether or not the previous one has been answered. */
async function visit(url: string, seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const end = performance.now() + seconds * 1000;
  const counted = performance.now() + leadIn;
  while (performance.now() < end) {
    const began = performance.now();
    const answered = fetch(`${url}/api/events`)
      .then((response) => {
        if (response.status !== 200) throw new Error(`A visitor was answered ${String(response.status)}`);
        return response.arrayBuffer();
      })
      .then(() => performance.now() - began);
    if (began > counted) asked.push(answered);
    await pause(1000 / readsInSecond);
  }
  return Promise.all(asked);
}

/** Downloads the roster of all events repeatedly until aborted. Returns the number of bytes received. */
async function stream(reader: Reader, signal: AbortSignal, onByte: () => void): Promise<number> {
  let bytes = 0;
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    try {
      const response = await fileOf(reader, { reportId: 2, filterValues: {} }, signal);
      for await (const part of response.body ?? []) {
        bytes += part.length;
        // The first chunk contains only the column titles, which are sent before the query runs.
        if (bytes > titles) onByte();
      }
    } catch (error) {
      if (!isOver()) throw error;
    }
  }
  return bytes;
}

/** Starts a download for each reader. No row arrives while the database sorts. */
function beginFiles(readers: readonly Reader[]) {
  const stop = new AbortController();
  const flowing = new Set<Reader>();
  const files = readers.map((reader) => stream(reader, stop.signal, () => flowing.add(reader)));
  return {
    allFlow: () => flowing.size === readers.length,
    stop: async (): Promise<number> => {
      stop.abort();
      return (await Promise.all(files)).reduce((sum, bytes) => sum + bytes, 0);
    },
  };
}

/**
 * Measures how long visitors wait on a quiet site, while the rows of two files are sorted and while they stream, and the server's
 * memory.
 */
export async function measureVisitors({ url, processId, readers, seconds }: VisitorsInput) {
  const quiet: number[] = [];
  const sorting: number[] = [];
  const busy: number[] = [];
  let [most, sent] = [0, 0];
  await visit(url, seconds);
  const idle = await memoryOf(processId);
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await visit(url, seconds)));
    const watch = setInterval(() => {
      void memoryOf(processId).then((now) => {
        most = Math.max(most, now);
      });
    }, 250);
    const files = beginFiles(readers);
    for (let waited = 0; !files.allFlow() && waited < longestSort; waited += 1) sorting.push(...(await visit(url, 1)));
    if (!files.allFlow()) throw new Error('No byte of the files came');
    busy.push(...(await visit(url, seconds)));
    clearInterval(watch);
    sent += await files.stop();
    await pause(1000);
  }
  return {
    p99: { quiet: slowestHundredth(quiet), sorting: slowestHundredth(sorting), busy: slowestHundredth(busy) },
    memoryMegabytes: most - idle,
    sentMegabytes: sent / 1e6,
  };
}
