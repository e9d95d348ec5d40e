import type { Config } from '../../../api/platform/config.ts';
import { configuredKeys } from '../../../api/platform/keys/signing-keys.ts';
import type { SigningKeys } from '../../../api/platform/keys/signing-keys.ts';

/** Shared by all servers, so that servers on one database accept each other's links. */
const testKeys: SigningKeys = { current: Buffer.alloc(32, 'test signing key'), previous: null };

/** Returns a test server's signing keys: those in its configuration, or else the shared ones. */
export function signingKeysFor(config: Config): () => Promise<SigningKeys> {
  return () => Promise.resolve(configuredKeys(config) ?? testKeys);
}
