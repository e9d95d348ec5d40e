import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Callbacks for change notifications and for periods in which some may be missed. */
export type ChangeListener = {
  /** Called after some process has committed a change to the event. */
  onChange: (eventId: string) => void;
  /** Called when the connection is lost: changes go unnoticed from now on, so cached data cannot be trusted. */
  onLost: () => void;
  /** Called when notifications arrive again. Those sent in the meantime are lost. */
  onRestored: () => void;
};

/**
 * Listens for changes to events on its own connection, which is reopened whenever it breaks. Resolves once it is listening, so a
 * change committed after that is not missed.
 * @throws if the first connection fails
 */
export async function listenForChanges(
  config: pg.PoolConfig,
  listener: ChangeListener,
): Promise<{ close: () => Promise<void> }> {
  // This connection uses the same client class as the pool; the driver's types omit that it accepts a configuration.
  const Client = (config.Client ?? pg.Client) as typeof pg.Client;
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new Client({
      application_name: 'site listener',
      keepAlive: true,
      connectionTimeoutMillis: 8_000,
      ...config,
    });
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
