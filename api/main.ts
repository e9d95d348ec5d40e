import { join } from 'node:path';
import { startApplication } from './application.ts';
import type { Application, ApplicationOptions } from './application.ts';
import { readConfig } from './platform/config.ts';
import { startDatabase } from './platform/data/own-database.ts';
import { configuredKeys, requireSigningKey, settleSigningKeys } from './platform/keys/signing-keys.ts';
import { seedDemo } from './demo/seed.ts';
import { createLog } from './platform/log.ts';
import { createAdministratorLink } from './user-desk/administrator-link.ts';
import { hasAdministrator } from './users/store.ts';

/** After this time the process ends, even if something hangs. */
const stopDeadline = 20_000;

/** Prints the greeting in the terminal once the site answers. Secrets are printed, never logged. */
async function greet({ context, url }: Application, demo: boolean): Promise<void> {
  const { config, db, clock } = context;
  const lines = ['', `The site answers on ${config.publicUrl}`];
  if (demo) {
    process.stdout.write('Making up a year of families, payments, signatures and requests …\n');
    const startedAt = performance.now();
    const accounts = await seedDemo(context, url);
    const seconds = Math.ceil((performance.now() - startedAt) / 1000);
    lines.push(
      `(ready in ${String(seconds)} s; LOG_LEVEL=debug logs every request)`,
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
      'There is no administrator yet. This link creates the first one; it works once, within a week:',
      `  ${link}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Runs the site until it is told to stop (SIGTERM, SIGINT). Then everything stops in order, or at the deadline. */
export async function runSite({
  demo = false,
  development = false,
  site,
}: Pick<ApplicationOptions, 'demo' | 'site'> & { readonly development?: boolean } = {}): Promise<void> {
  const config = readConfig(process.env);
  if (!demo && !development) requireSigningKey(config);
  // People who try the demonstration look for its accounts on the terminal, not for a line per request.
  const log = createLog(demo && config.logLevel === 'info' ? 'warn' : config.logLevel);
  const { database, pooled, replica, dataDirectory, stop } = await startDatabase(config, log, demo);
  let application: Application | undefined;
  let stopping: Promise<void> | undefined;

  const end = (): Promise<void> => {
    stopping ??= (async () => {
      // Unref'd: the timer ends a hanging process but does not keep one alive.
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
      ...(pooled && { pooled }),
      ...(replica && { replica: { database: replica } }),
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
      // A service manager sends SIGTERM while visitors are connected. Ctrl+C stops at once.
      const drained = signal === 'SIGTERM' ? application.drain() : undefined;
      void Promise.resolve(drained)
        .then(end)
        .then(() => {
          process.exit(0);
        });
    });
  }
}
