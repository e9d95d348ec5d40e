import { setTimeout as pause } from 'node:timers/promises';
import type { PlacesVersion } from '../../../events/port.ts';
import { makeSmallest, sizeOf, type KeptPage } from './cached-page.ts';
import type { Prepared } from '../send.ts';

/** A rendered page and the state it was rendered from. */
export interface Made {
  readonly page: KeptPage;
  /** The version of the places that it shows; meaningless if it shows none. */
  readonly places: PlacesVersion;
  /** Until when time alone does not change it, in ms since 1970. */
  readonly validUntil: number;
}

interface Slot extends Made {
  /** How many data changes had been reported when it was rendered. */
  readonly changes: number;
  /** By the monotonic clock, in ms. */
  readonly madeAt: number;
  /** When it was last known to show the places correctly. */
  rightAt: number;
  /** Whether it waits to be rendered again. */
  isToBeRenewed?: boolean;
}

/** Enough for every page in every language; the least recently used pages are dropped first. */
const maximumSize = 64 * 1024 * 1024;
const longestLife = 60 * 60 * 1000;
/** How long a page is trusted while change notifications are down, in ms. */
const unheardLife = 10_000;
/** A page is rendered again because of other people's changes at most this often, in ms; until then readers get the old one. */
const renewalInterval = 1_000;
/** How long the old page may be shown meanwhile, in ms: on most days, and in a rush. */
const longestOutdated = { usual: 1_000, rush: 5_000 };

/**
 * Rendered pages, cached until the data they show changes: an event (`clear`), its places (`version`), or time (`validUntil`).
 * Outdated pages stay for the time when nothing can be looked up.
 */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  readonly #making = new Map<string, Promise<KeptPage>>();
  #size = 0;
  #changes = 0;
  #hearsChanges = false;
  /** The end of the queue of pages to be compressed further, one after the other. */
  #smaller = Promise.resolve();
  /** The same for pages that are rendered again while the old ones are shown. */
  #renewals = Promise.resolve();
  readonly #read = new WeakSet<Prepared>();

  /** The latest page under this key, outdated or not. */
  last(key: string): KeptPage | undefined {
    return this.#slots.get(key)?.page;
  }

  /** The page under this key, if it is current except for its places. */
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

  /** Renders the page and caches it. Readers who come at the same time share one rendering. */
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

  /** Whether this page is being rendered. */
  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /**
   * Renders a page again while its readers get the old one, one page at a time and with pauses, so that readers of other pages
   * notice nothing.
   * @returns false when the old one has been outdated for too long
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

  /** Records that a page was sent. From the second reader on, it is sent as small as possible. */
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

  /** Something that pages show has changed: all are rendered again when they are requested. */
  clear(): void {
    this.#changes += 1;
  }

  /** Whether change notifications reach this process now. */
  setHearsChanges(hearsChanges: boolean): void {
    // Changes in the meantime were not reported.
    if (hearsChanges) this.clear();
    this.#hearsChanges = hearsChanges;
  }
}
