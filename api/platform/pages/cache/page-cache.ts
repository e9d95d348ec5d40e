import { setTimeout as pause } from 'node:timers/promises';
import type { PlacesVersion } from '../../../events/port.ts';
import { makeSmallest, sizeOf, type CachedPage } from './cached-page.ts';
import type { Prepared } from '../send.ts';

/** A rendered page and the state it was rendered from. */
export interface Made {
  readonly page: CachedPage;
  /** The version of the places that it shows; irrelevant if it shows none. */
  readonly places: PlacesVersion;
  /** When it becomes outdated by time alone, in ms since 1970. */
  readonly validUntil: number;
}

interface Slot extends Made {
  /** The number of data changes that had been reported when it was rendered. */
  readonly changes: number;
  /** When it was rendered, by the monotonic clock, in ms. */
  readonly madeAt: number;
  /** When it last was known to show the places correctly, by the same clock. */
  rightAt: number;
  /** Whether it is waiting to be rendered again. */
  isToBeRenewed?: boolean;
}

/** In bytes; enough for every page in every language. The least recently used pages are dropped first. */
const maximumSize = 64 * 1024 * 1024;
const longestLife = 60 * 60 * 1000;
/** How long a page stays valid while change notifications are down, in ms. */
const unheardLife = 10_000;
/** The minimum interval, in ms, between renderings of a page after changes to places; until then readers get the old page. */
const renewalInterval = 1_000;
/** How long the old page may be shown meanwhile, in ms: normally, and in a busy time. */
const longestOutdated = { usual: 1_000, busy: 5_000 };

/**
 * Caches rendered pages until the data they show changes: an event (`clear`), its places (`places`), or time (`validUntil`).
 * Outdated pages are kept for times when the database is unreachable.
 */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  readonly #making = new Map<string, Promise<CachedPage>>();
  #size = 0;
  #changes = 0;
  #hearsChanges = false;
  /** The tail of the queue of pages to be compressed further, one at a time. */
  #smaller = Promise.resolve();
  /** The tail of the queue of pages to be rendered again while the old ones are shown. */
  #renewals = Promise.resolve();
  readonly #read = new WeakSet<Prepared>();

  /** Returns the latest page under this key, outdated or not. */
  last(key: string): CachedPage | undefined {
    return this.#slots.get(key)?.page;
  }

  /** Returns the page under this key if it is current, apart from its places. */
  find(key: string, now: number): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (!slot || slot.changes !== this.#changes || slot.validUntil <= now) return undefined;
    const age = performance.now() - slot.madeAt;
    if (age > longestLife || (!this.#hearsChanges && age > unheardLife)) return undefined;
    // Moves the page to the end, so that the least recently used page is the first to be dropped.
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot.page;
  }

  /** Whether the page shows no places or this version of them. */
  isOf(key: string, places: PlacesVersion): boolean {
    const slot = this.#slots.get(key);
    if (!slot) return false;
    const { showsPlaces } = slot.page;
    const isRight = !showsPlaces || slot.places[showsPlaces] === places[showsPlaces];
    if (isRight) slot.rightAt = performance.now();
    return isRight;
  }

  /** Renders the page and caches it. Readers who arrive at the same time share one rendering. */
  async make(key: string, make: () => Promise<Made>): Promise<CachedPage> {
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
   * Renders a page again while its readers get the old one. It renders one page at a time, with pauses, so that readers of other
   * pages notice nothing.
   * @returns false if the old page has been outdated for too long
   */
  renewLater(key: string, make: () => Promise<Made>, isBusy: boolean): boolean {
    const slot = this.#slots.get(key);
    if (!slot) return false;
    if (performance.now() - slot.rightAt > longestOutdated[isBusy ? 'busy' : 'usual']) return false;
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

  /** Records that a page was sent. The second time, it enqueues the page to be compressed as much as possible. */
  recordRead(prepared: Prepared): void {
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

  /** Marks all pages as outdated after a data change; each is rendered again when it is requested. */
  clear(): void {
    this.#changes += 1;
  }

  /** Sets whether change notifications currently reach this process. */
  setHearsChanges(hearsChanges: boolean): void {
    // Changes in the meantime were not reported.
    if (hearsChanges) this.clear();
    this.#hearsChanges = hearsChanges;
  }
}
