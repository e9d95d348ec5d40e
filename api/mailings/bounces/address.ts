import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';

type BounceContext = Pick<AppContext, 'secrets' | 'config'>;

/** The bounce address of the email to a recipient; empty if no bounce mailbox is configured. */
export function bounceTo({ secrets, config }: BounceContext, recipientId: string): { bounceTo?: string } {
  const { address } = config.mail.bounces;
  if (address === undefined) return {};
  const [name = '', domain = ''] = address.split('@');
  const id = recipientId.replaceAll('-', '');
  return { bounceTo: `${name}+${id}-${secrets.bounceSignature(recipientId)}@${domain}` };
}

/** The id of the recipient whose bounce address is in these headers; undefined if there is none, or if it is forged. */
export function bouncedRecipient({ secrets }: Pick<AppContext, 'secrets'>, headers: string): string | undefined {
  for (const { groups = {} } of headers.matchAll(/\+(?<id>[0-9a-f]{32})-(?<signature>[0-9a-f]{16})@/gi)) {
    const { id = '', signature = '' } = groups;
    const uuid = id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    if (secrets.isBounceSignature(signature.toLowerCase(), uuid)) return uuid;
  }
  return undefined;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @throws ProblemError `forbidden` if the secret is wrong or none is configured. */
export function requireBounceSecret({ mail }: Pick<AppContext['config'], 'mail'>, given: string): void {
  const { secret } = mail.bounces;
  if (secret === undefined || !timingSafeEqual(hash(secret), hash(given))) throw new ProblemError('forbidden');
}
