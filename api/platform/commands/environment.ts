import { existsSync } from 'node:fs';

/** Reads the .env file in the current directory, if there is one. Variables that are already set win. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
