import { grows, growsFaster } from './judge.ts';
import type { Sample } from './measure.ts';

/** The maximum number of database connections of a process (README), and that of this command. */
const connectionsOfProcess = 31;
const connectionsOfCommand = 25;
/** Slack in bytes: rows are added in blocks, and emptied blocks are reused later. */
const tableSlack = 2_000_000;
/** Tables with short-lived rows and the maximum lifetime of a row, in ms: after that time, the tables must not grow. */
const passing = { 'public.rate_limits': 40 * 60_000 } as const;

const list = (values: readonly number[]): string => values.map((value) => value.toFixed(0)).join(', ');

/** The samples of each process between restarts, by position and process ID: a new process starts a new series. */
function lives(samples: readonly Sample[]) {
  const found = new Map<string, { readonly memory: number[]; readonly delay: number[]; readonly handles: number[] }>();
  for (const { processes } of samples)
    for (const [place, { processId, memoryMegabytes, loopDelay, handles }] of processes.entries()) {
      const name = `process ${String(place + 1)} (${String(processId)})`;
      const life = found.get(name) ?? { memory: [], delay: [], handles: [] };
      found.set(name, life);
      life.memory.push(memoryMegabytes);
      life.delay.push(loopDelay);
      life.handles.push(handles);
    }
  return found;
}

/** Describes everything that grows without bound, in sentences. */
export function growing(samples: readonly Sample[]): readonly string[] {
  const found: string[] = [];
  for (const [name, { memory, delay, handles }] of lives(samples)) {
    if (grows(memory, { times: 1.3, slack: 20 })) found.push(`the memory of ${name} grows: ${list(memory)} MB`);
    if (grows(delay, { times: 1.5, slack: 20 }))
      found.push(`the event loop of ${name} is later and later: ${list(delay)} ms`);
    if (grows(handles, { times: 1.2, slack: 20 }))
      found.push(`${name} has more and more open handles: ${list(handles)}`);
  }
  const most = (samples[0]?.processes.length ?? 0) * connectionsOfProcess + connectionsOfCommand;
  const connections = Math.max(...samples.map((sample) => sample.connections));
  if (connections > most) found.push(`${String(connections)} connections were open, above ${String(most)}`);
  const queue = samples.map((sample) => sample.queue);
  if (grows(queue, { times: 1.5, slack: 20 })) found.push(`more and more jobs wait: ${list(queue)}`);
  for (const name of Object.keys(samples[0]?.tables ?? {})) {
    const sizes = samples.map(({ tables }) => tables[name] ?? Number.NaN);
    const kept = name in passing ? passing[name as keyof typeof passing] : undefined;
    const settled = samples.flatMap(({ at, tables }) =>
      kept !== undefined && at > kept ? [tables[name] ?? Number.NaN] : [],
    );
    if (growsFaster(sizes, tableSlack)) found.push(`${name} grows faster and faster: ${list(sizes)} bytes`);
    else if (grows(settled, { times: 1.5, slack: tableSlack }))
      found.push(`${name} grows, though what it holds passes: ${list(settled)} bytes`);
  }
  return found;
}
