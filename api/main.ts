import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { startApplication } from './application.ts';
import type { Application, ApplicationOptions } from './application.ts';
import { readConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { defaultDataDirectory } from './platform/data/postgres/data-directory.ts';
import { startPostgres } from './platform/data/postgres/start.ts';
import { configuredKeys, requireSigningKey, settleSigningKeys } from './platform/keys/signing-keys.ts';
import { seedDemo } from './demo/seed.ts';
import { createLog } from './platform/log.ts';
import { createAdministratorLink } from './users/administrator-link.ts';
import { hasAdministrator } from './users/store.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));
/** After this the process ends, whatever still hangs. */
const stopDeadline = 20_000;

/** A database that was opened for the length of a command. */
export interface OwnDatabase {
  readonly database: PoolConfig;
  readonly dataDirectory: string;
  readonly stop: () => Promise<void>;
}

/** The database of the configuration, or an embedded server; the demonstration always has an embedded one of its own. */
export async function startDatabase(config: Config, log: Logger, demo: boolean): Promise<OwnDatabase> {
  const directory = config.dataDirectory ?? defaultDataDirectory(checkout);
  const dataDirectory = demo ? `${directory}-demo` : directory;
  if (config.databaseUrl !== undefined && !demo) {
    return { database: { connectionString: config.databaseUrl }, dataDirectory, stop: () => Promise.resolve() };
  }
  const server = await startPostgres({ dataDirectory, log });
  return { database: server.config, dataDirectory, stop: () => server.stop() };
}

/** What is said on the terminal once the site answers. Secrets are printed, never logged. */
async function greet({ parts, url }: Application, demo: boolean): Promise<void> {
  const { config, db, clock } = parts;
  const lines = ['', `The site answers on ${config.publicUrl}`];
  if (demo) {
    const accounts = await seedDemo(parts, url);
    lines.push(
      '',
      'This is the demonstration. /demo says what to try. Nothing leaves this machine; its emails are on /demo/mail, and',
      '/demo/paypal/control chooses how PayPal answers payments and refunds.',
      'Accounts:',
    );
    for (const { userType, email, password } of accounts) lines.push(`  ${userType}  ${email}  ${password}`);
  } else if (!(await hasAdministrator(db))) {
    const link = await createAdministratorLink(db, 'first-administrator', config.publicUrl, clock());
    lines.push(
      '',
      'There is no administrator yet. This link makes the first one; it works once, within a week:',
      `  ${link}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Runs the site until it is told to stop (SIGTERM, SIGINT); then everything stops in order, or by the deadline. */
export async function runSite({
  demo = false,
  development = false,
  site,
}: Pick<ApplicationOptions, 'demo' | 'site'> & { readonly development?: boolean } = {}): Promise<void> {
  const config = readConfig(process.env);
  if (!demo && !development) requireSigningKey(config);
  const log = createLog(config.logLevel);
  const { database, dataDirectory, stop } = await startDatabase(config, log, demo);
  let application: Application | undefined;
  let stopping: Promise<void> | undefined;

  const end = (): Promise<void> => {
    stopping ??= (async () => {
      // Unref'd: it ends a process that hangs and keeps none alive.
      setTimeout(() => {
        log.error('stopping took too long');
        process.exit(1);
      }, stopDeadline).unref();
      await application?.close();
      await stop();
    })();
    return stopping;
  };

  try {
    application = await startApplication({
      config,
      log,
      database,
      signingKeys: (db) =>
        settleSigningKeys(db, demo ? null : configuredKeys(config), join(dataDirectory, 'signing-key')),
      mailDirectory: join(dataDirectory, 'mail'),
      demo,
      site,
    });
    await greet(application, demo);
  } catch (error) {
    await end();
    throw error;
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void end().then(() => {
        process.exit(0);
      });
    });
  }
}
