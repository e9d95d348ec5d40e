import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The channels on which processes notify each other. */
const channels = ['site_changed', 'report_started'] as const;
type Channel = (typeof channels)[number];

/** Callbacks for notifications and for periods in which some may be missed. */
interface Hearer {
  /** Called after some process has committed a notification, this one included. All processes hear them in the same order. */
  readonly onNotice: (payload: string) => void;
  /** Called when the connection is lost: nothing is heard from now on, so cached data cannot be trusted. */
  readonly onLost?: () => void;
  /** Called when notifications arrive again. Those sent in the meantime are lost. */
  readonly onRestored?: () => void;
}

/** A connection that hears the notifications of all processes. */
export interface Listener {
  readonly hear: (channel: Channel, hearer: Hearer) => void;
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Listens on its own connection, which is reopened whenever it breaks. Resolves once it is listening, so a notification committed
 * after that is not missed.
 * @throws if the first connection fails
 */
export async function openListener(config: pg.PoolConfig): Promise<Listener> {
  // This connection uses the same client class as the pool; the driver's types omit that it accepts a configuration.
  const Client = (config.Client ?? pg.Client) as typeof pg.Client;
  const hearers: { readonly channel: Channel; readonly hearer: Hearer }[] = [];
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let isListening = true;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new Client({
      application_name: 'site listener',
      keepAlive: true,
      connectionTimeoutMillis: 8_000,
      ...config,
    });
    next.on('error', () => undefined); // 'end' follows
    next.on('notification', (notice) => {
      for (const { channel, hearer } of hearers) if (channel === notice.channel) hearer.onNotice(notice.payload ?? '');
    });
    try {
      await next.connect();
      await next.query(channels.map((channel) => `listen ${channel}`).join('; '));
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    if (isClosing()) return;
    isListening = false;
    for (const { hearer } of hearers) hearer.onLost?.();
    for (let delay = 100; !isClosing(); delay = Math.min(delay * 2, 2_000)) {
      const next = await connect().catch(() => undefined);
      if (next) {
        client = next;
        if (isClosing()) {
          await next.end();
          return;
        }
        isListening = true;
        for (const { hearer } of hearers) hearer.onRestored?.();
        return;
      }
      await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    hear: (channel, hearer) => {
      hearers.push({ channel, hearer });
    },
    isListening: () => isListening,
    close: async () => {
      closing.abort();
      await client.end();
    },
  };
}
