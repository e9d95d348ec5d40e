import { auditActions } from '#contract/enums';
import type { Schemas } from '../platform/client/client.ts';
import { pageOf } from '../platform/lists/list-address.ts';

/** The filters in the address of the audit trail; invalid ones are left out. */
interface AuditAddress {
  page: number;
  action?: Schemas['AuditAction'];
  actorUserId?: number;
  subject?: string;
  /** The first and the last day, YYYY-MM-DD in the reader's calendar; '' if there is none. */
  from: string;
  to: string;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the address: it contains filters and page, so that it can be saved, shared and gone back to. */
export function auditQuery(query: URLSearchParams): AuditAddress {
  const action = auditActions.find((known) => known === query.get('action'));
  const actor = query.get('actor') ?? '';
  const subject = query.get('subject') ?? '';
  const [from = '', to = ''] = ['from', 'to']
    .map((name) => query.get(name) ?? '')
    .map((day) => (isDay(day) ? day : ''));
  return {
    page: pageOf(query),
    ...(action && { action }),
    ...(/^\d{1,9}$/.test(actor) && { actorUserId: Number(actor) }),
    ...(subject && { subject: subject.slice(0, 100) }),
    from,
    to,
  };
}

/** Midnight at the start of a day in the reader's time zone, and that of the next day. */
function midnight(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The same as the API takes it: both days are included. */
export function questionOf({ from, to, ...rest }: AuditAddress) {
  return { ...rest, ...(from && { from: midnight(from) }), ...(to && { to: midnight(to, 1) }) };
}
