import { openDatabase } from '../../../api/platform/data/database.ts';
import { readConfig } from '../../../api/platform/config.ts';
import { createForegroundRequests } from '../../../api/platform/jobs/foreground-requests.ts';
import { createLog } from '../../../api/platform/log.ts';
import { openBulkLine } from '../../../api/platform/mail/bulk/bulk-line.ts';
import { makeSecrets } from '../../../api/platform/secrets.ts';
import { startMailingSender } from '../../../api/mailings/sending/sender.ts';

/*
 * Sends bulk emails in its own process, for tests that kill it:
 *   fork(run-sender.ts, [connection of the database as JSON, address of the mail server, start and speed of its clock])
 */
const [, , connection = '', smtpUrl = '', began = '', speed = ''] = process.argv;
const database = JSON.parse(connection) as Parameters<typeof openDatabase>[0];
const log = createLog('silent');
const { db } = await openDatabase({ ...database, max: 3 }, log);
const config = readConfig({ MAIL_BULK_PER_MINUTE: '100000' });
const sender = { from: 'Retreats <no-reply@retreats.test>' };
startMailingSender(
  {
    db,
    config,
    secrets: makeSecrets({ current: Buffer.alloc(32, 7), previous: null }),
    clock: () => new Date(Number(began) + (Date.now() - Number(began)) * Number(speed)),
    log,
    foregroundRequests: createForegroundRequests(),
  },
  {
    database,
    openLine: () =>
      openBulkLine({
        smtpUrl,
        sender,
        patience: { connect: 2_000, whole: 5_000 },
        mailer: { send: () => Promise.reject(new Error('There is a mail server')) },
      }),
  },
);
