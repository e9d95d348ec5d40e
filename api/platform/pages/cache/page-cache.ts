import { setTimeout as pause } from 'node:timers/promises';
import type { PlacesVersion } from '../../../events/store.ts';
import { makeSmallest, sizeOf, type KeptPage } from './cached-page.ts';
import type { Prepared } from '../send.ts';

/** A page that was made, and what it was made of. */
export interface Made {
  readonly page: KeptPage;
  /** The version of the places that it shows; it means nothing where it shows none. */
  readonly places: PlacesVersion;
  /** Until when time alone does not change it, in ms since 1970. */
  readonly validUntil: number;
}

interface Slot extends Made {
  /** How many changes of data had been heard of when it was made. */
  readonly changes: number;
  /** By the clock that never jumps, in ms. */
  readonly madeAt: number;
  /** When it was last known to show the places as they were. */
  rightAt: number;
  /** Whether it waits to be made again. */
  isToBeRenewed?: boolean;
}

/** Enough for every page in every language; the least recently used pages go first. */
const maximumSize = 64 * 1024 * 1024;
const longestLife = 60 * 60 * 1000;
/** For how long a page is believed while changes cannot be heard of, in ms. */
const unheardLife = 10_000;
/** A page is made again for others' sake at most this often, in ms, and for the rest of this time readers get the old one. */
const renewalInterval = 1_000;
/** For how long the old page may be shown meanwhile, in ms: on most days, and in a rush. */
const longestOutdated = { usual: 1_000, rush: 5_000 };

/**
 * Rendered pages, kept until the data they show changes: by a change of an event (`clear`), of its places (`version`), or by
 * time (`validUntil`). What is no longer right stays, for the time when nothing can be looked up.
 */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  readonly #making = new Map<string, Promise<KeptPage>>();
  #size = 0;
  #changes = 0;
  #hearsChanges = false;
  /** The end of the line of pages to be made smaller, one after the other. */
  #smaller = Promise.resolve();
  /** The same of pages that are made again while the old ones are shown. */
  #renewals = Promise.resolve();
  readonly #read = new WeakSet<Prepared>();

  /** The page under this key as it was last, whether it is still right or not. */
  last(key: string): KeptPage | undefined {
    return this.#slots.get(key)?.page;
  }

  /** The page under this key, if it is right at this moment but for its places. */
  find(key: string, now: number): KeptPage | undefined {
    const slot = this.#slots.get(key);
    if (!slot || slot.changes !== this.#changes || slot.validUntil <= now) return undefined;
    const age = performance.now() - slot.madeAt;
    if (age > longestLife || (!this.#hearsChanges && age > unheardLife)) return undefined;
    // The least recently used page is the first to go.
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot.page;
  }

  /** Whether the page shows no places, or these. */
  isOf(key: string, places: PlacesVersion): boolean {
    const slot = this.#slots.get(key);
    if (!slot) return false;
    const { showsPlaces } = slot.page;
    const isRight = !showsPlaces || slot.places[showsPlaces] === places[showsPlaces];
    if (isRight) slot.rightAt = performance.now();
    return isRight;
  }

  /** Makes the page and keeps it. Readers who come at the same time share one rendering. */
  async make(key: string, make: () => Promise<Made>): Promise<KeptPage> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const changes = this.#changes;
    const madeAt = performance.now();
    const making = make().then((made) => {
      if (made.page.isShared) this.#keep(key, { ...made, changes, madeAt, rightAt: madeAt });
      return made.page;
    });
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      this.#making.delete(key);
    }
  }

  /** Whether somebody makes this page already. */
  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /**
   * Makes a page again while its readers get the old one, one page at a time and with pauses, so that readers of other pages
   * notice nothing.
   * @returns false when the old one has been wrong for too long
   */
  renewLater(key: string, make: () => Promise<Made>, isRush: boolean): boolean {
    const slot = this.#slots.get(key);
    if (!slot) return false;
    if (performance.now() - slot.rightAt > longestOutdated[isRush ? 'rush' : 'usual']) return false;
    if (slot.isToBeRenewed) return true;
    slot.isToBeRenewed = true;
    this.#renewals = this.#renewals.then(async () => {
      await pause(Math.max(0, slot.madeAt + renewalInterval - performance.now()), undefined, { ref: false });
      const began = performance.now();
      await this.make(key, make).catch(() => undefined);
      await pause(2 * (performance.now() - began), undefined, { ref: false });
    });
    return true;
  }

  /** Notes that something is sent. From the second reader on, it is sent as small as it gets. */
  noteRead(prepared: Prepared): void {
    if (!this.#read.has(prepared)) {
      this.#read.add(prepared);
      return;
    }
    if (prepared.isSmallest) return;
    prepared.isSmallest = true;
    this.#smaller = this.#smaller.then(() => makeSmallest(prepared));
  }

  #keep(key: string, slot: Slot): void {
    this.#drop(key);
    this.#slots.set(key, slot);
    this.#size += sizeOf(slot.page);
    for (const oldest of this.#slots.keys()) {
      if (this.#size <= maximumSize) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    this.#size -= sizeOf(slot.page);
    this.#slots.delete(key);
  }

  /** Something that pages show has changed: all are made again when they are asked for. */
  clear(): void {
    this.#changes += 1;
  }

  /** Whether changes of the data reach this process now. */
  setHearsChanges(hearsChanges: boolean): void {
    // What changed meanwhile was not heard of.
    if (hearsChanges) this.clear();
    this.#hearsChanges = hearsChanges;
  }
}
