import { existsSync } from 'node:fs';

/** Reads the file .env of this folder, if there is one. Variables that are set already win. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
