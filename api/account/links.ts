import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';

/** The purpose of an emailed link. */
export type MailedPurpose = 'sign-up' | 'email-change' | 'password-reset' | 'invitation';

/** The purposes of links for choosing a password. */
export const passwordPurposes: readonly MailedPurpose[] = ['password-reset', 'invitation'];

/** The purposes of links that prove that an address belongs to someone. */
export const addressPurposes: readonly MailedPurpose[] = ['sign-up', 'email-change'];

const hour = 60 * 60_000;

/** How long a link works after its email was created, in ms. */
export const lifetimes: Readonly<Record<MailedPurpose, number>> = {
  'sign-up': 24 * hour,
  'email-change': 24 * hour,
  'password-reset': hour,
  invitation: 7 * 24 * hour,
};

/** How long an ordered link waits for its email; delivery is attempted for about 36 hours. */
const mailWindow = 72 * hour;

/** After more wrong passwords than this, the link stops working. */
const maxAttempts = 5;

/** A link that someone requested. */
export interface LinkOrder {
  readonly purpose: MailedPurpose;
  /** The account that it changes; null if there is no such account, or not yet. */
  readonly userId: number | null;
  /** The address it is emailed to; null when nobody gets it. */
  readonly email: string | null;
  /** The link works at least until this time, if that is later than usual for its purpose. */
  readonly validUntil?: Date | null;
}

/** A stored link, without its secret. */
export interface StoredLink extends LinkOrder {
  readonly id: string;
}

const columns = ['id', 'purpose', 'user_id', 'email', 'valid_until'] as const;

interface LinkRow {
  readonly id: string;
  readonly purpose: string;
  readonly user_id: number | null;
  readonly email: string | null;
  readonly valid_until: Date | null;
}

function toLink({ id, purpose, user_id, email, valid_until }: LinkRow): StoredLink {
  return { id, purpose: purpose as MailedPurpose, userId: user_id, email, validUntil: valid_until };
}

/**
 * Orders a link: stores its row and enqueues its email in the caller's transaction. The secret is created with the email, so it
 * exists nowhere else, and the caller is answered before anything depends on the account.
 * @returns the link's id, for rows that belong to it.
 */
export async function orderLink(
  { enqueue }: Pick<AppContext, 'enqueue'>,
  transaction: Transaction<Database>,
  { purpose, userId, email, validUntil = null }: LinkOrder,
  now: Date,
  orderedBy: JobPayloads['link-mail']['orderedBy'] = 'owner',
): Promise<string> {
  const id = randomUUID();
  await transaction.deleteFrom('one_time_links').where('expires_at', '<=', now).execute();
  await transaction
    .insertInto('one_time_links')
    .values({
      id,
      purpose,
      user_id: userId,
      email: email?.toLowerCase() ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + mailWindow),
      valid_until: validUntil,
    })
    .execute();
  await enqueue(transaction, 'link-mail', { linkId: id, orderedBy });
  return id;
}

/** When a link ends if its email is created now. */
function expiryOf({ purpose, validUntil }: StoredLink, now: Date): Date {
  return new Date(Math.max(now.getTime() + lifetimes[purpose], validUntil?.getTime() ?? 0));
}

/** An ordered link that nobody has used, by its id; or null. */
export async function findOrderedLink(db: Kysely<Database>, id: string): Promise<StoredLink | null> {
  const row = await db
    .selectFrom('one_time_links')
    .select(columns)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row ? toLink(row) : null;
}

/**
 * Gives a link its secret, for an email that goes out now. Invalidates earlier emails of the same link, and earlier links that
 * allow the same action; a link that was ordered later and waits for its email is kept.
 * @param entry the audit trail's entry, added once per link, however often its email is tried
 * @returns the secret; null when the link has been used in the meantime, or a later one was already emailed.
 */
export async function issueLink(
  db: Kysely<Database>,
  link: StoredLink,
  now: Date,
  entry?: AuditEntry,
): Promise<string | null> {
  const token = newToken();
  const replaced = passwordPurposes.includes(link.purpose) ? passwordPurposes : [link.purpose];
  return db.transaction().execute(async (transaction) => {
    // Always in the same order: emails for one user may be created at the same moment.
    const rows = await transaction
      .selectFrom('one_time_links')
      .select(['id', 'purpose', 'created_at', 'token_hash'])
      .where((row) => row.or([row('id', '=', link.id), row('user_id', '=', link.userId)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    const ordered = rows.find(({ id }) => id === link.id);
    const orderedAt = ordered?.created_at ?? now;
    const mailed = rows.filter(
      ({ id, purpose, token_hash }) => id !== link.id && token_hash !== null && replaced.some((one) => one === purpose),
    );
    if (mailed.some(({ created_at }) => created_at > orderedAt)) {
      await dropLink(transaction, link.id);
      return null;
    }
    const issued = await transaction
      .updateTable('one_time_links')
      .set({ token_hash: tokenHash(token), expires_at: expiryOf(link, now) })
      .where('id', '=', link.id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (issued.numUpdatedRows === 0n) return null;
    for (const { id } of mailed) await dropLink(transaction, id);
    if (entry && ordered?.token_hash === null) await audit(transaction, entry);
    return token;
  });
}

function usable(db: Kysely<Database>, token: string, purposes: readonly MailedPurpose[], now: Date) {
  return db
    .updateTable('one_time_links')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
}

/**
 * The link with this secret. Counts one more try before comparing anything; null when it is unknown, used, expired or tried too
 * often.
 */
export async function tryLink(
  db: Kysely<Database>,
  token: string,
  purposes: readonly MailedPurpose[],
  now: Date,
): Promise<(StoredLink & { readonly attemptsLeft: number }) | null> {
  const row = await usable(db, token, purposes, now)
    .where('attempts', '<', maxAttempts)
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .returning([...columns, 'attempts'])
    .executeTakeFirst();
  return row ? { ...toLink(row), attemptsLeft: maxAttempts - row.attempts } : null;
}

/**
 * Marks a link as used and returns it; null when it is unknown, used or expired. If several requests come at the same moment, one
 * gets it.
 */
export async function useLink(
  db: Kysely<Database>,
  token: string,
  purposes: readonly MailedPurpose[],
  now: Date,
): Promise<StoredLink | null> {
  const row = await usable(db, token, purposes, now).set({ used_at: now }).returning(columns).executeTakeFirst();
  return row ? toLink(row) : null;
}

/** Deletes a link, for example when it turns out that nobody should get it. */
export async function dropLink(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('one_time_links').where('id', '=', id).execute();
}

/** Deletes all links of a user: everything requested under an old password ends with it. */
export async function dropLinksOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('one_time_links').where('user_id', '=', userId).execute();
}
