import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { platform } from 'node:process';

/** How far the thread's priority is below that of the process, in nice levels of about a quarter of the CPU time each. */
const below = 10;

/**
 * Lowers the priority of this thread, so that the other threads of the process and the database go first when processors are
 * scarce. Only Linux has priorities per thread, which are set by the thread id.
 */
export function giveWay(): void {
  if (platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(getPriority() + below, constants.priority.PRIORITY_LOW));
  } catch {
    // Without /proc or permission, the thread keeps its normal priority.
  }
}
