import type { Schemas } from '../client/client.ts';
import { readStored, removeStored, writeStored } from '../shell/storage.ts';

export type User = Schemas['User'];
export type Session = Schemas['Session'];

/** Names of the local storage entries, fixed by the specification (section 3). */
const userKey = 'user';
const tokenKey = 'token';
const guestTokenKey = 'guestToken';
const zoomTokenKey = 'zoomToken';

function read(key: string): unknown {
  const text = readStored('local', key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return undefined;
  }
}

/** What this browser remembers of being signed in. It decides what is shown, never what is allowed. */
export function storedSession(): { exp: number } | undefined {
  const user = read(userKey);
  const token = read(tokenKey);
  if (!user || typeof token !== 'object' || token === null || !('exp' in token)) return undefined;
  return typeof token.exp === 'number' ? { exp: token.exp } : undefined;
}

/** Keeps who is signed in; needs both user and token, as the specification says, and forgets a guest. */
export function storeSession({ user, exp }: Session): void {
  writeStored('local', userKey, JSON.stringify(user));
  writeStored('local', tokenKey, JSON.stringify({ exp }));
  removeStored('local', (key) => key === guestTokenKey);
}

/** Forgets the user, the token, the guest token and the meeting token. */
export function forgetSession(): void {
  removeStored('local', (key) => [userKey, tokenKey, guestTokenKey, zoomTokenKey].includes(key));
}
