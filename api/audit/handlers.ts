import type { Handlers } from '../platform/contract/handler.ts';
import type { AppContext } from '../context.ts';
import { listAuditEntries } from './list.ts';
import { auditLook } from './audit.ts';

/** Reading the audit trail, which is itself recorded. */
export function auditHandlers({ db, clock }: AppContext): Pick<Handlers, 'listAuditEntries'> {
  return {
    async listAuditEntries({ query }, reply, { session }) {
      await auditLook(db, { at: clock(), actorUserId: session.userId, action: 'audit-viewed', subject: 'audit' });
      return reply(200, await listAuditEntries(db, query, clock()));
    },
  };
}
