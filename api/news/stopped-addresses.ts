import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { seal, unseal } from '../platform/keys/sealing.ts';
import type { Secrets } from '../platform/secrets.ts';

type Keys = Pick<Secrets, 'newsKeys'>;

const place = 'news-key';

function opened(sealed: Buffer, { newsKeys }: Keys): string | undefined {
  return newsKeys.map((key) => unseal(sealed, place, key)).find((text) => text !== null);
}

/**
 * The key of the hashes. It is stored, sealed with the signing key: some addresses are kept only as hashes, which must stay valid
 * when the signing key changes.
 * @throws when neither signing key opens it
 */
async function hashKey(db: Kysely<Database>, secrets: Keys): Promise<Buffer> {
  const [current] = secrets.newsKeys;
  const made = seal(randomBytes(32).toString('base64'), place, current);
  await db
    .insertInto('news_key')
    .values({ sealed: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db.selectFrom('news_key').select('sealed').executeTakeFirstOrThrow();
  const key = opened(sealed, secrets);
  if (key === undefined)
    throw new Error('The signing key is not the one with which the list of unsubscribed addresses was made');
  if (unseal(sealed, place, current) === null)
    await db
      .updateTable('news_key')
      .set({ sealed: seal(key, place, current) })
      .execute();
  return Buffer.from(key, 'base64');
}

/** Returns a function that hashes addresses, so that they can be compared without being stored. */
async function hasher(db: Kysely<Database>, secrets: Keys): Promise<(address: string) => Buffer> {
  const key = await hashKey(db, secrets);
  return (address) => createHmac('sha256', key).update(address.toLowerCase()).digest();
}

/** The subject of an address in the audit trail: it identifies the address without revealing it. */
export async function newsSubject(db: Kysely<Database>, secrets: Keys, address: string): Promise<string> {
  const hash = await hasher(db, secrets);
  return `news:${hash(address).toString('base64url').slice(0, 16)}`;
}

/**
 * Stops all news to an address. A reason that the reader cannot undo replaces the one that they can. Returns false if this changed
 * nothing.
 */
export async function refuse(
  transaction: Transaction<Database>,
  secrets: Keys,
  address: string,
  reason: 'unsubscribed' | 'erased' | 'complaint' | 'bounced',
  now: Date,
): Promise<boolean> {
  const hash = await hasher(transaction, secrets);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('news_refusals')
    .values({ address_hash: hash(address), reason, since: now })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ reason })
        .where('news_refusals.reason', '=', 'unsubscribed')
        .where('excluded.reason', '<>', 'unsubscribed'),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Allows news to an address again, whatever stopped it: its owner has just confirmed that they want it. */
export async function allow(transaction: Transaction<Database>, secrets: Keys, address: string): Promise<void> {
  const hash = await hasher(transaction, secrets);
  await transaction.deleteFrom('news_refusals').where('address_hash', '=', hash(address)).execute();
}

/**
 * Allows news to an address again if its reader stopped it. A link that was forwarded, or kept for years, lifts nothing else:
 * 'stopped' says that another reason remains.
 */
export async function allowUnsubscribed(
  transaction: Transaction<Database>,
  secrets: Keys,
  address: string,
): Promise<'undone' | 'stopped' | 'unchanged'> {
  const addressHash = (await hasher(transaction, secrets))(address);
  const refusal = await transaction
    .selectFrom('news_refusals')
    .select('reason')
    .where('address_hash', '=', addressHash)
    .forUpdate()
    .executeTakeFirst();
  if (refusal === undefined) return 'unchanged';
  if (refusal.reason !== 'unsubscribed') return 'stopped';
  await transaction.deleteFrom('news_refusals').where('address_hash', '=', addressHash).execute();
  return 'undone';
}

/** The addresses among these that must get no news. */
export async function refusedAmong(
  db: Kysely<Database>,
  secrets: Keys,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const hash = await hasher(db, secrets);
  const named = new Map(addresses.map((address) => [hash(address).toString('hex'), address]));
  const rows = await db
    .selectFrom('news_refusals')
    .select('address_hash')
    .where(
      'address_hash',
      'in',
      [...named.keys()].map((hex) => Buffer.from(hex, 'hex')),
    )
    .execute();
  return new Set(rows.flatMap(({ address_hash }) => named.get(address_hash.toString('hex')) ?? []));
}
