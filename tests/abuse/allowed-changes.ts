import type { Change } from './site/journal.ts';

interface Allowed {
  readonly table: string;
  readonly why: string;
  /** Whether this change of the table is meant; all are where it is missing. */
  readonly fits?: (change: Change) => boolean;
}

/** Entries of the audit trail that say that somebody was refused. */
const refusals = ['sign-in-failed', 'code-failed', 'password-check-failed', 'limit-reached', 'report-refused'];

/** What a refused request may change, and why. */
const allowed: readonly Allowed[] = [
  { table: 'public.rate_limits', why: 'a refused request counts too, or guessing would be free' },
  {
    table: 'public.audit_entries',
    why: 'the audit trail says who was refused',
    fits: ({ action, after }) => action === 'INSERT' && refusals.includes(String(after?.['action'])),
  },
  {
    table: 'public.sign_in_codes',
    why: 'each wrong code counts against the few that may be tried',
    fits: ({ action, before, after }) =>
      action === 'UPDATE' && Number(after?.['attempts']) === Number(before?.['attempts']) + 1,
  },
  ...['jobs.version', 'jobs.queue'].map((table) => ({
    table,
    why: 'the queue notes when it looked after itself, and how many jobs wait',
    fits: ({ request }: Change) => request === null,
  })),
];

/** Whether a refused request may change this. */
export function allowedChange(change: Change): boolean {
  return allowed.some(({ table, fits }) => table === change.table && (fits?.(change) ?? true));
}
