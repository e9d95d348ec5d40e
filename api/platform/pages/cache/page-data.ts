import { createHash } from 'node:crypto';
import type { PlacesShown } from '../build.ts';
import type { Prepared } from '../send.ts';

/** More than the number of pages that people read at one time. */
const maximumFiles = 300;
/** In the directory of the build files, which also never change and which browsers cache for a year. */
const begins = '/assets/page-';

/** Returns the address of a page's data, derived from its content. */
export function dataAddress(data: string): string {
  return `${begins}${createHash('sha256').update(data).digest('base64url').slice(0, 12)}.json`;
}

interface DataFile {
  readonly file: Prepared;
  /** Which data about the places of events it contains. */
  readonly showsPlaces: PlacesShown;
}

/**
 * Stores the data of pages that were sent without it. It is kept when a page is rendered again, because a reader's browser requests
 * the data a moment after the page.
 */
export class PageData {
  readonly #files = new Map<string, DataFile>();

  keep(address: string, file: DataFile): void {
    this.#files.delete(address);
    this.#files.set(address, file);
    if (this.#files.size <= maximumFiles) return;
    const [oldest] = this.#files.keys();
    if (oldest !== undefined) this.#files.delete(oldest);
  }

  find(address: string): DataFile | undefined {
    return address.startsWith(begins) ? this.#files.get(address) : undefined;
  }
}
