import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { openDatabase } from '../../platform/data/database.ts';
import type { OpenDatabase } from '../../platform/data/database.ts';
import { isUnavailable } from '../../platform/data/unavailable.ts';
import type { BulkLine } from '../../platform/mail/bulk/bulk-line.ts';
import type { AppContext } from '../../context.ts';
import { bounceTo } from '../bounces/address.ts';
import { createFileCache } from '../files/read.ts';
import { mailTo } from '../mail/recipient-email.ts';
import { claim, finishMailings, giveUpOnEnded, holdWorkerLock, isAnythingOpen, settle } from './queue.ts';
import type { Claim, SendingOutcome } from './queue.ts';

/** How many emails one process sends at the same time, each on its own connection. */
const lines = 3;

/** How often a process looks for work, in ms. */
const lookInterval = 1_000;

/** While people register, one email is sent at a time, followed by a pause this many times as long. */
const restBesideVisitors = 2;

type SenderContext = Pick<AppContext, 'db' | 'config' | 'secrets' | 'clock' | 'log' | 'foregroundRequests'>;

interface SenderOptions {
  /** The database for its own connection, which shows that this process is sending. */
  readonly database: PoolConfig;
  readonly openLine: () => BulkLine;
}

/** Starts sending mailings in this process, until it is closed. */
export function startMailingSender(
  context: SenderContext,
  { database, openLine }: SenderOptions,
): { close: () => Promise<void> } {
  const { clock, log, foregroundRequests } = context;
  const closing = new AbortController();
  const worker = randomInt(1, 2 ** 31 - 1);
  const free = Array.from({ length: lines }, openLine);
  const all = [...free];
  const underWay = new Set<Promise<void>>();
  const filesOf = createFileCache();
  let own: OpenDatabase | undefined;
  /** When the next email may be sent while people register. */
  let restsUntil = 0;

  const rest = (ms: number) => wait(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  /** Opens one lasting connection: the lock that shows that this process is alive ends with it. Requests use the pool. */
  async function connect(): Promise<OpenDatabase> {
    if (own) return own;
    const opened = await openDatabase(
      { ...database, max: 1, idleTimeoutMillis: 0, application_name: 'site mailings' },
      log,
    );
    opened.pool.on('connect', (client) => {
      client.query(holdWorkerLock(worker)).catch(() => undefined);
    });
    try {
      await opened.pool.query(holdWorkerLock(worker));
    } catch (error) {
      await opened.close();
      throw error;
    }
    own = opened;
    return opened;
  }

  async function deliver(line: BulkLine, claimed: Claim): Promise<SendingOutcome> {
    let mail;
    let attachments;
    try {
      mail = await mailTo(context, claimed);
      attachments = await filesOf(context.db, claimed.mailing_id);
    } catch (error) {
      log.error({ err: error, recipient: claimed.id }, 'a bulk email could not be rendered');
      return { kind: 'delayed', message: 'The email could not be written', slowsAll: false };
    }
    if (mail === 'unsubscribed') return { kind: 'withdrawn', message: 'The address has unsubscribed' };
    if (mail === 'erased') return { kind: 'refused', message: 'The registration was deleted' };
    if (mail === 'formerAddress') return { kind: 'refused', message: 'The contact has another address now' };
    return line.deliver({ ...mail, attachments, ...bounceTo(context, claimed.id) });
  }

  /** Only this process knows the result of an email, so it stores it as soon as the database answers. */
  async function store(opened: OpenDatabase, claimed: Claim, delivery: SendingOutcome): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await settle(opened.db, claimed, delivery, clock());
        return;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await rest(lookInterval);
      }
    }
    await settle(opened.db, claimed, delivery, clock());
  }

  async function send(opened: OpenDatabase, line: BulkLine, claimed: Claim): Promise<void> {
    try {
      await store(opened, claimed, await deliver(line, claimed));
    } catch (error) {
      log.error({ err: error, recipient: claimed.id }, 'the result of a bulk email could not be stored');
    } finally {
      free.push(line);
    }
  }

  /** Sends the next email. Returns how long to wait afterward, in ms. */
  async function step(): Promise<number> {
    const opened = await connect();
    if (underWay.size === 0 && !(await isAnythingOpen(opened.db))) return lookInterval;
    const [line] = free;
    if (!line) {
      await Promise.race(underWay);
      return 0;
    }
    await foregroundRequests.over();
    if (foregroundRequests.areRecent()) {
      if (underWay.size > 0) {
        // A mail server that hangs holds up nothing once people have gone.
        await Promise.race([...underWay, rest(lookInterval)]);
        return 0;
      }
      const left = restsUntil - performance.now();
      if (left > 0) return left;
    }
    const began = performance.now();
    const claimed = await claim(opened.db, { worker, perMinute: context.config.mail.bulkPerMinute, now: clock() });
    if (typeof claimed === 'number') return Math.min(claimed, lookInterval);
    if (claimed === null) {
      await giveUpOnEnded(opened.db, clock());
      await finishMailings(opened.db, clock());
      return lookInterval;
    }
    free.shift();
    const sending = send(opened, line, claimed).finally(() => {
      underWay.delete(sending);
      const now = performance.now();
      restsUntil = now + Math.min(restBesideVisitors * (now - began), lookInterval);
    });
    underWay.add(sending);
    return 0;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const ms = await step().catch((error: unknown) => {
        if (!closing.signal.aborted && !isUnavailable(error)) log.error({ err: error }, 'bulk emails cannot be sent');
        return 5 * lookInterval;
      });
      if (ms > 0) await rest(ms);
    }
  }

  const running = run();
  return {
    close: async () => {
      closing.abort();
      await running;
      await Promise.all(underWay);
      for (const line of all) line.close();
      await own?.close();
    },
  };
}
