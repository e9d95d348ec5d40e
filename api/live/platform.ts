import type { Config } from '../platform/config.ts';
import { isAnyLive } from './rules.ts';

/** How long the platform may take to respond, in ms. */
const patience = 5000;

/** The search address for the channel, with the key; undefined if either is missing, and then the platform is never asked. */
export function platformQuestion({ searchUrl, channel, apiKey }: Config['live']): URL | undefined {
  if (channel === undefined || apiKey === undefined) return undefined;
  const url = new URL(searchUrl);
  url.searchParams.set('channelId', channel);
  url.searchParams.set('eventType', 'live');
  url.searchParams.set('type', 'video');
  url.searchParams.set('key', apiKey);
  return url;
}

/**
 * Asks the video platform whether the channel is live.
 * @throws when it refuses, returns an invalid response or takes too long. No message contains the address, which contains the key.
 */
export async function askPlatform(question: URL): Promise<boolean> {
  const response = await fetch(question, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The video platform answered ${String(response.status)}`);
  }
  return isAnyLive(await response.json());
}
