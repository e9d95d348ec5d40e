import type { TraceEvent } from '../trace-event.ts';

/*
 * Finds the longest task of a page in a browser trace. It counts CPU time, which other programs on the machine do not lengthen.
 */

/** The categories that Playwright must trace. */
export const traced = ['toplevel', 'devtools.timeline', 'v8', 'blink'];

/** The parts of a task, by their names in the trace. */
const parts = [
  'FunctionCall',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'MajorGC',
  'MinorGC',
];

const spent = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

/** The longest task in ms, and its longest part. */
export function longestTask(trace: Buffer): { readonly ms: number; readonly mostOfIt: string } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${String(pid)} ${String(tid)}`),
  );
  const events = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${String(pid)} ${String(tid)}`));
  const task = events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .reduce<TraceEvent | undefined>((most, event) => (most && spent(most) >= spent(event) ? most : event), undefined);
  if (!task) return { ms: 0, mostOfIt: '' };
  const [most] = events
    .filter(
      ({ name, pid, ts }) =>
        parts.includes(name) && pid === task.pid && ts >= task.ts && ts < task.ts + (task.dur ?? 0),
    )
    .toSorted((one, other) => spent(other) - spent(one));
  return { ms: spent(task), mostOfIt: most ? `${most.name} ${spent(most).toFixed(0)}` : '' };
}
