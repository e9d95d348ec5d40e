import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig, variableNames } from './config.ts';

const directory = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(directory, { recursive: true }));

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));

describe('readConfig', () => {
  it('runs with nothing set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3001, publicUrl: 'http://localhost:3001' });
    expect(config).toMatchObject({ trustProxy: false, databaseUrl: undefined, mail: { smtpUrl: undefined } });
    const { signing, backup, mail, live, payPal, meetings } = config;
    expect([signing.key, signing.previous, backup.key, mail.bounces.secret, live.apiKey]).toEqual(
      Array.from({ length: 5 }),
    );
    expect([payPal.clientId, payPal.secrets, payPal.webhooks, mail.dkim, meetings]).toEqual([
      undefined,
      {},
      {},
      null,
      null,
    ]);
    expect(config.site.addressLines).toEqual(['Street and number', 'City, State ZIP']);
  });

  it('reads an untouched copy of .env.example as if nothing were set', () => {
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  it('has exactly the variables of .env.example', () => {
    expect(Object.keys(example).sort()).toEqual(variableNames.toSorted());
  });

  it('lists every problem in one error and repeats no value', () => {
    const read = () =>
      readConfig({
        PORT: 'high',
        PUBLIC_URL: 'https://a.org/path',
        SMTP_URL: 'http://secret@a.org',
        SITE_LOGO: '/none.png',
      });
    expect(read).toThrow(
      /PORT: .*\n.*PUBLIC_URL: must have no path\n.*SMTP_URL: .*\n.*SITE_LOGO: .*\n.*MAIL_FROM: is needed/,
    );
    expect(read).not.toThrow(/secret/);
  });

  it('uses the port in the default public address and drops a trailing slash from a given one', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://www.example.org/' }).publicUrl).toBe('https://www.example.org');
  });

  it('needs two different person pages', () => {
    expect(() => readConfig({ SITE_DIRECTOR_SLUG: 'founder' })).toThrow('SITE_DIRECTOR_SLUG: must differ');
  });

  it('makes the legal owner the payee of checks when no payee is set', () => {
    const payee = (env: Record<string, string>) => readConfig({ SITE_NAME_EN: 'Hill House', ...env }).site.checkPayee;
    expect(payee({})).toBe('Hill House');
    expect(payee({ SITE_COPYRIGHT_HOLDER: 'Hill House, Inc.' })).toBe('Hill House, Inc.');
    expect(payee({ SITE_COPYRIGHT_HOLDER: 'Hill House, Inc.', SITE_CHECK_PAYEE: 'HH Trust' })).toBe('HH Trust');
  });

  it('reads a secret from a file, and refuses it given twice or unreadable', () => {
    const path = join(directory, 'database');
    writeFileSync(path, 'postgres://a:b@c/d\n');
    expect(readConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://a:b@c/d');
    expect(() => readConfig({ DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://x/y' })).toThrow('given twice');
    expect(() => readConfig({ DATABASE_URL_FILE: join(directory, 'none') })).toThrow(
      'DATABASE_URL_FILE: cannot be read',
    );
  });

  it('takes the direct address of a database only beside the address of its pooler', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://a:b@c/d' };
    expect(() => readConfig(direct)).toThrow('DATABASE_URL: is needed with DATABASE_DIRECT_URL');
    expect(readConfig({ ...direct, DATABASE_URL: 'postgres://a:b@pooler/d' })).toMatchObject({
      databaseUrl: 'postgres://a:b@pooler/d',
      databaseDirectUrl: 'postgres://a:b@c/d',
    });
  });

  it('takes the address of a replica only beside the address of its database', () => {
    const replica = { DATABASE_READ_URL: 'postgres://a:b@replica/d' };
    expect(() => readConfig(replica)).toThrow('DATABASE_URL: is needed with DATABASE_READ_URL');
    expect(readConfig({ ...replica, DATABASE_URL: 'postgres://a:b@c/d' }).databaseReadUrl).toBe(
      'postgres://a:b@replica/d',
    );
  });

  it('takes the addresses of one meeting provider, all or none', () => {
    const client = {
      MEETING_CLIENT_ID: 'a',
      MEETING_CLIENT_SECRET: 'b',
      MEETING_KEY: Buffer.alloc(32).toString('base64'),
    };
    expect(readConfig({}).meetings).toBeNull();
    expect(readConfig(client).meetings).toMatchObject({ apiUrl: 'https://api.zoom.us/v2' });
    expect(() => readConfig({ ...client, MEETING_TOKEN_URL: 'https://meet.test/token' })).toThrow(
      /MEETING_AUTHORIZE_URL: is needed .*\n.*MEETING_API_URL: is needed/,
    );
    const urls = { MEETING_AUTHORIZE_URL: 'https://meet.test/a', MEETING_TOKEN_URL: 'https://meet.test/t' };
    expect(() => readConfig({ ...client, ...urls, MEETING_API_URL: 'http://meet.test/v2' })).toThrow(
      'MEETING_API_URL: must be an https address',
    );
    expect(readConfig({ ...client, ...urls, MEETING_API_URL: 'https://meet.test/v2/' }).meetings).toMatchObject({
      apiUrl: 'https://meet.test/v2',
    });
    expect(
      readConfig({ ...client, MEETING_WEBHOOK_SECRET: 'x'.repeat(16), MEETING_REGISTRANTS: 'true' }).meetings,
    ).toEqual(expect.objectContaining({ webhookSecret: 'x'.repeat(16), registersPeople: true }));
    expect(() => readConfig({ ...client, MEETING_WEBHOOK_SECRET: 'x'.repeat(15) })).toThrow('MEETING_WEBHOOK_SECRET: ');
    expect(() => readConfig({ MEETING_WEBHOOK_SECRET: 'x'.repeat(16) })).toThrow('MEETING_CLIENT_ID: is needed');
    expect(() => readConfig({ MEETING_REGISTRANTS: 'true' })).toThrow('MEETING_KEY: is needed');
    expect(() => readConfig({ ...client, MEETING_REGISTRANTS: 'yes' })).toThrow(
      'MEETING_REGISTRANTS: must be true or false',
    );
  });

  it('accepts signing keys of 32 bytes, also from files, and a previous key only with a different current one', () => {
    const [key, previous] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
    const path = join(directory, 'signing-key');
    writeFileSync(path, `${previous}\n`);
    expect(readConfig({}).signing).toEqual({ key: undefined, previous: undefined });
    expect(readConfig({ SIGNING_KEY: key }).signing).toEqual({ key, previous: undefined });
    expect(readConfig({ SIGNING_KEY: key, SIGNING_KEY_PREVIOUS_FILE: path }).signing).toEqual({ key, previous });
    expect(() => readConfig({ SIGNING_KEY: 'short' })).toThrow('SIGNING_KEY: must be 32 bytes in base64');
    expect(() => readConfig({ SIGNING_KEY: 'short' })).not.toThrow(/: short/);
    expect(() => readConfig({ SIGNING_KEY_PREVIOUS: key })).toThrow('SIGNING_KEY: is needed with SIGNING_KEY_PREVIOUS');
    expect(() => readConfig({ SIGNING_KEY: key, SIGNING_KEY_PREVIOUS: key })).toThrow(
      'SIGNING_KEY_PREVIOUS: must differ from SIGNING_KEY',
    );
  });

  it('returns a configuration that cannot be changed', () => {
    const { site } = readConfig({});
    expect(() => Object.assign(site.founder, { slug: 'other' })).toThrow(TypeError);
  });
});
