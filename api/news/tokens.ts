import type { Secrets } from '../platform/secrets.ts';
import { seal, unseal } from '../platform/keys/sealing.ts';
import { confirmLifetime } from './rules.ts';

type Keys = Pick<Secrets, 'newsKeys'>;

function make(purpose: string, text: string, { newsKeys: [key] }: Keys): string {
  return seal(text, purpose, key).toString('base64url');
}

function open(purpose: string, token: string, { newsKeys }: Keys): string | undefined {
  const sealed = Buffer.from(token, 'base64url');
  return newsKeys.map((key) => unseal(sealed, purpose, key)).find((text) => text !== null);
}

/** The token of an unsubscribe link. It contains the address, so the link works even when nothing about it is stored. */
export function unsubscribeToken(address: string, secrets: Keys): string {
  return make('news-unsubscribe', address.toLowerCase(), secrets);
}

/** The address of such a token. */
export function unsubscribedAddress(token: string, secrets: Keys): string | undefined {
  return open('news-unsubscribe', token, secrets);
}

/** A question to an address, with the time when it was asked. */
export interface Question {
  readonly address: string;
  readonly askedAt: Date;
}

/** The token of the link that answers one question with yes. */
export function confirmToken({ address, askedAt }: Question, secrets: Keys): string {
  return make('news-confirm', `${String(askedAt.getTime())} ${address}`, secrets);
}

/** The question of such a token; undefined if the token is invalid or expired. */
export function confirmedQuestion(token: string, secrets: Keys, now: Date): Question | undefined {
  const [at = '', address = ''] = open('news-confirm', token, secrets)?.split(' ') ?? [];
  const askedAt = new Date(Number(at));
  return address !== '' && now.getTime() - askedAt.getTime() < confirmLifetime ? { address, askedAt } : undefined;
}
