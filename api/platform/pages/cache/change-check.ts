import type { PlacesVersion } from '../../../events/port.ts';
import { within } from '../../data/unavailable.ts';

/** The version of places that could not be read. */
export const unknownPlaces: PlacesVersion = { states: '', counts: '' };
/** How long a page may still be shown after another process has taken places, in ms. */
const freshFor = 500;
/** From this age on, in ms, the next reading begins before anyone has to wait for it. */
const readAgainAfter = 250;
/** How long a reading may take, in ms, before the data counts as unreachable. */
const patience = 2_000;
/** Changes that follow each other within this time, in ms, count as a rush. */
const rush = 5_000;

/** Knows the current version of the places. */
export interface ChangeCheck {
  /** The current version, at most half a second old. While it cannot be read, throws the reason at once. */
  readonly check: () => Promise<PlacesVersion>;
  /** The version, if it is known without asking. */
  readonly fresh: () => PlacesVersion | undefined;
  /** Whether one change follows the other. */
  readonly isRush: () => boolean;
  /** How long the version has been unknown, in ms. */
  readonly unknownFor: () => number;
}

/**
 * Creates a check whether places were taken since the last one. It reads their version when a reader arrives and the last reading
 * is a quarter of a second old, so a rush of readers costs four readings a second and a quiet site none. Notifications from the
 * database would cost more where it matters: they make all its commits wait for one another.
 */
export function createChangeCheck(readVersion: () => Promise<PlacesVersion>): ChangeCheck {
  let version: PlacesVersion | undefined;
  /** When the last known answer's reading began. */
  let knownAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let rushUntil = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;

  async function read(): Promise<void> {
    const begunAt = performance.now();
    try {
      const found = await within(patience, readVersion());
      if (version !== undefined && found.counts !== version.counts) {
        if (begunAt - changedAt < rush) rushUntil = begunAt + rush;
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

  /** Begins a reading; everyone who needs its answer gets its error. */
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
    isRush: () => performance.now() < rushUntil,
    unknownFor: () => performance.now() - knownAt,
    check: async () => {
      const known = fresh();
      if (known !== undefined) return known;
      const begun = begin();
      // Nobody waits for what failed a moment ago.
      if (failure) throw failure.error;
      await begun;
      return version ?? unknownPlaces;
    },
  };
}
