import { existsSync } from 'node:fs';

/** Reads the file .env of this folder, where there is one; what the environment says already stands. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
