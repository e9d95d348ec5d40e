import { retried } from './recovery.ts';

/** How long a chunk may take to load, in ms (specification, section 9). */
export const chunkTimeout = 120_000;

/** A chunk that did not load; worded as in the specification (section 8). */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a chunk, and tries a second time if it fails.
 * @throws ChunkLoadError when it fails again.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await retried(load, chunkTimeout);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  }
}
