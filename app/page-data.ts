import type { HydrationState } from 'react-router-dom';
import { chunkTimeout } from './platform/chunks/load-chunk.ts';
import { pageDataId } from './platform/chunks/names.ts';
import { retried } from './platform/chunks/recovery.ts';
import { toLanguage, type Language } from '#rules/language';

/** The data that the application hydrates from. */
export interface PageData {
  language: Language;
  /**
   * The data that the screens were rendered from; missing if the server no longer has them, and then the screens load their data.
   */
  hydrationData?: HydrationState;
}

/** The start script has already requested the data, so that it arrives with the scripts. */
type DataElement = HTMLElement & { answer?: Promise<Response> };

async function readData(answer: Promise<Response>): Promise<PageData | undefined> {
  const response = await answer;
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The data of the page answered ${String(response.status)}`);
  return (await response.json()) as PageData;
}

/**
 * The data that the page was rendered from: in the page itself, or at the address it names.
 * @throws when the data does not arrive, or when the server did not render this page.
 */
export async function loadPageData(): Promise<PageData> {
  const element = document.querySelector<DataElement>(`#${pageDataId}`);
  if (!element) throw new Error('This page was not rendered by the server');
  const { from } = element.dataset;
  if (from === undefined) return JSON.parse(element.textContent) as PageData;
  const load = () => {
    const { answer = fetch(from) } = element;
    delete element.answer;
    return readData(answer);
  };
  const data = await retried(load, chunkTimeout);
  return data ?? { language: toLanguage(document.documentElement.lang) ?? 'en' };
}
