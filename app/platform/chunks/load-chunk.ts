import { retried } from './recovery.ts';

/** How long a part of the application may take to arrive, in ms (specification, section 9). */
export const chunkTimeout = 120_000;

/** A part of the application that did not arrive; worded as the specification has it (section 8). */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a part of the application: a second time when it does not arrive.
 * @throws ChunkLoadError when it fails again.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await retried(load, chunkTimeout);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  }
}
