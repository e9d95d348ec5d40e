import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../data/tables.gen.ts';

const settingsKey = 'signingKey';

/** The server's own keyed hashes; all processes on one database make the same ones. */
export interface Secrets {
  /** The key that opens one's own registration without an account. */
  readonly registrationKey: (registrationId: string) => string;
  /** Opens the registration of an order to whom PayPal sends back, see payments/paypal/start.ts. */
  readonly payPalReturnKey: (orderId: string) => string;
  /** Whether a key is the one of this order. */
  readonly isPayPalReturnKey: (orderId: string, key: string) => boolean;
  /** What is stored of a one-time code: short codes could be guessed from a plain hash. */
  readonly codeHash: (challengeId: string, code: string) => Buffer;
  /** Shows that a browser was marked by this server, see session/known-device.ts. */
  readonly deviceMark: (facts: string) => Buffer;
  /** Signs when a public form was opened. */
  readonly formStampSignature: (openedAt: string) => Buffer;
  /** Hides the networks from which waivers were signed. */
  readonly waiverNetworkKey: Buffer;
  /** Hides the keys of the rate limits. */
  readonly rateLimitKey: Buffer;
}

/** Compares without telling by its time where two values differ. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Reads the signing key, which the first process to ask for it makes. */
export async function loadSecrets(db: Kysely<Database>): Promise<Secrets> {
  await db
    .insertInto('settings')
    .values({ key: settingsKey, value: JSON.stringify(randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', settingsKey).executeTakeFirstOrThrow();
  const signingKey = Buffer.from(String(value), 'base64');
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', signingKey, '', purpose, 32));
  const registrations = derive('registration-key');
  const returns = derive('paypal-return');
  const payPalReturnKey = (orderId: string): string => createHmac('sha256', returns).update(orderId.toLowerCase()).digest('base64url');
  const codes = derive('sign-in-code');
  const devices = derive('known-device');
  const formStamps = derive('form-stamp');
  return {
    registrationKey: (id) => createHmac('sha256', registrations).update(id.toLowerCase()).digest('base64url'),
    payPalReturnKey,
    isPayPalReturnKey: (orderId, key) => isSame(Buffer.from(key), Buffer.from(payPalReturnKey(orderId))),
    codeHash: (challengeId, code) => createHmac('sha256', codes).update(`${challengeId}:${code}`).digest(),
    deviceMark: (facts) => createHmac('sha256', devices).update(facts).digest(),
    formStampSignature: (openedAt) => createHmac('sha256', formStamps).update(openedAt).digest(),
    waiverNetworkKey: derive('waiver-network'),
    rateLimitKey: derive('rate-limit'),
  };
}
