import type { Change } from './site/journal.ts';

interface Allowed {
  readonly table: string;
  readonly why: string;
  /** Whether this change of the table is allowed. If missing, all its changes are allowed. */
  readonly fits?: (change: Change) => boolean;
}

/** Audit trail actions that record a refusal. */
const refusals = ['sign-in-failed', 'code-failed', 'password-check-failed', 'limit-reached', 'report-refused'];

/** Changes that a refused request may make, and why. */
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

/** Additional changes that a read-only request may make, and why. */
const allowedReading: readonly Allowed[] = [
  {
    table: 'public.audit_entries',
    why: 'the audit trail records who viewed something',
    fits: ({ action, after }) => action === 'INSERT' && /-viewed$|^data-downloaded$/.test(String(after?.['action'])),
  },
  ...['public.changed_parties', 'public.party_figures', 'public.event_figures'].map((table) => ({
    table,
    why: 'sums are updated when somebody views them',
  })),
];

/** Whether a request that is refused, or only reads, may make this change. */
export function allowedChange(change: Change, isReading: boolean): boolean {
  const fitting = isReading ? [...allowed, ...allowedReading] : allowed;
  return fitting.some(({ table, fits }) => table === change.table && (fits?.(change) ?? true));
}
