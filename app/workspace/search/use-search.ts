import { isSearchable, searchedFor } from '#rules/workspace';
import { useCallback, useState } from 'react';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useDebounced } from '../../platform/shell/use-debounced.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';

/** How long after the last key press to query the server, in ms. */
const pause = 120;

const nothing: Schemas['SearchResults'] = { events: [] };

/** Searches for the typed text on the server. While a search runs, the previous results stay; if it fails, there are none. */
export function useSearch(typed: string) {
  const { language } = useLanguage();
  const wanted = searchedFor(typed);
  const asked = useDebounced(wanted, pause);
  const ask = useCallback(
    (q: string, signal: AbortSignal): Promise<Schemas['SearchResults']> =>
      isSearchable(q)
        ? dataOf(createApi().GET('/workspace/search', { params: { query: { q, lng: language } }, signal }))
        : Promise.resolve(nothing),
    [language],
  );
  const answer = useAnswer(asked, ask);
  const [shown, setShown] = useState(nothing);
  if (answer.kind === 'data' && answer.data !== shown) setShown(answer.data);
  return {
    wanted,
    // Enter must not open a result of an earlier search.
    results: answer.kind === 'failed' ? nothing : shown,
    isBusy: wanted !== asked || answer.kind === 'waiting',
    hasFailed: answer.kind === 'failed',
  };
}
