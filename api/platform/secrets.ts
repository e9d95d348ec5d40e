import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from './keys/signing-keys.ts';

/** Which link of a registration: replacing it counts the number up. */
export interface NumberedLink {
  readonly id: string;
  readonly linkNumber: number;
}

/**
 * The server's own keyed hashes; all processes with one signing key make the same ones. What was made by the key before is still
 * known again, by the functions that begin with `is`, so that another key ends no link, code or form that is under way.
 */
export interface Secrets {
  /** The key that opens one's own registration without an account. */
  readonly registrationKey: (link: NumberedLink) => string;
  readonly isRegistrationKey: (link: NumberedLink, key: string) => boolean;
  /** What an email to the contact brings: it shows, together with the key, that someone reads the email of this address. */
  readonly addressToken: (registrationId: string, email: string) => string;
  readonly isAddressToken: (registrationId: string, email: string, token: string) => boolean;
  /** Opens the registration of an order to whom PayPal sends back, see payments/paypal/start.ts. */
  readonly payPalReturnKey: (orderId: string) => string;
  readonly isPayPalReturnKey: (orderId: string, key: string) => boolean;
  /**
   * The one-time code of a sign-in: made again when its email is sent once more, and stored nowhere.
   * @param hash what is stored of it, where the signing key may be another one since
   */
  readonly signInCode: (challengeId: string, hash?: Buffer) => string;
  /** What is stored of a one-time code: short codes could be guessed from a plain hash. */
  readonly codeHash: (challengeId: string, code: string) => Buffer;
  readonly isCodeHash: (hash: Buffer, challengeId: string, code: string) => boolean;
  /** Shows that a browser was marked by this server, see session/known-device.ts. */
  readonly deviceMark: (facts: string) => Buffer;
  readonly isDeviceMark: (mark: Buffer, facts: string) => boolean;
  /** Signs when a public form was opened. */
  readonly formStampSignature: (openedAt: string) => Buffer;
  readonly isFormStampSignature: (signature: Buffer, openedAt: string) => boolean;
  /** Hides the networks from which waivers were signed. */
  readonly waiverNetworkKey: Buffer;
  /** Seal emails that wait in the queue, in base64: the first seals, each opens. */
  readonly mailKeys: readonly [string, ...string[]];
  /** A network as the audit trail names it: the same one can be found again, none can be read from it. */
  readonly auditedNetwork: (address: string) => string;
  /** Hides the keys of the rate limits. */
  readonly rateLimitKey: Buffer;
}

/** Compares without telling by its time where two values differ. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What one signing key makes. */
function makeHashes(signingKey: Buffer) {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', signingKey, '', purpose, 32));
  const hashes = (purpose: string): ((text: string) => Buffer) => {
    const key = derive(purpose);
    return (text) => createHmac('sha256', key).update(text).digest();
  };
  const registration = hashes('registration-key');
  const address = hashes('confirmed-address');
  const payPalReturn = hashes('paypal-return');
  const codes = hashes('sign-in-code');
  const auditedNetwork = hashes('audited-network');
  return {
    // The first link is made from the id alone: that is how all links were made before they could be replaced.
    registrationKey: ({ id, linkNumber }: NumberedLink) =>
      registration(linkNumber === 0 ? id.toLowerCase() : `${id.toLowerCase()}:${String(linkNumber)}`),
    addressToken: (id: string, email: string) => address(`${id.toLowerCase()}:${email.toLowerCase()}`).subarray(0, 18),
    payPalReturnKey: (orderId: string) => payPalReturn(orderId.toLowerCase()),
    signInCode: (challengeId: string) =>
      String(codes(`code:${challengeId}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    codeHash: (challengeId: string, code: string) => codes(`${challengeId}:${code}`),
    deviceMark: hashes('known-device'),
    formStampSignature: hashes('form-stamp'),
    waiverNetworkKey: derive('waiver-network'),
    mailKey: derive('sealed-mail').toString('base64'),
    auditedNetwork: (address: string) => auditedNetwork(address).toString('base64url').slice(0, 16),
    rateLimitKey: derive('rate-limit'),
  };
}

type Hashes = ReturnType<typeof makeHashes>;

/** Everything that is made from the signing key, and known again also by the one before. */
export function makeSecrets({ current, previous }: SigningKeys): Secrets {
  const now = makeHashes(current);
  const before = previous === null ? [] : [makeHashes(previous)];
  const isAnyOf = (given: Buffer, make: (hashes: Hashes) => Buffer): boolean =>
    [now, ...before].some((hashes) => isSame(given, make(hashes)));
  const isKey = (key: string, make: (hashes: Hashes) => Buffer): boolean =>
    isAnyOf(Buffer.from(key), (hashes) => Buffer.from(make(hashes).toString('base64url')));
  return {
    registrationKey: (link) => now.registrationKey(link).toString('base64url'),
    isRegistrationKey: (link, key) => isKey(key, (hashes) => hashes.registrationKey(link)),
    addressToken: (id, email) => now.addressToken(id, email).toString('base64url'),
    isAddressToken: (id, email, token) => isKey(token, (hashes) => hashes.addressToken(id, email)),
    payPalReturnKey: (orderId) => now.payPalReturnKey(orderId).toString('base64url'),
    isPayPalReturnKey: (orderId, key) => isKey(key, (hashes) => hashes.payPalReturnKey(orderId)),
    signInCode: (challengeId, hash) => {
      const maker = [now, ...before].find(
        (hashes) => hash && isSame(hash, hashes.codeHash(challengeId, hashes.signInCode(challengeId))),
      );
      return (maker ?? now).signInCode(challengeId);
    },
    codeHash: now.codeHash,
    isCodeHash: (hash, challengeId, code) => isAnyOf(hash, (hashes) => hashes.codeHash(challengeId, code)),
    deviceMark: now.deviceMark,
    isDeviceMark: (mark, facts) => isAnyOf(mark, (hashes) => hashes.deviceMark(facts)),
    formStampSignature: now.formStampSignature,
    isFormStampSignature: (signature, openedAt) => isAnyOf(signature, (hashes) => hashes.formStampSignature(openedAt)),
    waiverNetworkKey: now.waiverNetworkKey,
    mailKeys: [now.mailKey, ...before.map(({ mailKey }) => mailKey)],
    auditedNetwork: now.auditedNetwork,
    rateLimitKey: now.rateLimitKey,
  };
}
