import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { platform } from 'node:process';

/** How far below the process, in steps of a quarter each. */
const below = 10;

/**
 * Lets the other threads of the process, and the database, go before this one while processors are scarce. Only Linux gives a
 * thread its own priority, under the number by which it names the thread to itself.
 */
export function giveWay(): void {
  if (platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(getPriority() + below, constants.priority.PRIORITY_LOW));
  } catch {
    // Without /proc, or without permission, the thread works like any other.
  }
}
