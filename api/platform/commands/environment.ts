import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Reads the .env file in the current directory, if there is one. Variables that are already set win, even empty ones: an empty NAME
 * also wins over NAME_FILE of the file. Otherwise a restore drill without SMTP_URL would send real emails.
 */
export function loadEnvironmentFile(): void {
  if (!existsSync('.env')) return;
  const ofFile = Object.entries(parseEnv(readFileSync('.env', 'utf8')));
  const given = new Set(Object.keys(process.env));
  for (const [name, value] of ofFile) {
    const direct = name.replace(/_FILE$/, '');
    if (value !== undefined && !given.has(name) && !given.has(direct)) process.env[name] = value;
  }
}
