import { createHmac } from 'node:crypto';
import { isSame } from '../../platform/secrets.ts';
import { webhookEventAge } from '../rules.ts';

/** A webhook event as it was received. */
export interface SignedEvent {
  /** Seconds since 1970, as digits. */
  readonly timestamp: string;
  /** `v0=` and 64 hexadecimal digits. */
  readonly signature: string;
  readonly rawBody: string;
}

/** A signature with the secret that the provider shares with this site. */
const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Whether the provider has signed an event recently. */
export function isSigned({ timestamp, signature, rawBody }: SignedEvent, secret: string, now: Date): boolean {
  const given = Buffer.from(signature.slice('v0='.length), 'hex');
  const isGenuine = isSame(hmac(secret, `v0:${timestamp}:${rawBody}`), given);
  return isGenuine && Math.abs(now.getTime() - Number(timestamp) * 1000) <= webhookEventAge;
}

/** The proof to the provider that this site has the secret. */
export function proofOf(plainToken: string, secret: string): string {
  return hmac(secret, plainToken).toString('hex');
}
