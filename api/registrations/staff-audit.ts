import { audit } from '../access/audit.ts';
import type { AuditAction } from '../access/audit.ts';
import type { Parts } from '../parts.ts';
import type { Actor } from './history.ts';

/** Notes in the audit trail what staff did for a party; what the party does itself is in its history alone. */
export async function auditStaff(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
  action: AuditAction,
  registrationId: string,
  details?: Readonly<Record<string, string | number>>,
): Promise<void> {
  if (actor.by !== 'staff') return;
  await audit(db, { at: clock(), actorUserId: actor.userId, action, subject: `registration:${registrationId}`, ...(details && { details }) });
}
