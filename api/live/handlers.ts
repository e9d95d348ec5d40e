import type { Handlers } from '../platform/contract/handler.ts';
import type { AppContext } from '../context.ts';
import { findRunningOpenSession } from '../online-sessions/port.ts';
import { askPlatform, platformQuestion } from './platform.ts';
import { platformInterval } from './rules.ts';
import { claimQuestion, readLiveState, saveAnswer } from './store.ts';

/** Reports to everyone whether a live broadcast is on and whether an open online session is running. */
export function liveHandlers({
  db,
  clock,
  config,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>): Pick<Handlers, 'getLive'> {
  const question = platformQuestion(config.live);
  let asking: Promise<void> | undefined;

  /** Silent for readers (specification, section 8): a failure counts as 'not live'. */
  async function ask(address: URL): Promise<void> {
    const isLive = await askPlatform(address).catch((error: unknown) => {
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'the video platform could not be reached',
      );
      return false;
    });
    await saveAnswer(db, isLive);
  }

  return {
    async getLive(_input, reply) {
      const now = clock();
      const sessionId = config.meetings ? await findRunningOpenSession(db, now) : null;
      const running = sessionId === null ? {} : { sessionId };
      if (!question) return reply(200, { live: false, ...running });
      const { askedAt } = await readLiveState(db);
      const isStale = askedAt === null || now.getTime() - askedAt.getTime() >= platformInterval;
      if (isStale && !asking && (await claimQuestion(db, now))) {
        asking = ask(question).finally(() => {
          asking = undefined;
        });
      }
      // Requests that arrive while the platform is being asked wait for its answer; requests to other processes get the previous
      // one.
      await asking;
      const { isLive } = await readLiveState(db);
      return reply(200, isLive ? { live: true, url: config.live.watchUrl, ...running } : { live: false, ...running });
    },
  };
}
