import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What to do with the notifications, and with the knowledge that some may have been missed. */
export type ChangeListener = {
  /** The event was changed by some process and the change is committed. */
  onChange: (eventId: string) => void;
  /** The connection is gone: from now on changes go unnoticed, so nothing kept may be trusted. */
  onLost: () => void;
  /** Notifications come in again. Those sent meanwhile are lost. */
  onRestored: () => void;
};

/**
 * Listens for changes of the events, on a connection of its own that is made again whenever it breaks. It answers once
 * the listening has begun, so a change committed after that is not missed.
 * @throws when the first connection cannot be made
 */
export async function listenForChanges(
  config: pg.PoolConfig,
  listener: ChangeListener,
): Promise<{ close: () => Promise<void> }> {
  // What makes a pool's connections makes this one too; the driver's types leave out that it takes a configuration.
  const Client = (config.Client ?? pg.Client) as typeof pg.Client;
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new Client({ application_name: 'site listener', keepAlive: true, connectionTimeoutMillis: 8_000, ...config });
    next.on('error', () => undefined); // 'end' follows
    next.on('notification', ({ payload }) => listener.onChange(payload ?? ''));
    try {
      await next.connect();
      await next.query('listen site_changed');
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    if (isClosing()) return;
    listener.onLost();
    for (let delay = 100; !isClosing(); delay = Math.min(delay * 2, 2_000)) {
      const next = await connect().catch(() => undefined);
      if (next) {
        client = next;
        if (isClosing()) await next.end();
        else listener.onRestored();
        return;
      }
      await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    close: async () => {
      closing.abort();
      await client.end();
    },
  };
}
