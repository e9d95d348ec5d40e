import { accessToken } from '../../../api/meetings/access-token.ts';
import { syncMeeting } from '../../../api/online-sessions/meetings/sync.ts';
import { readConfig } from '../../../api/platform/config.ts';
import { openDatabase } from '../../../api/platform/data/database.ts';
import { createLog } from '../../../api/platform/log.ts';

/*
 * The code that works with the meeting provider, in its own process, for tests that kill it or run many at once:
 *   fork(run-meetings.ts, [connection of the database as JSON, configuration as JSON, its time], with an IPC channel)
 * It sends 'ready'. On { sessionId } it syncs the meeting of that session; on { userId } it gets that user's access token. It
 * then sends 'done', or 'failed' if that did not succeed.
 */
const [, , connection = '', env = '', time = ''] = process.argv;
const database = JSON.parse(connection) as Parameters<typeof openDatabase>[0];
const log = createLog('silent');
const { db } = await openDatabase({ ...database, max: 3 }, log);
const config = readConfig(JSON.parse(env) as Record<string, string>);
const clock = () => new Date(time);
// Follow-up jobs are not part of such a test.
const enqueueAll = () => Promise.resolve();
const context = { db, log, config, clock, enqueueAll, enqueue: enqueueAll };

process.on('message', (asked: { sessionId: string } | { userId: number }) => {
  const { meetings } = config;
  if (!meetings) throw new Error('no provider');
  const work =
    'sessionId' in asked
      ? syncMeeting(context, asked)
      : accessToken(context, meetings, asked.userId).then(() => undefined);
  void work.then(
    () => process.send?.('done'),
    () => process.send?.('failed'),
  );
});
process.send?.('ready');
