import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, type Prepared } from './send.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page ready to be sent. */
export interface KeptPage extends Prepared {
  readonly status: number;
  readonly language: string;
  /** Whether it may be shown to others later. */
  readonly isShared: boolean;
}

interface Slot {
  page: Promise<KeptPage>;
  /** ms since 1970. */
  validUntil: number;
}

const maximumPages = 500;
const longestLife = 60 * 60 * 1000;

/** Compresses a rendered page once for all its readers. */
export async function preparePage(html: string, status: number, language: string, isShared = true): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    gzipped(identity, { level: 6 }),
  ]);
  return { status, language, isShared, etag: etagOf(identity), identity, br, gzip: gz };
}

/**
 * Rendered pages, kept until the data they show changes: by a change in the database (`clear`), or by the time of an
 * event's opening or closing (`validUntil`). While changes cannot be heard of, nothing is kept.
 */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  #hearsChanges = false;

  /** The page under this key, rendered when it is not there. Readers who come at the same time share one rendering. */
  async get(key: string, now: number, validUntil: () => Promise<number>, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const kept = this.#slots.get(key);
    if (kept && kept.validUntil > now) {
      // The least recently used page is the first to go.
      this.#slots.delete(key);
      this.#slots.set(key, kept);
      return kept.page;
    }
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
      // Addresses that are none are endless, and must not push the others out.
      if (rendered.status !== 200 || !rendered.isShared) this.#drop(key, slot);
      return rendered;
    } catch (error) {
      this.#drop(key, slot);
      throw error;
    }
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
