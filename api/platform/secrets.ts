import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from './keys/signing-keys.ts';

/** Identifies a link to a registration; replacing the link increments its number. */
export interface NumberedLink {
  readonly id: string;
  readonly linkNumber: number;
}

/**
 * The server's keyed hashes; all processes with the same signing key create the same ones. The functions that begin with `is` also
 * accept hashes created with the previous key, so that a key rotation does not invalidate links, codes or forms in progress.
 */
export interface Secrets {
  /** Returns the key that opens a registration without an account. */
  readonly registrationKey: (link: NumberedLink) => string;
  readonly isRegistrationKey: (link: NumberedLink, key: string) => boolean;
  /** Returns the token in emails to the contact. Together with the key, it proves that someone reads the email of this address. */
  readonly addressToken: (registrationId: string, email: string) => string;
  readonly isAddressToken: (registrationId: string, email: string, token: string) => boolean;
  /** Returns the key of a link with which one person joins one online session. */
  readonly sessionEntryKey: (entry: string) => string;
  readonly isSessionEntryKey: (entry: string, key: string) => boolean;
  /** Returns the token of the link in an email about a proposed Saturday; it proves that someone reads that email. */
  readonly proposalToken: (answerId: string) => string;
  readonly isProposalToken: (answerId: string, token: string) => boolean;
  /** Returns the key that opens the registration for a payer who returns from PayPal; see payments/paypal/start.ts. */
  readonly payPalReturnKey: (orderId: string) => string;
  readonly isPayPalReturnKey: (orderId: string, key: string) => boolean;
  /**
   * Returns the one-time code of a sign-in. It is never stored, but derived again whenever its email is sent.
   * @param hash its stored hash, if the signing key may have changed since
   */
  readonly signInCode: (challengeId: string, hash?: Buffer) => string;
  /** Returns the keyed hash of a one-time code for storage: short codes could be guessed from an unkeyed hash. */
  readonly codeHash: (challengeId: string, code: string) => Buffer;
  readonly isCodeHash: (hash: Buffer, challengeId: string, code: string) => boolean;
  /** Returns the mark that proves that this server marked a browser; see session/known-device.ts. */
  readonly deviceMark: (facts: string) => Buffer;
  readonly isDeviceMark: (mark: Buffer, facts: string) => boolean;
  /** Signs the time at which a public form was opened. */
  readonly formStampSignature: (openedAt: string) => Buffer;
  readonly isFormStampSignature: (signature: Buffer, openedAt: string) => boolean;
  /** Signs the URL of a report file. */
  readonly reportFileSignature: (fileId: string) => string;
  readonly isReportFileSignature: (signature: string, fileId: string) => boolean;
  /** The key that hashes the networks from which waivers were signed. */
  readonly waiverNetworkKey: Buffer;
  /** The keys for sealed emails in the queue, in base64. The first key encrypts; every key can decrypt. */
  readonly mailKeys: readonly [string, ...string[]];
  /** The keys, in the same form, for links in emails about upcoming events and for the key of the addresses that get none. */
  readonly newsKeys: readonly [string, ...string[]];
  /** Signs the bounce address of a bulk email to one recipient. */
  readonly bounceSignature: (recipientId: string) => string;
  readonly isBounceSignature: (signature: string, recipientId: string) => boolean;
  /** Returns a pseudonym for a network in the audit trail: the same network can be recognized but not identified. */
  readonly auditedNetwork: (address: string) => string;
  /** The key that hashes the keys of the rate limits. */
  readonly rateLimitKey: Buffer;
}

/** Compares in constant time. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Creates the hash functions of one signing key. */
function makeHashes(signingKey: Buffer) {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', signingKey, '', purpose, 32));
  const hashes = (purpose: string): ((text: string) => Buffer) => {
    const key = derive(purpose);
    return (text) => createHmac('sha256', key).update(text).digest();
  };
  const registration = hashes('registration-key');
  const address = hashes('confirmed-address');
  const proposal = hashes('saturday-proposal');
  const sessionEntry = hashes('online-session-entry');
  const payPalReturn = hashes('paypal-return');
  const codes = hashes('sign-in-code');
  const auditedNetwork = hashes('audited-network');
  const bounces = hashes('mail-bounce');
  return {
    // The first link is derived from the id alone, as all links were before they could be replaced.
    registrationKey: ({ id, linkNumber }: NumberedLink) =>
      registration(linkNumber === 0 ? id.toLowerCase() : `${id.toLowerCase()}:${String(linkNumber)}`),
    addressToken: (id: string, email: string) => address(`${id.toLowerCase()}:${email.toLowerCase()}`).subarray(0, 18),
    proposalToken: (answerId: string) => proposal(answerId.toLowerCase()).subarray(0, 18),
    sessionEntryKey: (entry: string) => sessionEntry(entry),
    payPalReturnKey: (orderId: string) => payPalReturn(orderId.toLowerCase()),
    signInCode: (challengeId: string) =>
      String(codes(`code:${challengeId}`).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    codeHash: (challengeId: string, code: string) => codes(`${challengeId}:${code}`),
    deviceMark: hashes('known-device'),
    formStampSignature: hashes('form-stamp'),
    reportFileSignature: hashes('report-file'),
    waiverNetworkKey: derive('waiver-network'),
    mailKey: derive('sealed-mail').toString('base64'),
    newsKey: derive('news').toString('base64'),
    // Later encoded in hexadecimal, because mail servers may change the case of an address.
    bounceSignature: (recipientId: string) => bounces(recipientId).subarray(0, 8),
    auditedNetwork: (address: string) => auditedNetwork(address).toString('base64url').slice(0, 16),
    rateLimitKey: derive('rate-limit'),
  };
}

type Hashes = ReturnType<typeof makeHashes>;

/** Creates the secrets of the current signing key, which also accept those of the previous key. */
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
    proposalToken: (answerId) => now.proposalToken(answerId).toString('base64url'),
    isProposalToken: (answerId, token) => isKey(token, (hashes) => hashes.proposalToken(answerId)),
    sessionEntryKey: (entry) => now.sessionEntryKey(entry).toString('base64url'),
    isSessionEntryKey: (entry, key) => isKey(key, (hashes) => hashes.sessionEntryKey(entry)),
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
    reportFileSignature: (id) => now.reportFileSignature(id).toString('base64url'),
    isReportFileSignature: (signature, id) => isKey(signature, (hashes) => hashes.reportFileSignature(id)),
    waiverNetworkKey: now.waiverNetworkKey,
    mailKeys: [now.mailKey, ...before.map(({ mailKey }) => mailKey)],
    newsKeys: [now.newsKey, ...before.map(({ newsKey }) => newsKey)],
    bounceSignature: (id) => now.bounceSignature(id).toString('hex'),
    isBounceSignature: (signature, id) =>
      isAnyOf(Buffer.from(signature, 'hex'), (hashes) => hashes.bounceSignature(id)),
    auditedNetwork: now.auditedNetwork,
    rateLimitKey: now.rateLimitKey,
  };
}
