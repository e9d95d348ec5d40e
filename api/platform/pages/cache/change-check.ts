import type { PlacesVersion } from '../../../events/store.ts';
import { within } from '../../data/unavailable.ts';

/** The version of places that could not be read. */
export const unknownPlaces: PlacesVersion = { states: '', counts: '' };
/** For how long a page may be shown after places were taken by another process, in ms. */
const freshFor = 500;
/** From this age on, in ms, the next reading begins, before anyone has to wait for it. */
const readAgainAfter = 250;
/** How long a reading may take, in ms, before the data counts as out of reach. */
const patience = 2_000;
/** Changes that follow each other within this time, in ms, are a rush. */
const rush = 5_000;

/** Knows which version the places are of. */
export interface ChangeCheck {
  /** The version at this moment, half a second old at most. While it cannot be read, it throws at once why. */
  readonly check: () => Promise<PlacesVersion>;
  /** The version, if it is known without asking. */
  readonly fresh: () => PlacesVersion | undefined;
  /** Whether one change follows the other. */
  readonly isRush: () => boolean;
  /** For how long the version has not been known, in ms. */
  readonly unknownFor: () => number;
}

/**
 * Makes a check whether places were taken since the last one. It reads their version when a reader comes and the
 * last reading is a quarter of a second old, so a rush of readers costs four readings a second and a quiet site none.
 * Notifications from the database would cost more where it matters: they make all its commits wait for one another.
 */
export function createChangeCheck(readVersion: () => Promise<PlacesVersion>): ChangeCheck {
  let version: PlacesVersion | undefined;
  /** When the reading began whose answer is the last one known. */
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

  /** Begins a reading; anyone who needs its answer hears of its failure. */
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
