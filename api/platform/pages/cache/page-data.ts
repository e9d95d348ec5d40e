import { createHash } from 'node:crypto';
import type { PlacesShown } from '../build.ts';
import type { Prepared } from '../send.ts';

/** As many pages as are being read at one time, and some more. */
const maximumFiles = 300;
/** Below the files of the build, which never change either and which browsers cache forever. */
const begins = '/assets/page-';

/** The address of a page's data, derived from their content. */
export function dataAddress(data: string): string {
  return `${begins}${createHash('sha256').update(data).digest('base64url').slice(0, 12)}.json`;
}

interface DataFile {
  readonly file: Prepared;
  /** What it shows about the places of events. */
  readonly showsPlaces: PlacesShown;
}

/**
 * The data of pages that were sent without them. They stay when the pages are rendered again, because a reader's browser requests
 * them some moments after the page.
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
