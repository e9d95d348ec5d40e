import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from './keys/signing-keys.ts';

/** Which link of a registration: replacing it increments the number. */
export interface NumberedLink {
  readonly id: string;
  readonly linkNumber: number;
}

/**
 * The server's own keyed hashes; all processes with one signing key create the same ones. The functions that begin with `is` also
 * recognize what the previous key created, so that a new key ends no link, code or form in progress.
 */
export interface Secrets {
  /** The key that opens a registration without an account. */
  readonly registrationKey: (link: NumberedLink) => string;
  readonly isRegistrationKey: (link: NumberedLink, key: string) => boolean;
  /** The token in emails to the contact. Together with the key, it shows that someone reads the email of this address. */
  readonly addressToken: (registrationId: string, email: string) => string;
  readonly isAddressToken: (registrationId: string, email: string, token: string) => boolean;
  /** The key of a link with which one person joins one online session. */
  readonly sessionEntryKey: (entry: string) => string;
  readonly isSessionEntryKey: (entry: string, key: string) => boolean;
  /** What the link in an email about a proposed Saturday carries: it shows that someone reads that email. */
  readonly proposalToken: (answerId: string) => string;
  readonly isProposalToken: (answerId: string, token: string) => boolean;
  /** Opens the registration of an order for the payer who returns from PayPal, see payments/paypal/start.ts. */
  readonly payPalReturnKey: (orderId: string) => string;
  readonly isPayPalReturnKey: (orderId: string, key: string) => boolean;
  /**
   * The one-time code of a sign-in: derived again when its email is sent once more, and stored nowhere.
   * @param hash its stored hash, if the signing key may have changed since
   */
  readonly signInCode: (challengeId: string, hash?: Buffer) => string;
  /** The stored hash of a one-time code: short codes could be guessed from a plain hash. */
  readonly codeHash: (challengeId: string, code: string) => Buffer;
  readonly isCodeHash: (hash: Buffer, challengeId: string, code: string) => boolean;
  /** Shows that this server marked a browser, see session/known-device.ts. */
  readonly deviceMark: (facts: string) => Buffer;
  readonly isDeviceMark: (mark: Buffer, facts: string) => boolean;
  /** Signs the moment when a public form was opened. */
  readonly formStampSignature: (openedAt: string) => Buffer;
  readonly isFormStampSignature: (signature: Buffer, openedAt: string) => boolean;
  /** Signs the address of a report's file. */
  readonly reportFileSignature: (fileId: string) => string;
  readonly isReportFileSignature: (signature: string, fileId: string) => boolean;
  /** Hides the networks from which waivers were signed. */
  readonly waiverNetworkKey: Buffer;
  /** Seal emails that wait in the queue, in base64: the first key seals, each opens. */
  readonly mailKeys: readonly [string, ...string[]];
  /** Seal the links of emails about upcoming events, and the key of the addresses that get none, in the same way. */
  readonly newsKeys: readonly [string, ...string[]];
  /** Signs the address to which one bulk email comes back. */
  readonly bounceSignature: (recipientId: string) => string;
  readonly isBounceSignature: (signature: string, recipientId: string) => boolean;
  /** The audit trail's name for a network: the same network can be found again, but none can be read from it. */
  readonly auditedNetwork: (address: string) => string;
  /** Hides the keys of the rate limits. */
  readonly rateLimitKey: Buffer;
}

/** Compares in constant time. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Everything that one signing key creates. */
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
    // The first link is derived from the id alone: that is how all links were created before they could be replaced.
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
    // In hexadecimal: mail servers may change the case of an address.
    bounceSignature: (recipientId: string) => bounces(recipientId).subarray(0, 8),
    auditedNetwork: (address: string) => auditedNetwork(address).toString('base64url').slice(0, 16),
    rateLimitKey: derive('rate-limit'),
  };
}

type Hashes = ReturnType<typeof makeHashes>;

/** Everything derived from the signing key, recognized also from the previous one. */
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
