import type { PlacesVersion } from '../../../events/port.ts';
import { within } from '../../data/unavailable.ts';

/** The version to use if the version of the places could not be read. */
export const unknownPlaces: PlacesVersion = { states: '', counts: '' };
/** How long a page may still be shown after another process has booked places, in ms. */
const freshFor = 500;
/** The age, in ms, at which the next read starts in the background, before anyone has to wait for it. */
const readAgainAfter = 250;
/** How long a read may take, in ms, before the database counts as unreachable. */
const patience = 2_000;
/** Two changes within this time, in ms, count as a busy time. */
const busyFor = 5_000;

/** Tracks the current version of the places. */
export interface ChangeCheck {
  /** Returns the current version, at most half a second old. While it cannot be read, throws the cause at once. */
  readonly check: () => Promise<PlacesVersion>;
  /** Returns the version if it is known without waiting for a read. */
  readonly fresh: () => PlacesVersion | undefined;
  /** Whether changes are following one another quickly. */
  readonly isBusy: () => boolean;
  /** Returns how long ago the version was last known, in ms. */
  readonly unknownFor: () => number;
}

/**
 * Creates a check for changes to booked places. It reads their version when a reader arrives and the last read is a quarter of a
 * second old, so many readers at once cost four reads a second, and a quiet site none. Notifications from the database would cost
 * more in a busy time, because they make all its commits wait for one another.
 */
export function createChangeCheck(readVersion: () => Promise<PlacesVersion>): ChangeCheck {
  let version: PlacesVersion | undefined;
  /** When the read that returned the current version began. */
  let knownAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let busyUntil = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;

  async function read(): Promise<void> {
    const begunAt = performance.now();
    try {
      const found = await within(patience, readVersion());
      if (version !== undefined && found.counts !== version.counts) {
        if (begunAt - changedAt < busyFor) busyUntil = begunAt + busyFor;
        changedAt = begunAt;
      }
      version = found;
      knownAt = begunAt;
      failure = undefined;
    } catch (error) {
      failure = { error };
      throw error;
    } finally {
      reading = undefined;
    }
  }

  /** Begins a read or joins the running one. All callers that await it get its error. */
  function begin(): Promise<void> {
    reading ??= read();
    reading.catch(() => undefined);
    return reading;
  }

  const fresh = (): PlacesVersion | undefined => {
    const age = performance.now() - knownAt;
    if (age >= freshFor) return undefined;
    if (age >= readAgainAfter) void begin();
    return version;
  };

  return {
    fresh,
    isBusy: () => performance.now() < busyUntil,
    unknownFor: () => performance.now() - knownAt,
    check: async () => {
      const known = fresh();
      if (known !== undefined) return known;
      const begun = begin();
      // After a failure, nobody waits for the next read, which runs in the background.
      if (failure) throw failure.error;
      await begun;
      return version ?? unknownPlaces;
    },
  };
}
