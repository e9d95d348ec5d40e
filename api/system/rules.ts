import type { components } from '#contract/schema';

type Schemas = components['schemas'];
type Status = Omit<Schemas['SystemStatus'], 'warnings'>;
type Warning = Schemas['SystemWarning'];
type Queue = Schemas['SystemQueue'];

/** A job that has been due for longer than this, in seconds, is late: most jobs finish within a second. */
export const lateAfterSeconds = 10 * 60;

/** After this time without a daily backup, in ms, one was missed. */
const backupLateAfter = 26 * 60 * 60 * 1000;

/** The least free space, as a share of the disk and in bytes; a disk below both is low. */
const leastFree = { share: 0.1, bytes: 1_000_000_000 };

/** The share of the database's connections that may be in use without a warning. */
const mostConnections = 0.9;

/** The job queues of other companies' services. */
const serviceQueues: Readonly<Record<Exclude<Schemas['SystemService']['name'], 'video'>, readonly Queue['name'][]>> = {
  payPal: ['paypal-notice', 'paypal-check', 'registration-hold'],
  meetings: ['meeting-sync', 'meeting-registrant', 'meeting-cleanup'],
};

const emailQueue = /(-mail|-mails|-links|-question|^account-notice|^party-message|^mailing-test)$/;

/** How many jobs of a kind are late: all that are due, once the oldest of them is. */
export function lateJobs({ due, oldestDueSeconds = 0 }: Queue): number {
  return oldestDueSeconds > lateAfterSeconds ? due : 0;
}

/** Whether the jobs of a kind need action: one is late, or one has failed permanently. */
export function isQueueInTrouble(queue: Queue): boolean {
  return queue.failed > 0 || lateJobs(queue) > 0;
}

/** Whether jobs that use another company's service are failing. */
export function isServiceFailing(name: keyof typeof serviceQueues, queues: readonly Queue[]): boolean {
  return queues.some(
    (queue) => serviceQueues[name].includes(queue.name) && (queue.retrying > 0 || isQueueInTrouble(queue)),
  );
}

function isLow({ freeBytes, totalBytes }: Schemas['SystemDisk']): boolean {
  return freeBytes < leastFree.bytes && freeBytes < totalBytes * leastFree.share;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/**
 * The warnings, most urgent first, followed by advice.
 * @param isDemo the demonstration writes its emails to files on purpose
 */
export function systemWarnings(status: Status, isDemo: boolean): Warning[] {
  const { queues, email, backups, disks, database, failures, services, checkedAt } = status;
  const counted = (kind: Warning['kind'], count: number): Warning[] =>
    count > 0 ? [{ kind, count, isAdvice: false }] : [];
  const urgent = (kind: Warning['kind'], isSo: boolean): Warning[] => (isSo ? [{ kind, isAdvice: false }] : []);
  const advice = (kind: Warning['kind'], isSo: boolean): Warning[] => (isSo ? [{ kind, isAdvice: true }] : []);
  const isFailing = (name: Schemas['SystemService']['name']) =>
    services.some((service) => service.name === name && service.state === 'failing');
  const lastBackup = backups.lastAt === undefined ? 0 : Date.parse(backups.lastAt);
  return [
    ...urgent('lowDisk', disks.some(isLow)),
    ...counted('lateJobs', sum(queues.map(lateJobs))),
    ...counted('failedJobs', sum(queues.map(({ failed }) => failed))),
    ...counted(
      'emailsFailing',
      sum(queues.filter(({ name }) => emailQueue.test(name)).map(({ retrying }) => retrying)),
    ),
    ...urgent('payPalFailing', isFailing('payPal')),
    ...urgent('meetingsFailing', isFailing('meetings')),
    ...counted('failedRequests', sum(failures.map(({ count }) => count))),
    ...urgent('lateBackup', backups.isDaily && Date.parse(checkedAt) - lastBackup > backupLateAfter),
    ...urgent('fewConnections', database.connections >= database.connectionLimit * mostConnections),
    ...advice('noDailyBackup', !backups.isDaily),
    ...advice('emailsToFiles', email.transport === 'files' && !isDemo),
  ];
}
