import { auditActions } from '#contract/enums';
import type { Schemas } from '../platform/client/client.ts';
import { daysOf, momentsOf } from '../platform/lists/day-filter.ts';
import { pageOf } from '../platform/lists/list-address.ts';
import { listQuestion } from '../platform/lists/list-question.ts';

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

/** Reads the filters and the page from the address, where they can be bookmarked, shared and returned to. */
export function auditQuery(query: URLSearchParams): AuditAddress {
  const action = auditActions.find((known) => known === query.get('action'));
  const actor = query.get('actor') ?? '';
  const subject = query.get('subject') ?? '';
  return {
    page: pageOf(query),
    ...(action && { action }),
    ...(/^\d{1,9}$/.test(actor) && { actorUserId: Number(actor) }),
    ...(subject && { subject: subject.slice(0, 100) }),
    ...daysOf(query),
  };
}

/** Converts the filters to the API's query. */
export function questionOf({ page, action, actorUserId, subject, from, to }: AuditAddress, lng: Schemas['Language']) {
  return listQuestion<'listAuditEntries'>({ page, lng }, { action, actorUserId, subject, ...momentsOf({ from, to }) });
}
