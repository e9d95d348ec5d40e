import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { MailCause } from '../../platform/mail/limiter.ts';
import type { AppContext } from '../../context.ts';
import type { Actor } from '../history.ts';
import { linkStatus } from '../link-key.ts';
import { applyChange } from '../write/apply-change.ts';
import { withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';

type ReplaceContext = Pick<
  AppContext,
  'db' | 'clock' | 'enqueue' | 'enqueueAll' | 'mailLimiter' | 'rateLimiter' | 'secrets'
>;

/** The idempotency key of the last replacement, and whether the contact can be emailed. */
async function readRow({ transaction, record }: Locked) {
  return transaction
    .selectFrom('registrations')
    .select(['link_replaced_by', 'email_problem'])
    .where('id', '=', record.id)
    .executeTakeFirstOrThrow();
}

/** Increments the link's number, so that no earlier link works anymore, and emails the new one. */
async function replace(context: ReplaceContext, locked: Locked, idempotencyKey: string, actor: Actor): Promise<number> {
  const linkNumber = locked.record.linkNumber + 1;
  await applyChange(
    locked,
    {
      actor,
      to: { linkNumber, linkReplacedAt: locked.now },
      columns: { link_replaced_by: idempotencyKey },
      keepsVersion: true,
      history: [{ kind: 'linkReplaced' }],
      mail: { notice: 'linkReplaced', version: linkNumber },
    },
    context,
  );
  return linkNumber;
}

/**
 * Replaces the link for someone who has it. Repeating the request with the same idempotency key, as after a lost answer, returns
 * the same replacement. For that, the previous link still works.
 * @throws ProblemError `unauthenticated`, `link-replaced`, `too-many-requests`.
 */
export async function replaceOwnLink(
  context: ReplaceContext,
  registrationId: string,
  key: string,
  { idempotencyKey, cause }: { readonly idempotencyKey: string; readonly cause: MailCause },
): Promise<components['schemas']['ReplacedLink']> {
  const { secrets, rateLimiter } = context;
  const status = await linkStatus(context, registrationId, key);
  if (status === 'wrong') throw new ProblemError('unauthenticated');
  // Someone with a replaced link must not use up anyone else's attempts.
  if (status !== 'replaced') await rateLimiter.consume('linkReplacements', registrationId);
  return withLocked(context, registrationId, async (locked) => {
    const { id, linkNumber, contact } = locked.record;
    const before = await readRow(locked);
    const isRepeated = before.link_replaced_by === idempotencyKey;
    const isValid =
      secrets.isRegistrationKey({ id, linkNumber }, key) ||
      (isRepeated && secrets.isRegistrationKey({ id, linkNumber: linkNumber - 1 }, key));
    if (!isValid) throw new ProblemError('link-replaced');
    const present = isRepeated ? linkNumber : await replace(context, locked, idempotencyKey, { by: 'party', cause });
    const { email_problem: problem } = await readRow(locked);
    return {
      key: secrets.registrationKey({ id, linkNumber: present }),
      isMailed: contact.email !== undefined && problem !== 'limited',
    };
  });
}

/**
 * Replaces a party's link for staff, once for each idempotency key.
 * @throws ProblemError `not-found`, `too-many-requests`.
 */
export async function replaceLink(
  context: ReplaceContext,
  registrationId: string,
  { idempotencyKey, userId }: { readonly idempotencyKey: string; readonly userId: number },
): Promise<void> {
  await context.rateLimiter.consume('partyMails', `user:${String(userId)}`);
  await withLocked(context, registrationId, async (locked) => {
    const { link_replaced_by: before } = await readRow(locked);
    if (before !== idempotencyKey) await replace(context, locked, idempotencyKey, { by: 'staff', userId });
  });
}
