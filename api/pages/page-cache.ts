import { smallest, type KeptPage } from './kept-page.ts';

interface Slot {
  page: Promise<KeptPage>;
  /** The same once it is made. */
  ready?: KeptPage;
  /** ms since 1970. */
  validUntil: number;
}

const maximumPages = 500;
const longestLife = 60 * 60 * 1000;

/**
 * Rendered pages, kept until the data they show changes: by a change in the database (`clear`), or by the time of an
 * event's opening or closing (`validUntil`). While changes cannot be heard of, nothing is kept.
 */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  #hearsChanges = false;
  /** The end of the line of pages to be made smaller, one after the other. */
  #smaller = Promise.resolve();

  /** The page under this key, rendered when it is not there. Readers who come at the same time share one rendering. */
  async get(key: string, now: number, validUntil: () => Promise<number>, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const kept = this.#find(key, now);
    if (kept) return kept.page;
    if (!this.#hearsChanges) return render();

    const page = render();
    // Whoever waits for it hears of its failure; nobody may wait yet, and an unheard failure would end the process.
    page.catch(() => undefined);
    const slot: Slot = { page, validUntil: now + longestLife };
    this.#slots.set(key, slot);
    if (this.#slots.size > maximumPages) {
      const [oldest] = this.#slots.keys();
      if (oldest !== undefined) this.#slots.delete(oldest);
    }
    try {
      slot.validUntil = Math.min(slot.validUntil, await validUntil());
      const rendered = await page;
      if (!rendered.isShared) this.#drop(key, slot);
      else {
        slot.ready = rendered;
        this.#makeSmaller(key, slot, rendered);
      }
      return rendered;
    } catch (error) {
      this.#drop(key, slot);
      throw error;
    }
  }

  /** The page under this key, if it is there and made. */
  peek(key: string, now: number): KeptPage | undefined {
    return this.#find(key, now)?.ready;
  }

  #find(key: string, now: number): Slot | undefined {
    const kept = this.#slots.get(key);
    if (!kept || kept.validUntil <= now) return undefined;
    // The least recently used page is the first to go.
    this.#slots.delete(key);
    this.#slots.set(key, kept);
    return kept;
  }

  /** The first reader does not wait for the smallest form; those who follow get it. */
  #makeSmaller(key: string, slot: Slot, page: KeptPage): void {
    const isKept = () => this.#slots.get(key) === slot;
    this.#smaller = this.#smaller.then(async () => {
      if (!isKept()) return;
      const replaceBy = (better: KeptPage) => {
        slot.page = Promise.resolve(better);
        slot.ready = better;
      };
      const light = page.light && (await smallest(page.light));
      replaceBy({ ...page, light });
      if (isKept()) replaceBy({ ...page, light, whole: await smallest(page.whole) });
    });
  }

  #drop(key: string, slot: Slot): void {
    if (this.#slots.get(key) === slot) this.#slots.delete(key);
  }

  /** Something that pages show has changed. Renderings under way are dropped from the cache with the rest. */
  clear(): void {
    this.#slots.clear();
  }

  /** Whether changes of the data reach this process now. */
  setHearsChanges(hearsChanges: boolean): void {
    this.#hearsChanges = hearsChanges;
    this.clear();
  }
}
