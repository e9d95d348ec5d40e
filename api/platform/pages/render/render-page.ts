import type { Application, PageAssets, PlacesShown } from '../build.ts';
import { isUnavailable } from '../../data/unavailable.ts';
import { compressedHere } from '../cache/cached-page.ts';
import { dataAddress } from '../cache/page-data.ts';
import { etagOf, type Prepared } from '../send.ts';
import { createPageStyles } from '../styles/page-styles.ts';

/** The input of a renderer. */
export type RenderInput = Parameters<Application['render']>[0];

/** A rendered page with everything that the server needs to send and cache it. */
interface RenderedPage {
  readonly status: number;
  /** Whether it is the same for all readers and can therefore be cached. */
  readonly isShared: boolean;
  /** Whether anyone may read it. */
  readonly isForEveryone: boolean;
  /** Which data about the places of events it shows. */
  readonly showsPlaces: PlacesShown;
  /** The styles inlined into it. */
  readonly css: string;
  /** The page with its data included. */
  readonly whole: Prepared;
  /** The page with the address of its data, and the data. */
  readonly light?: { readonly page: Prepared; readonly address: string; readonly data: Prepared };
}

/** The page, or the address to which the screen redirects the reader. */
export type Rendering = RenderedPage | { readonly redirect: string };

/** Renders a page. */
export type RenderPage = (input: RenderInput) => Promise<Rendering>;

/** Thrown when another thread failed to render a page. */
export class RenderingFailed extends Error {
  /** Whether it failed because the database is unreachable. */
  readonly isAway: boolean;

  constructor(description: string, isAway: boolean) {
    super(description);
    this.name = 'RenderingFailed';
    this.isAway = isAway;
  }
}

/** Whether a page failed because the database is unreachable, either directly or according to the API. */
export function isAway(error: unknown): boolean {
  if (isUnavailable(error)) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof RenderingFailed) return error.isAway;
  const problem = 'problem' in error ? (error.problem as { readonly code?: unknown }) : undefined;
  return problem?.code === 'unavailable' || isAway(error.cause);
}

/** Prepares content for sending, not yet compressed: each encoding is created for the first reader who requests it. */
export function prepare(content: string): Prepared {
  // Uses separate memory, not the shared buffer pool, so that it can be transferred between threads.
  const { buffer, byteOffset, byteLength } = new TextEncoder().encode(content);
  const identity = Buffer.from(buffer, byteOffset, byteLength);
  return { etag: etagOf(identity), identity };
}

/** Renders pages in this thread. */
export function createRenderer(
  application: Pick<Application, 'render' | 'documentHtml'>,
  assets: PageAssets,
): RenderPage {
  const stylesOf = createPageStyles(assets.css);
  return async (input) => {
    const output = await application.render(input);
    if ('redirect' in output) return output;
    const { page, showsPlaces } = output;
    const css = stylesOf(page.body);
    const html = (data: typeof page.data) => prepare(application.documentHtml({ ...page, data }, { ...assets, css }));
    const compressed = (prepared: Prepared) => ({ ...prepared, br: compressedHere(prepared.identity) });
    const isShared = page.head.isOpenedByEach !== true;
    // Data for everyone can load after the first paint; a personal page is sent complete.
    const address = isShared && !input.posted && typeof page.data === 'string' ? dataAddress(page.data) : undefined;
    return {
      status: page.head.status ?? 200,
      isShared,
      isForEveryone: page.head.isPrivate !== true,
      showsPlaces,
      css,
      // The variant that browsers request is compressed right away; the other one is compressed when it is requested.
      ...(address !== undefined && typeof page.data === 'string'
        ? {
            whole: html(page.data),
            light: { page: compressed(html({ from: address })), address, data: prepare(page.data) },
          }
        : { whole: compressed(html(page.data)) }),
    };
  };
}
