import { readFile } from 'node:fs/promises';
import { cpuUsage } from 'node:process';

/** How long the trial below runs, in ms of wall-clock time. */
const trial = 200;
/** Below this share of a processor, times say more about other programs than about what is measured. */
const enough = 0.85;

/** Whether other programs take CPU time from this process: runs a short busy loop and compares CPU time with elapsed time. */
export function isMachineBusy(): boolean {
  const began = performance.now();
  const before = cpuUsage();
  while (performance.now() - began < trial);
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - began) < enough;
}

/** The resident memory of a process in MB; NaN on systems other than Linux. */
export async function memoryOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${String(processId)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}
