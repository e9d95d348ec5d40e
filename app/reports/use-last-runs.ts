import type { Language } from '#rules/language';
import { useState } from 'react';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';

type Runs = readonly Schemas['ReportRun'][];

/** The last runs, which the screen loaded; `reload` adds those that were made since. */
export function useLastRuns(loaded: Runs, language: Language) {
  const [later, setLater] = useState<{ readonly of: Runs; readonly items: Runs }>();
  return {
    items: later?.of === loaded ? later.items : loaded,
    reload: async () => {
      const found = await dataOf(createApi().GET('/reports/runs', { params: { query: { lng: language } } })).catch(
        // The list stays as it was: it is not what was asked for.
        () => undefined,
      );
      if (found) setLater({ of: loaded, items: found.items });
    },
  };
}
