import { readFile } from 'node:fs/promises';
import { cpuUsage } from 'node:process';

/** How long the trial below works, in ms of the clock. */
const trial = 200;
/** With less of a processor than this, times say more of others than of what is measured. */
const enough = 0.85;

/** Whether other programs take this process's processor from it: it works for a moment and compares. */
export function isMachineBusy(): boolean {
  const began = performance.now();
  const before = cpuUsage();
  while (performance.now() - began < trial);
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - began) < enough;
}

/** The memory of a process in MB; only Linux tells. */
export async function memoryOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${String(processId)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}
