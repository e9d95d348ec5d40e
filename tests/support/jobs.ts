import { jobNames, type JobHandlers, type JobName } from '../../api/platform/jobs/jobs.ts';

/** Handlers for jobs that a test does not expect. Running one fails the job. */
export const idleHandlers = Object.fromEntries(
  jobNames.map((name) => [name, () => Promise.reject(new Error(`nobody asked for ${name}`))]),
) as Record<JobName, () => Promise<never>> satisfies JobHandlers;
