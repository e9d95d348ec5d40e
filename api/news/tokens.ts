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

/** The token of a link with which an address unsubscribes. It holds the address: the link works when nothing of it is stored. */
export function unsubscribeToken(address: string, secrets: Keys): string {
  return make('news-unsubscribe', address.toLowerCase(), secrets);
}

/** The address of such a token. */
export function unsubscribedAddress(token: string, secrets: Keys): string | undefined {
  return open('news-unsubscribe', token, secrets);
}

/** When an address was asked. */
export interface Question {
  readonly address: string;
  readonly askedAt: Date;
}

/** The token of the link with which an address says yes to one question. */
export function confirmToken({ address, askedAt }: Question, secrets: Keys): string {
  return make('news-confirm', `${String(askedAt.getTime())} ${address}`, secrets);
}

/** The question of such a token; undefined when it was asked too long ago. */
export function confirmedQuestion(token: string, secrets: Keys, now: Date): Question | undefined {
  const [at = '', address = ''] = open('news-confirm', token, secrets)?.split(' ') ?? [];
  const askedAt = new Date(Number(at));
  return address !== '' && now.getTime() - askedAt.getTime() < confirmLifetime ? { address, askedAt } : undefined;
}
