import type { Language } from '#rules/language';
import { useState } from 'react';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';

type Runs = readonly Schemas['ReportRun'][];

/** The user's last runs, as the screen loaded them; `reload` fetches newer ones. */
export function useLastRuns(loaded: Runs, language: Language) {
  const [later, setLater] = useState<{ readonly of: Runs; readonly items: Runs }>();
  return {
    items: later?.of === loaded ? later.items : loaded,
    reload: async () => {
      const found = await dataOf(createApi().GET('/reports/runs', { params: { query: { lng: language } } })).catch(
        // The report itself has run, so a failure here only leaves the list unchanged.
        () => undefined,
      );
      if (found) setLater({ of: loaded, items: found.items });
    },
  };
}
