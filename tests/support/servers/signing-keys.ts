import type { Config } from '../../../api/platform/config.ts';
import { configuredKeys } from '../../../api/platform/keys/signing-keys.ts';
import type { SigningKeys } from '../../../api/platform/keys/signing-keys.ts';

/** One for all, so that servers on one database know each other's links. */
const testKeys: SigningKeys = { current: Buffer.alloc(32, 'test signing key'), previous: null };

/** The signing keys of a server in a test: those of its configuration, else the ones of all tests. */
export function signingKeysFor(config: Config): () => Promise<SigningKeys> {
  return () => Promise.resolve(configuredKeys(config) ?? testKeys);
}
