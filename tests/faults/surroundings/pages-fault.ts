import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { ensureBuild } from '../../../api/platform/commands/ensure-build.ts';
import { underFault, type Strike } from '../database/under-fault.ts';
import type { Fault } from '../outcome.ts';
import type { FaultSite } from '../site/fault-site.ts';
import { messageOf, wordsOf, wrongWords } from '../words.ts';

const title = 'standIn.unavailable.title';

/** What is wrong with page and API responses while the database is down. */
async function wrongAnswers({ server }: FaultSite): Promise<readonly string[]> {
  const found = [...wrongWords(title)];
  const words = wordsOf(title);
  for (const language of ['en', 'es'] as const) {
    // Not requested before, so it is in no cache.
    const response = await fetch(`${server.url}/events?type=${language}`, { headers: { 'Accept-Language': language } });
    const html = await response.text();
    if (response.status !== 503) found.push(`a page in ${language} is answered by ${String(response.status)}`);
    if (!(Number(response.headers.get('Retry-After')) > 0))
      found.push(`a page in ${language} does not say when to try again`);
    if (!html.includes(words[language]) || !html.includes(`lang="${language}"`))
      found.push(`a page does not say in ${language} what is wrong`);
  }
  const { error } = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'weekend' } } });
  return [...found, ...wrongWords(messageOf(error?.code))];
}

function away(): Strike {
  let found: readonly string[] = [];
  return {
    isAway: true,
    lasts: 5_000,
    begin: async (site) => {
      await site.onServer(`alter database ${site.databaseName} connection limit 0`);
      site.proxy.reset();
      found = await wrongAnswers(site);
    },
    end: ({ onServer, databaseName }) => onServer(`alter database ${databaseName} connection limit -1`),
    failures: async ({ server }) => {
      const { status } = await fetch(`${server.url}/events?type=again`);
      return [...found, ...(status === 200 ? [] : [`afterwards a page is answered by ${String(status)}`])];
    },
  };
}

/** Pages are requested while the database is down. */
export function pagesFault(databases: () => Promise<DatabaseServer>): Fault {
  return {
    name: 'pages without the database',
    run: async () => {
      ensureBuild();
      return underFault(await databases(), away(), { hasPages: true });
    },
  };
}
