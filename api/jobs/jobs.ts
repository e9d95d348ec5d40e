/*
 * The jobs there are. A job is put into the queue in the transaction of the change that causes it, so it exists exactly
 * if the change does; it is done at least once, so a handler must bear being called again for work already done. A
 * payload holds identifiers only: what is to be sent is read when the job is done. Mails with a one-time code are no
 * jobs, see mail/send-now.ts.
 */

/** Each job's name and what it is told. */
export type JobPayloads = {
  /** The confirmation to the contact person of a registration. */
  'registration-mail': { registrationId: string };
};

export type JobName = keyof JobPayloads;

/** What does each job. An error means: try again later. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** How each job is tried and kept; all times in seconds. */
export type JobRules = {
  /** After this a worker that has not answered counts as dead, and the job is given to another. */
  expireInSeconds: number;
  retryLimit: number;
  /** The wait before the first retry; it doubles each time up to the longest. */
  retryDelay: number;
  retryDelayMax: number;
  /** How long a finished or finally failed job is kept. */
  deleteAfterSeconds: number;
};

const day = 24 * 60 * 60;

/** A mail is tried for about two days: mail servers can be away that long. */
const mail: JobRules = {
  expireInSeconds: 120,
  retryLimit: 20,
  retryDelay: 15,
  retryDelayMax: 3 * 60 * 60,
  deleteAfterSeconds: 7 * day,
};

export const jobRules: Record<JobName, JobRules> = {
  'registration-mail': mail,
};

export const jobNames = Object.keys(jobRules) as JobName[];
